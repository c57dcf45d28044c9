// The film's time, random numbers and folders in place of the machine's, and access to jobs of Swift's
// concurrency. (In C because functions of the C library are replaced by those of the same names, and because
// Swift declares neither the hooks of its runtime nor the function that runs a job without an executor.)

#ifndef CFILMTIME_H
#define CFILMTIME_H

#include <stdbool.h>
#include <stdint.h>

/// The time, the jobs, the random numbers and the folders of the run whose code a thread executes.
typedef struct {
    /// The film's time in nanoseconds; null outside of runs.
    const int64_t *_Nullable time;
    /// The queue of the run's jobs; null outside of runs.
    void *_Nullable jobs;
    /// The state of the random numbers that code asks the system for; null outside of runs.
    uint64_t *_Nullable numbers;
    /// The path of the folder that code finds in place of the user's home, under a path that is the same in
    /// every run; null outside of runs.
    const char *_Nullable home;
    /// The path of the folder of temporary files, in that one; null outside of runs.
    const char *_Nullable temporary;
    /// The thread that code of the run has started and that executes it; null on the run's own.
    void *_Nullable thread;
    /// Lets that thread wait for a time in nanoseconds; null on the run's own, where code does not stop.
    void (*_Nullable sleep)(void *_Nullable thread, int64_t time);
} cfilmtime_run;

/// Returns the state of the run whose code this thread executes.
cfilmtime_run cfilmtime_current(void);

/// Makes this thread execute code of a run: its clocks show the run's time, and its random numbers and
/// folders are the run's.
/// - Returns: Those of the run before.
cfilmtime_run cfilmtime_enter(cfilmtime_run run);

/// Lets the path that code of every run finds in place of the user's home lead to the folder of a run, if
/// that has been made.
void cfilmtime_show(const char *_Nullable home);

/// Lets the path lead nowhere if it leads to the folder of a run, which ends.
void cfilmtime_hide(const char *_Nonnull home);

/// Returns the time in nanoseconds that code on this thread has waited for since the film's time changed: in
/// `Thread.sleep`, `sleep` or `usleep`, or in a loop that reads a clock. The clocks show it on top of the
/// film's time.
int64_t cfilmtime_delay(void);

/// Sets that time, for code that does not wait as long as the code before.
void cfilmtime_set_delay(int64_t delay);

/// Sets that time to 0, for code that does not wait for the code before.
void cfilmtime_end_delay(void);

/// Runs a job of code that no actor isolates.
void cfilmtime_perform(void *_Nonnull job);

/// Returns the number of the task to which a job belongs; 0 for none, such as that of an actor.
uint64_t cfilmtime_task(void *_Nonnull job);

/// Passes jobs to functions before Swift's runtime sees them, where the runtime has no replaceable executors
/// (Swift 6.2). The functions return whether they took the job; a delay is in nanoseconds.
void cfilmtime_hook(
    bool (*_Nonnull take)(void *_Nonnull job, bool is_main),
    bool (*_Nonnull take_later)(void *_Nonnull job, int64_t delay));

#endif
