// jemalloc's header uses bool and size_t without including what declares them.
#ifndef LAYOUTBENCH_CJEMALLOC_SHIM_H
#define LAYOUTBENCH_CJEMALLOC_SHIM_H

#include <stdbool.h>
#include <stddef.h>

#include <jemalloc/jemalloc.h>

#endif
