#define _GNU_SOURCE
#include "keeping.h"
#include "CSignals.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <unistd.h>

// The kernel ends a process without a handler, and so without a word, when a thread that traps ignores or
// blocks the signal; and Ctrl-C does nothing where a scene ignores it. Definitions of functions in the
// program take precedence over those in the C library, so a scene's calls leave the command's signals as
// they are, and succeed. The definitions are weak so that a program can contain the C library.
#define OWN __attribute__((weak, visibility("default")))

typedef int (*set_action)(int, const struct sigaction *, struct sigaction *);
typedef int (*set_mask)(int, const sigset_t *, sigset_t *);

#define BIT(signal) (UINT32_C(1) << (signal))

// Signals 1 to 31 as bits. The owner is read after a fork as well, in whose child nothing is kept.
static _Atomic uint32_t kept;
static _Atomic pid_t owner;

void csignals_keep(int signal) {
    owner = getpid();
    kept |= BIT(signal);
}

// Sanitizers have definitions of their own, and need them.
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

int csignals_set(int signal, const struct sigaction *action) { return sigaction(signal, action, NULL); }

#else

static int is_kept(int signal) {
    return signal > 0 && signal < 32 && (kept & BIT(signal)) && getpid() == owner;
}

/// Returns the library's own function; NULL for none. Searched once, since a handler may not search.
static void *machine(const char *name, void *_Atomic *place) {
    void *function = *place;
    if (function == NULL) *place = function = dlsym(RTLD_NEXT, name);
    return function;
}

static int machine_action(int signal, const struct sigaction *action, struct sigaction *old) {
    static void *_Atomic place;
    set_action function = (set_action)machine("sigaction", &place);
    if (function != NULL) return function(signal, action, old);
    errno = ENOSYS;
    return -1;
}

int csignals_set(int signal, const struct sigaction *action) { return machine_action(signal, action, NULL); }

OWN int sigaction(int signal, const struct sigaction *action, struct sigaction *old) {
    return machine_action(signal, is_kept(signal) ? NULL : action, old);
}

OWN sighandler_t signal(int number, sighandler_t handler) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART}, old;
    sigemptyset(&action.sa_mask);
    sigaddset(&action.sa_mask, number);
    if (handler == SIG_ERR) {
        errno = EINVAL;
        return SIG_ERR;
    }
    return sigaction(number, &action, &old) == 0 ? old.sa_handler : SIG_ERR;
}

/// The signals that only the thread handles which causes them, or to which they are sent. Others may be
/// blocked: the command's thread for signals receives them.
static const uint32_t of_thread = BIT(SIGILL) | BIT(SIGTRAP) | BIT(SIGSEGV) | BIT(SIGBUS) | BIT(SIGFPE)
    | BIT(SIGABRT) | BIT(CSIGNALS_SAMPLE);

/// Sets a thread's mask with a function of the library, without the kept signals of threads.
static int mask(set_mask function, int how, const sigset_t *set, sigset_t *old) {
    if (function == NULL) return ENOSYS;
    if (set == NULL || how == SIG_UNBLOCK || getpid() != owner) return function(how, set, old);
    sigset_t rest = *set;
    for (int signal = 1; signal < 32; signal++) {
        if ((of_thread & BIT(signal)) && is_kept(signal)) sigdelset(&rest, signal);
    }
    return function(how, &rest, old);
}

OWN int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
    static void *_Atomic place;
    return mask((set_mask)machine("pthread_sigmask", &place), how, set, old);
}

OWN int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
    static void *_Atomic place;
    return mask((set_mask)machine("sigprocmask", &place), how, set, old);
}

#endif
