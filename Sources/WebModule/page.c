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

// What is never come to: all texts are UTF-8 here, so none is one of Objective-C's, in UTF-16; and since each counts as normal, none is
// put into its normal form to be compared (two million pairs of accents, jamo, flags and their like were, and not one was). A function
// that a newer standard library calls otherwise is linked as it is.
#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
#define NEVER_AS(name, symbol) \
  __attribute__((swiftcall)) void name(void) __asm__(symbol); \
  __attribute__((swiftcall)) void name(void) { __builtin_trap(); }
#define NEVER(symbol) NEVER_AS(JOIN(never_, __COUNTER__), symbol)

NEVER("$eSS17UnicodeScalarViewV13_foreignIndex5afterSS0E0VAF_tF")
NEVER("$eSS8UTF8ViewV13_foreignCountSiyF")
NEVER("$eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF")
NEVER("$eSS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF")
NEVER("$eSS8UTF8ViewV13_foreignIndex_8offsetBy07limitedF0SS0D0VSgAG_SiAGtF")
NEVER("$eSS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF")
NEVER("$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF")
NEVER("$eSS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF")
NEVER("$eSS9UTF16ViewV13_foreignIndex5afterSS0D0VAF_tF")
NEVER("$eSS9UTF16ViewV13_foreignIndex6beforeSS0D0VAF_tF")
NEVER("$eSS9UTF16ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF")
NEVER("$es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF")
NEVER("$es11_StringGutsV16_foreignCopyUTF84intoSiSgSrys5UInt8VG_tF")
NEVER("$es11_StringGutsV18foreignScalarAlignySS5IndexVAEF")
NEVER("$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF")
NEVER("$es11_StringGutsV24_foreignConvertedToSmall33_408A76AB043BD3EFBAB6FAAAAA9B4914LLs01_fA0VyF")
NEVER("$es11_StringGutsV24loadUnmanagedBreadcrumbss0D0Vys01_aE0CGyF")
NEVER("$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF")
NEVER("$es11_StringGutsV29_foreignOpaqueCharacterStride33_9B33E3070A171641A00C549F4BD10D48LL10startingAtS2i_tF")
NEVER("$es11_StringGutsV29_foreignOpaqueCharacterStride33_9B33E3070A171641A00C549F4BD10D48LL8endingAtS2i_tF")
NEVER("$es11_StringGutsV29foreignErrorCorrectedGrapheme10startingAt06endingH0SJSi_SitF")
NEVER("$es16_StringGutsSliceV12_slowCompare4with9expectingSbAB_s01_A16ComparisonResultOtF")
