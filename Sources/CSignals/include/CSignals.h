// Handlers of signals. (In C because a handler may call only what is safe while any other function is
// interrupted, and of Swift code nobody can say that.)

#ifndef CSIGNALS_H
#define CSIGNALS_H

/// The most return addresses that are kept from either end of a stack.
#define CSIGNALS_DEPTH 48

/// A crash as its handler saw it.
typedef struct {
    /// The signal, such as SIGILL.
    int signal;
    /// Whether the stack was full.
    int is_stack_overflow;
    /// How many addresses follow: of the innermost frames first, then of the outermost.
    int count;
    const void *frames[2 * CSIGNALS_DEPTH];
} csignals_crash;

/// Opens the pipe through which handlers tell of signals: a byte each, the signal's number, or 0 for a crash.
/// - Returns: the descriptor to read from, or -1 without one.
int csignals_open(void);

/// Sends the numbers of a signal through the pipe from now on.
void csignals_watch(int signal);

/// Lets a crash wait until the process ends, six seconds at most, while the thread that calls this reports it.
void csignals_watch_crashes(void);

/// Gives the calling thread a stack for handlers, once, so that a full stack can be reported as well.
void csignals_use_own_stack(void);

/// The crash that happened.
const csignals_crash *csignals_last_crash(void);

/// Where an address lies.
typedef struct {
    /// The path of the program or library; NULL for none.
    const char *file;
    /// The address less the one at which the file was loaded.
    unsigned long offset;
    /// The symbol before it that the file shows to others; NULL for none.
    const char *symbol;
    /// Whether the file is the program itself.
    int is_program;
} csignals_place;

/// Asks the loader where an address lies. Not for handlers.
csignals_place csignals_find(const void *address);

#endif
