#define _GNU_SOURCE
#include "time_sampler.h"

#include <string.h>

#if defined(__linux__)

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { depth_limit = 192, handler_frames = 2 };

struct sample {
  int phase;
  int depth;
  int64_t nanoseconds;
  void *frames[depth_limit];
};

static struct sample *samples;
static size_t capacity;
static volatile size_t count;
static volatile size_t dropped;
static volatile int current_phase = -1;
static int64_t last_time;
static timer_t timer;
static int is_running;

static int64_t thread_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

// Calls nothing that may take a lock: `backtrace` was called once before, and so has its library.
static void take_sample(int signal) {
  (void)signal;
  int64_t now = thread_time();
  int64_t used = now - last_time;
  last_time = now;
  if (current_phase < 0 || used <= 0) return;
  if (count >= capacity) {
    dropped++;
    return;
  }
  struct sample *one = &samples[count];
  one->phase = current_phase;
  one->nanoseconds = used;
  one->depth = backtrace(one->frames, depth_limit);
  count++;
}

int time_sampler_start(int microseconds, size_t wanted) {
  if (is_running || microseconds < 100 || wanted == 0) return -1;
  free(samples);
  samples = calloc(wanted, sizeof *samples);
  if (!samples) return -1;
  capacity = wanted;
  count = dropped = 0;
  current_phase = -1;
  void *first[4];
  backtrace(first, 4);

  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = take_sample;
  action.sa_flags = SA_RESTART;
  if (sigaction(SIGPROF, &action, NULL)) return -1;
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGPROF;
  event.sigev_notify_thread_id = (int)syscall(SYS_gettid);
  if (timer_create(CLOCK_MONOTONIC, &event, &timer)) return -1;
  struct itimerspec times;
  memset(&times, 0, sizeof times);
  times.it_interval.tv_sec = microseconds / 1000000;
  times.it_interval.tv_nsec = (long)(microseconds % 1000000) * 1000;
  times.it_value = times.it_interval;
  last_time = thread_time();
  if (timer_settime(timer, 0, &times, NULL)) {
    timer_delete(timer);
    return -1;
  }
  is_running = 1;
  return 0;
}

void time_sampler_set_phase(int phase) {
  // What was used before belongs to no phase.
  last_time = thread_time();
  current_phase = phase;
}

void time_sampler_stop(void) {
  if (!is_running) return;
  current_phase = -1;
  timer_delete(timer);
  // A last signal may be under way.
  signal(SIGPROF, SIG_IGN);
  is_running = 0;
}

size_t time_sampler_count(void) { return count; }

size_t time_sampler_dropped(void) { return dropped; }

int time_sampler_read(
    size_t index, int *phase, int64_t *nanoseconds, uintptr_t *frames, int limit) {
  if (index >= count) return 0;
  const struct sample *one = &samples[index];
  *phase = one->phase;
  *nanoseconds = one->nanoseconds;
  int depth = 0;
  for (int i = handler_frames; i < one->depth && depth < limit; i++) {
    // A return address may already belong to what follows the call.
    uintptr_t address = (uintptr_t)one->frames[i];
    frames[depth] = i == handler_frames || address == 0 ? address : address - 1;
    depth++;
  }
  return depth;
}

uintptr_t time_sampler_program_base(void) {
  Dl_info info;
  return dladdr((void *)(uintptr_t)&time_sampler_start, &info) ? (uintptr_t)info.dli_fbase : 0;
}

int time_sampler_symbol(uintptr_t address, char *buffer, size_t size) {
  Dl_info info;
  if (!dladdr((void *)address, &info)) {
    snprintf(buffer, size, "[unknown]");
    return 0;
  }
  if (info.dli_sname) {
    snprintf(buffer, size, "%s", info.dli_sname);
  } else {
    const char *slash = info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
    snprintf(buffer, size, "[%s]", slash ? slash + 1 : "unknown");
  }
  return (uintptr_t)info.dli_fbase == time_sampler_program_base();
}

#else

int time_sampler_start(int microseconds, size_t capacity) {
  (void)microseconds;
  (void)capacity;
  return -1;
}
void time_sampler_set_phase(int phase) { (void)phase; }
void time_sampler_stop(void) {}
size_t time_sampler_count(void) { return 0; }
size_t time_sampler_dropped(void) { return 0; }
int time_sampler_read(
    size_t index, int *phase, int64_t *nanoseconds, uintptr_t *frames, int limit) {
  (void)index, (void)phase, (void)nanoseconds, (void)frames, (void)limit;
  return 0;
}
uintptr_t time_sampler_program_base(void) { return 0; }
int time_sampler_symbol(uintptr_t address, char *buffer, size_t size) {
  (void)address;
  if (size > 0) buffer[0] = 0;
  return 0;
}

#endif
