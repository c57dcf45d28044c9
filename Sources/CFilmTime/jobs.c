#include <stddef.h>

#include "cfilmtime.h"

// Functions and variables of Swift's runtime. They are weak so that a program links without those that its
// version does not have.

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*check)(void *executor, void *witnesses);
typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*enqueue_after)(unsigned long long delay, void *job);
typedef SWIFT void (*enqueue_at)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds,
    int clock, void *job);

extern SWIFT void swift_job_run(void *job, void *executor, void *witnesses);
extern SWIFT uint64_t swift_task_getJobTaskId(void *job) __attribute__((weak));
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *, enqueue) __attribute__((weak));
extern SWIFT void (*swift_task_enqueueMainExecutor_hook)(void *, enqueue) __attribute__((weak));
extern SWIFT void (*swift_task_enqueueGlobalWithDelay_hook)(unsigned long long, void *, enqueue_after)
    __attribute__((weak));
extern SWIFT void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long, long long, long long, long long, int, void *, enqueue_at) __attribute__((weak));
extern SWIFT void (*swift_task_checkIsolated_hook)(void *, void *, check) __attribute__((weak));

void cfilmtime_perform(void *job) { swift_job_run(job, NULL, NULL); }

uint64_t cfilmtime_task(void *job) { return swift_task_getJobTaskId != NULL ? swift_task_getJobTaskId(job) : 0; }

static bool (*take)(void *job, bool is_main);
static bool (*take_later)(void *job, int64_t delay);

static SWIFT void enqueue_global(void *job, enqueue original) {
    if (!take(job, false)) original(job);
}

static SWIFT void enqueue_main(void *job, enqueue original) {
    if (!take(job, true)) original(job);
}

static SWIFT void enqueue_global_after(unsigned long long delay, void *job, enqueue_after original) {
    if (!take_later(job, delay > INT64_MAX ? INT64_MAX : (int64_t)delay)) original(delay, job);
}

static SWIFT void enqueue_global_at(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds,
    int clock, void *job, enqueue_at original) {
    const int64_t *now = cfilmtime_current().time;
    int64_t delay = 0;
    if (now != NULL
        && (__builtin_mul_overflow(seconds, 1000000000, &delay)
            || __builtin_add_overflow(delay, nanoseconds - *now, &delay))) {
        delay = INT64_MAX;
    }
    if (!take_later(job, delay))
        original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

/// Stops the program when the code does not run on the main thread, nor on a thread of a run.
static SWIFT void check_isolated(void *executor, void *witnesses, check original) {
    if (cfilmtime_current().thread == NULL) original(executor, witnesses);
}

void cfilmtime_hook(bool (*take_job)(void *, bool), bool (*take_job_later)(void *, int64_t)) {
    take = take_job;
    take_later = take_job_later;
    if (&swift_task_checkIsolated_hook) swift_task_checkIsolated_hook = check_isolated;
    if (&swift_task_enqueueGlobal_hook) swift_task_enqueueGlobal_hook = enqueue_global;
    if (&swift_task_enqueueMainExecutor_hook) swift_task_enqueueMainExecutor_hook = enqueue_main;
    if (&swift_task_enqueueGlobalWithDelay_hook) swift_task_enqueueGlobalWithDelay_hook = enqueue_global_after;
    if (&swift_task_enqueueGlobalWithDeadline_hook) swift_task_enqueueGlobalWithDeadline_hook = enqueue_global_at;
}

// Defined in FilmRuntime.
extern void cfilmtime_install(void) __attribute__((weak));

// In a constructor because no other thread may read the executors while they are replaced.
__attribute__((constructor)) static void install(void) {
    if (cfilmtime_install != NULL) cfilmtime_install();
}
