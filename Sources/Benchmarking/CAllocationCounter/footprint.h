// Live and peak bytes of all threads together, tracked only on demand.

#ifndef LAYOUTBENCH_FOOTPRINT_H
#define LAYOUTBENCH_FOOTPRINT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/// Whether live bytes are tracked; one relaxed load a request while they are not.
extern _Atomic bool footprint_is_tracked;

/// Adds to the live bytes of all threads, and raises the peak.
void change_footprint(int64_t bytes);

#endif
