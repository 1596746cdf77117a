// Samples the call stack of one thread by a timer.
//
// A timer of the wall clock interrupts the thread that started it; each sample weighs as much as the
// processor time that the thread has used since the last one, so that waiting counts nothing.
#ifndef TIME_SAMPLER_H
#define TIME_SAMPLER_H

#include <stddef.h>
#include <stdint.h>

// Starts sampling the calling thread.
//
// microseconds: the distance of samples, 100 or more. capacity: how many samples are kept; later
// ones are dropped. Returns 0, or -1 where the system has no such timer or no memory.
int time_sampler_start(int microseconds, size_t capacity);

// What the samples from now on belong to; -1, the first value, for nothing: they are not kept.
void time_sampler_set_phase(int phase);

// Stops sampling; the samples stay until the next start.
void time_sampler_stop(void);

// How many samples are kept.
size_t time_sampler_count(void);

// How many were dropped for want of room.
size_t time_sampler_dropped(void);

// Reads a sample: its phase, its weight in nanoseconds, and its frames, the innermost first.
//
// Returns the number of frames, at most `limit`.
int time_sampler_read(
    size_t index, int *phase, int64_t *nanoseconds, uintptr_t *frames, int limit);

// Where the program's own file was loaded.
uintptr_t time_sampler_program_base(void);

// The name of the file's or library's symbol at an address, or the library's own name in brackets.
//
// Returns whether the address lies in the program's own file, whose symbols are not all known here.
int time_sampler_symbol(uintptr_t address, char *buffer, size_t size);

#endif
