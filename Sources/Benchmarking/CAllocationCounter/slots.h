// The table of counters: which slot a thread counts in, and how slots are reused.

#ifndef LAYOUTBENCH_SLOTS_H
#define LAYOUTBENCH_SLOTS_H

#include <stdatomic.h>
#include <stdint.h>

/// One thread's counters, alone on their cache line.
typedef struct {
  _Alignas(64) _Atomic uint64_t requests;
  _Atomic uint64_t requested_bytes;
  _Atomic uint64_t frees;
  _Atomic uint32_t in_use;
} counter_slot;

/// The slot of threads that have none of their own; written with atomic additions.
extern counter_slot *const shared_slot;

/// The calling thread's slot, taken on its first request.
counter_slot *current_slot(void);

/// Adds to a counter of the calling thread's slot.
static inline void add_to(counter_slot *slot, _Atomic uint64_t *counter, uint64_t amount) {
  if (slot == shared_slot) {
    atomic_fetch_add_explicit(counter, amount, memory_order_relaxed);
  } else {
    // Only this thread writes here, so a plain load and store lose nothing and need no lock prefix.
    uint64_t value = atomic_load_explicit(counter, memory_order_relaxed);
    atomic_store_explicit(counter, value + amount, memory_order_relaxed);
  }
}

#endif
