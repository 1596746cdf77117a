// C++'s operators new and delete, on top of malloc and free.
//
// jemalloc defines these operators itself and would serve them past the counting functions, or,
// under a sanitizer, past the sanitizer's: a block from one allocator would then be given back to
// another. Their mangled names are ordinary identifiers. Running out of memory ends the process, as
// it does in Swift.

#include <stddef.h>
#include <stdlib.h>

#if defined(__linux__)

#include <malloc.h>

// Weak, so that a sanitizer's own operators, where there are some, come first.
#define OPERATOR __attribute__((visibility("default"), used, weak))

static void *new_block(size_t size) {
  void *pointer = malloc(size);
  if (pointer == NULL) abort();
  return pointer;
}

static void *new_aligned_block(size_t size, size_t alignment) {
  void *pointer = memalign(alignment, size);
  if (pointer == NULL) abort();
  return pointer;
}

OPERATOR void *_Znwm(size_t size) { return new_block(size); }
OPERATOR void *_Znam(size_t size) { return new_block(size); }
OPERATOR void *_ZnwmRKSt9nothrow_t(size_t size, const void *tag) { return malloc(size); }
OPERATOR void *_ZnamRKSt9nothrow_t(size_t size, const void *tag) { return malloc(size); }
OPERATOR void *_ZnwmSt11align_val_t(size_t size, size_t alignment) {
  return new_aligned_block(size, alignment);
}
OPERATOR void *_ZnamSt11align_val_t(size_t size, size_t alignment) {
  return new_aligned_block(size, alignment);
}
OPERATOR void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) {
  return memalign(alignment, size);
}
OPERATOR void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) {
  return memalign(alignment, size);
}

OPERATOR void _ZdlPv(void *pointer) { free(pointer); }
OPERATOR void _ZdaPv(void *pointer) { free(pointer); }
OPERATOR void _ZdlPvm(void *pointer, size_t size) { free(pointer); }
OPERATOR void _ZdaPvm(void *pointer, size_t size) { free(pointer); }
OPERATOR void _ZdlPvRKSt9nothrow_t(void *pointer, const void *tag) { free(pointer); }
OPERATOR void _ZdaPvRKSt9nothrow_t(void *pointer, const void *tag) { free(pointer); }
OPERATOR void _ZdlPvSt11align_val_t(void *pointer, size_t alignment) { free(pointer); }
OPERATOR void _ZdaPvSt11align_val_t(void *pointer, size_t alignment) { free(pointer); }
OPERATOR void _ZdlPvmSt11align_val_t(void *pointer, size_t size, size_t alignment) {
  free(pointer);
}
OPERATOR void _ZdaPvmSt11align_val_t(void *pointer, size_t size, size_t alignment) {
  free(pointer);
}
OPERATOR void _ZdlPvSt11align_val_tRKSt9nothrow_t(void *pointer, size_t alignment, const void *tag) {
  free(pointer);
}
OPERATOR void _ZdaPvSt11align_val_tRKSt9nothrow_t(void *pointer, size_t alignment, const void *tag) {
  free(pointer);
}

#endif
