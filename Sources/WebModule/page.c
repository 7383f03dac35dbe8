// What the module has from its page, and what it goes without.
#include <stdint.h>

// The functions of mathematics: every page has them already, and they would be a tenth of the module.
#define FROM_PAGE(name) __attribute__((import_module("math"), import_name(#name)))
FROM_PAGE(sin) double page_sin(double x);
FROM_PAGE(cos) double page_cos(double x);
FROM_PAGE(atan2) double page_atan2(double y, double x);
FROM_PAGE(pow) double page_pow(double x, double y);
FROM_PAGE(log10) double page_log10(double x);

double sin(double x) { return page_sin(x); }
double cos(double x) { return page_cos(x); }
double atan2(double y, double x) { return page_atan2(y, x); }
double pow(double x, double y) { return page_pow(x, y); }
double log10(double x) { return page_log10(x); }

// Unicode's normal forms, which the standard library asks for when texts are compared, have tables of 28 KB. Here every text counts as
// normal: texts are alike where they are spelled alike, so an "é" of two scalars names another bar than an "é" of one.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
