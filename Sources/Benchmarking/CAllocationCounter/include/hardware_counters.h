// Whether the processor's own counters can be read; most virtual machines hide them.

#ifndef LAYOUTBENCH_HARDWARE_COUNTERS_H
#define LAYOUTBENCH_HARDWARE_COUNTERS_H

#ifdef __cplusplus
extern "C" {
#endif

/// Tries to count the calling thread's instructions.
///
/// Returns 0 when they can be counted, else the error number: of no such device where the
/// processor has no counters, of missing rights where the kernel forbids it.
int hardware_counters_probe(void);

#ifdef __cplusplus
}
#endif

#endif
