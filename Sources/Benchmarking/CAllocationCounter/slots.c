#include "slots.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#include "allocation_counter.h"

enum { slot_count = 1024 };

static counter_slot slots[slot_count];
// One more than the greatest index ever taken: where sums over the table may stop.
static _Atomic size_t used_slots = 1;
counter_slot *const shared_slot = &slots[0];

// Initial-exec: a dynamic model may allocate on a thread's first access, inside malloc itself.
static __thread counter_slot *own_slot __attribute__((tls_model("initial-exec")));

static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;

// What a thread allocates after this (later destructors, the C library's own clean-up) is counted
// in the shared slot.
static void release(void *pointer) {
  counter_slot *slot = pointer;
  own_slot = shared_slot;
  atomic_store_explicit(&slot->in_use, 0, memory_order_release);
}

static void make_key(void) { has_key = pthread_key_create(&key, release) == 0; }

static counter_slot *take_slot(void) {
  // Requests made while the slot is being taken must not come back here.
  own_slot = shared_slot;
  pthread_once(&key_once, make_key);
  if (!has_key) return shared_slot;
  for (size_t index = 1; index < slot_count; index++) {
    counter_slot *slot = &slots[index];
    uint32_t free_mark = 0;
    if (atomic_load_explicit(&slot->in_use, memory_order_relaxed) != 0) continue;
    if (!atomic_compare_exchange_strong_explicit(
            &slot->in_use, &free_mark, 1, memory_order_acquire, memory_order_relaxed)) {
      continue;
    }
    if (pthread_setspecific(key, slot) != 0) {
      atomic_store_explicit(&slot->in_use, 0, memory_order_release);
      return shared_slot;
    }
    size_t used = atomic_load_explicit(&used_slots, memory_order_relaxed);
    while (used <= index && !atomic_compare_exchange_weak_explicit(
                                &used_slots, &used, index + 1, memory_order_release,
                                memory_order_relaxed)) {
    }
    own_slot = slot;
    return slot;
  }
  return shared_slot;
}

counter_slot *current_slot(void) {
  counter_slot *slot = own_slot;
  return __builtin_expect(slot != NULL, 1) ? slot : take_slot();
}

static allocation_counts counts_of(counter_slot *slot) {
  return (allocation_counts){
      .requests = atomic_load_explicit(&slot->requests, memory_order_relaxed),
      .requested_bytes = atomic_load_explicit(&slot->requested_bytes, memory_order_relaxed),
      .frees = atomic_load_explicit(&slot->frees, memory_order_relaxed),
  };
}

allocation_counts allocation_counter_this_thread(void) { return counts_of(current_slot()); }

allocation_counts allocation_counter_all_threads(void) {
  allocation_counts total = {0};
  size_t used = atomic_load_explicit(&used_slots, memory_order_acquire);
  for (size_t index = 0; index < used; index++) {
    allocation_counts counts = counts_of(&slots[index]);
    total.requests += counts.requests;
    total.requested_bytes += counts.requested_bytes;
    total.frees += counts.frees;
  }
  return total;
}
