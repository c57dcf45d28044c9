#ifndef CSIGNALS_STACKS_H
#define CSIGNALS_STACKS_H

#include <signal.h>

/// Closes the end of the calling thread's stack, which `csignals_begin_steps` opens once it is full.
void csignals_close_reserve(void);

/// Opens the end of the calling thread's stack again.
void csignals_open_reserve(void);

/// Notes the libraries that `csignals_begin_steps` leaves.
void csignals_note_libraries(void);

/// In the handler of a crash: of a full stack within the C library or Swift's, opens the end of
/// the stack and lets the thread go on for one instruction. Returns nonzero when the handler has to return.
int csignals_begin_steps(const siginfo_t *info, void *context);

/// In the handler of a crash: lets a thread that goes on instruction by instruction go on until it has left
/// the library. Returns nonzero when the handler has to return.
int csignals_step(int signal, void *context);

#endif
