// Counts every request to the C allocator, exactly and across all threads.
//
// The functions of the allocator (malloc and its relatives, C++'s operators new and delete) are
// defined here a second time. The program's own definitions come first in the dynamic linker's
// search, so every library calls these; each counts and hands the request on to the next
// definition, jemalloc's.
//
//   thread 1 ──▶ slot 1 ┐   one cache line each, written by its thread alone:
//   thread 2 ──▶ slot 2 ├─▶ no contention, no lost increment
//   …                   │
//   threads beyond the  │   shared by the rest, with atomic additions
//   table ─▶ slot 0     ┘
//
// A slot keeps its counts when its thread ends and is given to the next thread, so sums over the
// table only ever grow. Another thread's counts are read exactly once that thread was waited for
// (joined, or left a group): the wait orders its increments before the read.

#ifndef LAYOUTBENCH_ALLOCATION_COUNTER_H
#define LAYOUTBENCH_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What was asked of the allocator since the process started.
typedef struct {
  /// Successful requests for memory; a realloc is one request.
  uint64_t requests;
  /// The sum of the sizes asked for, in bytes; independent of the allocator's size classes.
  uint64_t requested_bytes;
  /// Blocks given back, those that a realloc replaced included.
  uint64_t frees;
} allocation_counts;

/// Live memory while it is tracked, in bytes the allocator set aside (rounded to size classes).
typedef struct {
  /// Bytes in use now minus bytes in use when tracking began; negative when older blocks went.
  int64_t live_bytes;
  /// The greatest value live_bytes had since tracking began; at least zero.
  int64_t peak_bytes;
} allocation_footprint;

/// Whether requests are counted at all: false under sanitizers, which bring their own allocator,
/// and on systems without symbol interposition.
bool allocation_counter_is_available(void);

/// The counts of the calling thread's slot.
allocation_counts allocation_counter_this_thread(void);

/// The counts of all threads that ever lived.
allocation_counts allocation_counter_all_threads(void);

/// Starts tracking live and peak bytes of all threads from zero; slows every request down.
void allocation_counter_start_footprint(void);

/// Stops tracking and returns what was found.
allocation_footprint allocation_counter_stop_footprint(void);

/// What was found so far; zeros when tracking is off.
allocation_footprint allocation_counter_footprint(void);

/// Makes the compiler believe that the value at pointer is used, without touching it.
static inline void allocation_counter_black_hole(const void *pointer) {
  __asm__ volatile("" : : "r"(pointer) : "memory");
}

#ifdef __cplusplus
}
#endif

#endif
