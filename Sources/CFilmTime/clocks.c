#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "cfilmtime.h"

// Date, ContinuousClock, SuspendingClock and Dispatch call these functions of the C library. A definition in
// the program takes precedence over that in the library, so code of a run sees the film's time, also that of
// other packages. Threads that execute no code of a run, and clocks of processor time, see the machine's.

/// The second of the day at which a film begins: January 1, 2001, Foundation's reference date.
#define FILM_BEGIN 978307200

/// The number of readings after which the film's time moves on, and by how much with each one more, in
/// nanoseconds: a loop that waits for the clock would never end.
#define PATIENCE 1000000
#define STEP 1000000

/// The longest sleep of a thread in seconds, about a year.
#define MOST_SECONDS 30000000

static _Thread_local cfilmtime_run current;

/// The time that this thread adds to that of a run until that changes, and the readings since then.
static _Thread_local struct {
    const int64_t *run;
    int64_t time, delay, readings;
} waiting;

cfilmtime_run cfilmtime_current(void) { return current; }

cfilmtime_run cfilmtime_enter(cfilmtime_run run) {
    cfilmtime_run before = current;
    current = run;
    cfilmtime_show(run.home);
    return before;
}

// The program's start calls these before sanitizers are ready.
#define PLAIN __attribute__((disable_sanitizer_instrumentation, visibility("default")))

PLAIN static int machine_time(clockid_t clock, struct timespec *time) {
    static int (*next)(clockid_t, struct timespec *);
    int (*function)(clockid_t, struct timespec *) = __atomic_load_n(&next, __ATOMIC_RELAXED);
    if (function == NULL) {
        function = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
        __atomic_store_n(&next, function, __ATOMIC_RELAXED);
    }
    return function != NULL ? function(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

/// Returns the place of what this thread adds to a time of its run.
PLAIN static int64_t *delay_since(int64_t now) {
    if (waiting.run != current.time || waiting.time != now) {
        waiting.run = current.time;
        waiting.time = now;
        waiting.delay = waiting.readings = 0;
    }
    return &waiting.delay;
}

int64_t cfilmtime_delay(void) { return current.time != NULL ? *delay_since(*current.time) : 0; }

void cfilmtime_set_delay(int64_t delay) {
    if (current.time != NULL) *delay_since(*current.time) = delay;
}

void cfilmtime_end_delay(void) { waiting.delay = waiting.readings = 0; }

/// Stores the film's time, and returns false when the clock is not the film's here.
PLAIN static bool film_time(clockid_t clock, struct timespec *time) {
    const int64_t *now = current.time;
    if (now == NULL) return false;
    int64_t begin;
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
        begin = FILM_BEGIN;
        break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME:
        begin = 0;
        break;
    default:
        return false;
    }
    int64_t *delay = delay_since(*now);
    if (++waiting.readings > PATIENCE) *delay += STEP;
    time->tv_sec = begin + (*now + *delay) / 1000000000;
    time->tv_nsec = (*now + *delay) % 1000000000;
    return true;
}

PLAIN int clock_gettime(clockid_t clock, struct timespec *time) {
    return film_time(clock, time) ? 0 : machine_time(clock, time);
}

PLAIN int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec precise;
    int result = clock_gettime(CLOCK_REALTIME, &precise);
    time->tv_sec = precise.tv_sec;
    time->tv_usec = precise.tv_nsec / 1000;
    return result;
}

// Code takes differences of it, and expects those of the time that its work took: the film's, which does not
// depend on the machine.
PLAIN clock_t clock(void) {
    struct timespec precise;
    bool is_film = film_time(CLOCK_MONOTONIC, &precise);
    if (!is_film && machine_time(CLOCK_PROCESS_CPUTIME_ID, &precise) != 0) return -1;
    return precise.tv_sec * CLOCKS_PER_SEC + precise.tv_nsec / (1000000000 / CLOCKS_PER_SEC);
}

PLAIN time_t time(time_t *seconds) {
    struct timespec precise;
    clock_gettime(CLOCK_REALTIME, &precise);
    if (seconds != NULL) *seconds = precise.tv_sec;
    return precise.tv_sec;
}

// Foundation's Thread.sleep calls nanosleep until the clock shows the end. In a run none of these functions
// takes any of the machine's time.
PLAIN int nanosleep(const struct timespec *duration, struct timespec *left) {
    if (current.time == NULL) {
        int error = clock_nanosleep(CLOCK_REALTIME, 0, duration, left);
        if (error != 0) errno = error;
        return error == 0 ? 0 : -1;
    }
    int64_t seconds = duration->tv_sec < MOST_SECONDS ? duration->tv_sec : MOST_SECONDS;
    int64_t time = seconds * 1000000000 + duration->tv_nsec;
    if (current.sleep != NULL) {
        current.sleep(current.thread, time);
    } else {
        *delay_since(*current.time) += time;
    }
    return 0;
}

PLAIN unsigned int sleep(unsigned int seconds) {
    struct timespec duration = {.tv_sec = seconds}, left = {0};
    return nanosleep(&duration, &left) == 0 ? 0 : (unsigned int)left.tv_sec + (left.tv_nsec > 0);
}

PLAIN int usleep(useconds_t microseconds) {
    struct timespec duration = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
    return nanosleep(&duration, NULL);
}
