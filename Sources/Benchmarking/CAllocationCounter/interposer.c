// The second definitions of the allocator's functions: count, then hand on.
//
// While the next definitions are being looked up, dlsym may itself ask for memory: such requests
// are served from a static buffer, are not counted, and are never given back.

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "allocation_counter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define UNDER_SANITIZER 1
#endif
#endif

#if defined(__linux__) && !defined(UNDER_SANITIZER)

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "footprint.h"
#include "slots.h"

#define EXPORTED __attribute__((visibility("default"), used))

bool allocation_counter_is_available(void) { return true; }

// The next definitions -------------------------------------------------------------------------

static struct {
  void *(*malloc)(size_t);
  void *(*calloc)(size_t, size_t);
  void *(*realloc)(void *, size_t);
  void (*free)(void *);
  int (*posix_memalign)(void **, size_t, size_t);
  void *(*aligned_alloc)(size_t, size_t);
  void *(*memalign)(size_t, size_t);
  void *(*valloc)(size_t);
  size_t (*malloc_usable_size)(void *);
} next;

static _Atomic bool is_ready;
static __thread bool is_looking_up __attribute__((tls_model("initial-exec")));

static void look_up(void) {
  is_looking_up = true;
  // Each line writes the same value whichever thread comes first, so a race is harmless.
  next.malloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
  next.calloc = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");
  next.realloc = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
  next.free = (void (*)(void *))dlsym(RTLD_NEXT, "free");
  next.posix_memalign = (int (*)(void **, size_t, size_t))dlsym(RTLD_NEXT, "posix_memalign");
  next.aligned_alloc = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "aligned_alloc");
  next.memalign = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "memalign");
  next.valloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "valloc");
  next.malloc_usable_size = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
  if (!next.malloc || !next.calloc || !next.realloc || !next.free || !next.posix_memalign ||
      !next.aligned_alloc || !next.memalign || !next.valloc || !next.malloc_usable_size) {
    abort();
  }
  atomic_store_explicit(&is_ready, true, memory_order_release);
  is_looking_up = false;
}

/// False while this thread is inside the look-up, when only the boot buffer can serve.
static inline bool has_next(void) {
  if (__builtin_expect(atomic_load_explicit(&is_ready, memory_order_acquire), 1)) return true;
  if (is_looking_up) return false;
  look_up();
  return true;
}

// The boot buffer --------------------------------------------------------------------------------

enum { boot_capacity = 64 * 1024, boot_alignment = 64 };

static _Alignas(boot_alignment) char boot_buffer[boot_capacity];
static _Atomic size_t boot_used;

static bool is_boot(const void *pointer) {
  return (const char *)pointer >= boot_buffer && (const char *)pointer < boot_buffer + boot_capacity;
}

/// Zeroed memory, aligned to 64 bytes; the process ends when the buffer does, with no way to say so.
static void *boot_allocate(size_t size) {
  if (size > boot_capacity) abort();
  size_t rounded = (size + boot_alignment - 1) / boot_alignment * boot_alignment;
  size_t offset = atomic_fetch_add_explicit(&boot_used, rounded, memory_order_relaxed);
  if (offset + rounded > boot_capacity) abort();
  return boot_buffer + offset;
}

// Counting ---------------------------------------------------------------------------------------

static inline void count_request(void *pointer, size_t size) {
  if (pointer == NULL) return;
  counter_slot *slot = current_slot();
  add_to(slot, &slot->requests, 1);
  add_to(slot, &slot->requested_bytes, size);
  if (__builtin_expect(atomic_load_explicit(&footprint_is_tracked, memory_order_relaxed), 0)) {
    change_footprint((int64_t)next.malloc_usable_size(pointer));
  }
}

static inline void count_free(void *pointer) {
  counter_slot *slot = current_slot();
  add_to(slot, &slot->frees, 1);
  if (__builtin_expect(atomic_load_explicit(&footprint_is_tracked, memory_order_relaxed), 0)) {
    change_footprint(-(int64_t)next.malloc_usable_size(pointer));
  }
}

// C ----------------------------------------------------------------------------------------------

EXPORTED void *malloc(size_t size) {
  if (!has_next()) return boot_allocate(size);
  void *pointer = next.malloc(size);
  count_request(pointer, size);
  return pointer;
}

EXPORTED void *calloc(size_t count, size_t size) {
  if (!has_next()) {
    size_t total;
    return __builtin_mul_overflow(count, size, &total) ? NULL : boot_allocate(total);
  }
  void *pointer = next.calloc(count, size);
  count_request(pointer, count * size);
  return pointer;
}

EXPORTED void free(void *pointer) {
  if (pointer == NULL || is_boot(pointer)) return;
  // A block that is not from the boot buffer came from the next allocator, so it was looked up.
  count_free(pointer);
  next.free(pointer);
}

EXPORTED void *realloc(void *old, size_t size) {
  if (old == NULL) return malloc(size);
  if (is_boot(old)) {
    size_t rest = (size_t)(boot_buffer + boot_capacity - (char *)old);
    void *moved = malloc(size);
    if (moved != NULL) memcpy(moved, old, size < rest ? size : rest);
    return moved;
  }
  bool is_tracked = atomic_load_explicit(&footprint_is_tracked, memory_order_relaxed);
  int64_t old_size = is_tracked ? (int64_t)next.malloc_usable_size(old) : 0;
  void *pointer = next.realloc(old, size);
  // A failed realloc leaves the old block alone; one to size zero gives it back.
  if (pointer == NULL && size != 0) return NULL;
  if (is_tracked) change_footprint(-old_size);
  counter_slot *slot = current_slot();
  add_to(slot, &slot->frees, 1);
  count_request(pointer, size);
  return pointer;
}

EXPORTED int posix_memalign(void **result, size_t alignment, size_t size) {
  if (!has_next()) {
    if (alignment > boot_alignment) return ENOMEM;
    *result = boot_allocate(size);
    return 0;
  }
  int status = next.posix_memalign(result, alignment, size);
  if (status == 0) count_request(*result, size);
  return status;
}

#define ALIGNED(name)                                                             \
  EXPORTED void *name(size_t alignment, size_t size) {                            \
    if (!has_next()) return alignment > boot_alignment ? NULL : boot_allocate(size); \
    void *pointer = next.name(alignment, size);                                   \
    count_request(pointer, size);                                                 \
    return pointer;                                                               \
  }

ALIGNED(aligned_alloc)
ALIGNED(memalign)

EXPORTED void *valloc(size_t size) {
  if (!has_next()) return NULL;
  void *pointer = next.valloc(size);
  count_request(pointer, size);
  return pointer;
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
