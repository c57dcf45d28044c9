#define _GNU_SOURCE
#include "CSignals.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library's functions that end a process without the handlers of `on_exit`, or replace its program. A
// definition in the program takes precedence over that in the library, so a scene's call of one is seen. The
// definitions are weak so that a program can contain the C library. The library's own calls, as in
// `posix_spawn`, do not come here.
#define OWN __attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))

static int (*_Atomic refuse)(int code);
static int (*_Atomic refuse_program)(const char *function);
static void (*_Atomic machine_exit)(int code);
static int (*_Atomic machine_search)(const char *name, char *const arguments[], char *const environment[]);
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

// The handlers of `atexit` wait for threads that a child of `fork` does not have, and remove the files of its
// parent.
OWN void exit(int code) {
    if (owner != 0 && getpid() != owner) {
        fflush(NULL);
        csignals_exit(code);
    }
    void (*function)(int) = (void (*)(int))dlsym(RTLD_NEXT, "exit");
    if (function != NULL) function(code);
    csignals_exit(code);
}

OWN void _exit(int code) { leave(code); }

OWN void _Exit(int code) { leave(code); }

OWN void quick_exit(int code) { leave(code); }

void csignals_refuse_programs(int (*refusal)(const char *function)) {
    owner = getpid();
    // Found now: a child of `fork` may not search.
    machine_search = (int (*)(const char *, char *const[], char *const[]))dlsym(RTLD_NEXT, "execvpe");
    refuse_program = refusal;
}

static void check_program(const char *function) {
    int (*refusal)(const char *) = refuse_program;
    if (refusal != NULL && getpid() == owner) csignals_exit(refusal(function));
}

static int search(const char *name, char *const arguments[], char *const environment[]) {
    int (*function)(const char *, char *const[], char *const[]) = machine_search;
    if (function != NULL) return function(name, arguments, environment);
    errno = ENOSYS;
    return -1;
}

OWN int execve(const char *path, char *const arguments[], char *const environment[]) {
    check_program("execve");
    return (int)syscall(SYS_execve, path, arguments, environment);
}

OWN int execv(const char *path, char *const arguments[]) {
    check_program("execv");
    return (int)syscall(SYS_execve, path, arguments, environ);
}

OWN int execvpe(const char *name, char *const arguments[], char *const environment[]) {
    check_program("execvpe");
    return search(name, arguments, environment);
}

OWN int execvp(const char *name, char *const arguments[]) {
    check_program("execvp");
    return search(name, arguments, environ);
}

OWN int fexecve(int file, char *const arguments[], char *const environment[]) {
    check_program("fexecve");
    return (int)syscall(SYS_execveat, file, "", arguments, environment, AT_EMPTY_PATH);
}

void csignals_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
