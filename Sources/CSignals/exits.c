#define _GNU_SOURCE
#include "CSignals.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library's functions that end a process without the handlers of `on_exit`. A definition in the program
// takes precedence over that in the library, so a scene's call of one is seen. The definitions are weak so
// that a program can contain the C library.
#define OWN __attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))

static int (*_Atomic refuse)(int code);
static void (*_Atomic machine_exit)(int code);
// Read after a fork as well, in whose child nothing is refused.
static _Atomic pid_t owner;

void csignals_refuse_exit(int (*refusal)(int code)) {
    owner = getpid();
    // Found now: a handler of signals may not search.
    machine_exit = (void (*)(int))dlsym(RTLD_NEXT, "_exit");
    refuse = refusal;
}

void csignals_exit(int code) {
    void (*function)(int) = machine_exit;
    if (function != NULL) function(code);
    for (;;) syscall(SYS_exit_group, code);
}

static _Noreturn void leave(int code) {
    int (*refusal)(int) = refuse;
    csignals_exit(refusal != NULL && getpid() == owner ? refusal(code) : code);
}

OWN void _exit(int code) { leave(code); }

OWN void _Exit(int code) { leave(code); }

OWN void quick_exit(int code) { leave(code); }
