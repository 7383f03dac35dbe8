// The module's memory: what Swift asks of a C library, in a twentieth of the code of one that serves threads, too.
//
// Small blocks, which come and go by the thousand, lie in lists by their size and are cut from slabs. Large ones lie in one list by their
// address, in which neighbours become one again: the first that is large enough serves.
#include <stddef.h>
#include <stdint.h>

// A block: its size, head included, and while nobody has it the next one of its list. What is lent begins behind the head of 8 bytes,
// at a multiple of 16.
typedef struct block {
  uint32_t size;
  uint32_t unused;
  struct block *next;
} block;

enum { HEAD = 8, STEP = 16, LARGEST_SMALL = 1024, SLAB = 4096, PAGE = 65536 };

extern char __heap_base;

static block *smalls[LARGEST_SMALL / STEP + 1];
static block *larges;
static uint32_t fresh, fresh_end, memory_end;

static void put_small(block *freed) {
  freed->next = smalls[freed->size / STEP];
  smalls[freed->size / STEP] = freed;
}

static void put_large(block *freed) {
  block *before = 0, **place = &larges;
  while (*place && *place < freed) {
    before = *place;
    place = &before->next;
  }
  block *after = *place;
  freed->next = after;
  *place = freed;
  if (after && (uint32_t)freed + freed->size == (uint32_t)after) {
    freed->size += after->size;
    freed->next = after->next;
  }
  if (before && (uint32_t)before + before->size == (uint32_t)freed) {
    before->size += freed->size;
    before->next = freed->next;
  }
}

// The end of what blocks may lie in: heads are 8 bytes before a multiple of 16.
static uint32_t end(void) { return (uint32_t)__builtin_wasm_memory_size(0) * PAGE - HEAD; }

// Makes room for a block of a size at the memory's end; 0 where there is none.
static int grow(uint32_t size) {
  uint32_t from = memory_end ? memory_end : (((uint32_t)&__heap_base + STEP - 1) & -STEP) + HEAD;
  if (end() - from < size) {
    uint32_t pages = (size - (end() - from) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  memory_end = end();
  block *added = (block *)from;
  added->size = memory_end - from;
  put_large(added);
  return 1;
}

static block *take_large(uint32_t size) {
  do {
    for (block **place = &larges; *place; place = &(*place)->next) {
      block *found = *place;
      if (found->size < size) continue;
      block *rest = found->next;
      if (found->size - size > LARGEST_SMALL) {
        rest = (block *)((uint32_t)found + size);
        rest->size = found->size - size;
        rest->next = found->next;
        found->size = size;
      }
      *place = rest;
      return found;
    }
  } while (grow(size));
  return 0;
}

static block *take_small(uint32_t size) {
  block *found = smalls[size / STEP];
  if (found) {
    smalls[size / STEP] = found->next;
    return found;
  }
  if (fresh_end - fresh < size) {
    block *slab = take_large(SLAB);
    if (!slab) return 0;
    // What is left of the last slab is a block of some size, too.
    if (fresh_end > fresh) {
      ((block *)fresh)->size = fresh_end - fresh;
      put_small((block *)fresh);
    }
    fresh = (uint32_t)slab;
    fresh_end = fresh + slab->size;
  }
  found = (block *)fresh;
  found->size = size;
  fresh += size;
  return found;
}

int posix_memalign(void **lent, size_t alignment, size_t count) {
  // Nothing here asks for more than 16, and half of all addresses are the most that a chart has use for.
  if (alignment > STEP || count > INT32_MAX) return 12;
  uint32_t size = (count + HEAD + STEP - 1) & -STEP;
  block *found = size <= LARGEST_SMALL ? take_small(size) : take_large(size);
  if (!found) return 12;
  *lent = (char *)found + HEAD;
  return 0;
}

void free(void *lent) {
  if (!lent) return;
  block *freed = (block *)((char *)lent - HEAD);
  if (freed->size <= LARGEST_SMALL) put_small(freed); else put_large(freed);
}
