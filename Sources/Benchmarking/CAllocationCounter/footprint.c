#include "footprint.h"

#include "allocation_counter.h"

_Atomic bool footprint_is_tracked;
static _Atomic int64_t live_bytes;
static _Atomic int64_t peak_bytes;

// One counter for all threads: a peak is a property of the process, and the sum of each thread's
// own peak is not it. The contention is paid in a pass of its own, which is not timed.
void change_footprint(int64_t bytes) {
  int64_t live = atomic_fetch_add_explicit(&live_bytes, bytes, memory_order_relaxed) + bytes;
  int64_t peak = atomic_load_explicit(&peak_bytes, memory_order_relaxed);
  while (live > peak && !atomic_compare_exchange_weak_explicit(
                            &peak_bytes, &peak, live, memory_order_relaxed,
                            memory_order_relaxed)) {
  }
}

void allocation_counter_start_footprint(void) {
  atomic_store_explicit(&footprint_is_tracked, false, memory_order_relaxed);
  atomic_store_explicit(&live_bytes, 0, memory_order_relaxed);
  atomic_store_explicit(&peak_bytes, 0, memory_order_relaxed);
  atomic_store_explicit(&footprint_is_tracked, true, memory_order_seq_cst);
}

allocation_footprint allocation_counter_footprint(void) {
  if (!atomic_load_explicit(&footprint_is_tracked, memory_order_relaxed)) {
    return (allocation_footprint){0};
  }
  return (allocation_footprint){
      .live_bytes = atomic_load_explicit(&live_bytes, memory_order_relaxed),
      .peak_bytes = atomic_load_explicit(&peak_bytes, memory_order_relaxed),
  };
}

allocation_footprint allocation_counter_stop_footprint(void) {
  allocation_footprint found = allocation_counter_footprint();
  atomic_store_explicit(&footprint_is_tracked, false, memory_order_relaxed);
  return found;
}
