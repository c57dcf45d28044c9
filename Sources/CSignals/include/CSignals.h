// Signal handlers. (In C because a handler may call async-signal-safe functions only, and Swift code
// guarantees nothing of the kind.)

#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

/// The signal by which the place of a running thread is recorded.
#define CSIGNALS_SAMPLE SIGUSR2

/// The largest number of return addresses kept from each end of a stack.
#define CSIGNALS_DEPTH 48

/// The addresses of a stack.
typedef struct {
    /// The number of addresses in `frames`: of the innermost frames first, then of the outermost.
    int count;
    const void *frames[2 * CSIGNALS_DEPTH];
} csignals_stack;

/// A crash as recorded by its handler.
typedef struct {
    /// The signal, such as SIGILL.
    int signal;
    /// Nonzero when the stack overflowed.
    int is_stack_overflow;
    /// The stack by the tables for exceptions, which all functions have, those of the C library included;
    /// empty when they could not be read.
    csignals_stack unwound;
    /// The stack along the frame pointers, which Swift's functions have. It ends early where functions of C
    /// use that register for something else.
    csignals_stack linked;
} csignals_crash;

/// Opens the pipe through which handlers report signals, one byte each: the signal's number, or 0 for a
/// crash. The pipe and the standard descriptors stay open until the end of the process.
/// - Returns: The descriptor to read from; -1 when a pipe cannot be opened.
int csignals_open(void);

/// Keeps what this process does with a signal from 1 to 31: from now on `sigaction` and `signal` succeed
/// without a change, and `pthread_sigmask` and `sigprocmask` do not block the signals of crashes. Children of
/// `fork` may change and block all.
void csignals_keep(int signal);

/// Keeps a descriptor below 64 open: from now on `close`, `closefrom` and `close_range` succeed without
/// closing it. Children of `fork` close it.
void csignals_keep_open(int descriptor);

/// Calls a function when a scene's code closes all files, or again and again numbers of no file, on the
/// thread of that code. The process ends with the code that the function returns. Another function returns
/// whether a scene's code runs on the calling thread.
void csignals_refuse_closing(bool (*is_scene)(void), int (*refusal)(const char *function));

/// Returns nonzero when a scene's code runs on the calling thread. Threads that it creates get stacks of
/// their own for handlers, as by `csignals_use_own_stack`.
int csignals_is_in_scene(void);

/// Installs a handler that writes a signal's number to the pipe.
void csignals_watch(int signal);

/// Installs handlers of crashes, and keeps them. A crashed thread waits until the process ends, 20 s at most,
/// while the thread that calls this function reports the crash.
void csignals_watch_crashes(void);

/// Records the place of a running thread as if it had crashed there, with the signal `CSIGNALS_SAMPLE`, and
/// reports it through the pipe; the thread goes on.
/// - Returns: Zero when the thread cannot be reached.
int csignals_sample(pthread_t thread);

/// Returns the seconds that a thread has computed since its start; -1 when they are not known.
double csignals_seconds_of(pthread_t thread);

/// Returns true when a thread waits, as for a lock or a file, and false when it computes or other programs
/// have the processors; true when it is not known.
bool csignals_waits(pthread_t thread);

/// Returns the seconds that one thread has computed since the call before: the one that has computed most
/// among those that a scene's code has started.
double csignals_seconds_of_busiest(void);

/// Records the place of the thread of `csignals_seconds_of_busiest`, as `csignals_sample` does.
/// - Returns: Zero when the thread has ended or cannot be reached.
int csignals_sample_busiest(void);

/// Sets up a signal stack for the calling thread, once per thread, so that stack overflows can be reported as
/// well, and lets `csignals_sample` reach the thread.
void csignals_use_own_stack(void);

/// Returns the record of the crash, once its stacks are complete, or after two seconds without the unwound
/// one.
csignals_crash csignals_last_crash(void);

/// Writes what is printed but still in the memory of standard output. It waits neither for a thread that is
/// printing nor for a reader who does not read. Not async-signal-safe: handlers must not call it.
void csignals_write_printed(void);

/// Writes what is printed but still in the memory of standard output, however long its reader takes. It does
/// not wait for a thread that is printing.
void csignals_finish_printed(void);

/// Calls a function when code of this process ends it with `_exit`, `_Exit` or `quick_exit`, on the thread of
/// that code. The process ends with the code that the function returns. Children of `fork` end as they do
/// without it, but without handlers.
void csignals_refuse_exit(int (*refusal)(int code));

/// Calls a function with the name of `execv` or one like it when code of this process calls it to replace the
/// program, on the thread of that code. The process ends with the code that the function returns. Children of
/// `fork` replace theirs as they do without it.
void csignals_refuse_programs(int (*refusal)(const char *function));

/// Makes this process the parent of each process whose parent ends and that descends from this one, as of a
/// program that a shell leaves in the background.
void csignals_adopt_orphans(void);

/// Ends the process at once, without handlers.
_Noreturn void csignals_exit(int code);

/// The location of an address.
typedef struct {
    /// The path of the program or library that contains it; NULL for none.
    const char *file;
    /// The offset of the address from the address at which the file is loaded.
    unsigned long offset;
    /// The nearest exported symbol before it; NULL for none.
    const char *symbol;
    /// Nonzero when the file is the program itself.
    int is_program;
} csignals_place;

/// Returns the location of an address, from the dynamic loader. Not async-signal-safe: handlers must not call
/// it.
csignals_place csignals_find(const void *address);

#endif
