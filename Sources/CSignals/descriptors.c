#define _GNU_SOURCE
#include "CSignals.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// Code that closes all files, as a program does before it runs in the background, would close the pipes by
// which its crashes and loops are found, and the one for their message. Definitions of functions in the
// program take precedence over those in the C library, so the files that are kept stay open, and the calls
// succeed. Other files of the command are not known here. Without them it would wait without end for programs
// that have ended, or write into files of the scene, so code that closes numbers of no file is refused. The
// definitions are weak so that a program can contain the C library. Handlers of signals may call them.
#define OWN __attribute__((weak, visibility("default")))

enum { most_kept = 64, most_misses = 8 };

// Descriptors as bits. The owner is read after a fork as well, in whose child nothing is kept.
static _Atomic uint64_t kept;
static _Atomic pid_t owner;
static bool (*_Atomic is_code)(void);
static int (*_Atomic refuse)(const char *function);
static _Atomic int misses;

void csignals_keep_open(int descriptor) {
    owner = getpid();
    if (descriptor >= 0 && descriptor < most_kept) kept |= UINT64_C(1) << descriptor;
}

void csignals_refuse_closing(bool (*is_scene)(void), int (*refusal)(const char *function)) {
    owner = getpid();
    refuse = refusal;
    is_code = is_scene;
}

int csignals_is_in_scene(void) {
    bool (*is_scene)(void) = is_code;
    return is_scene != NULL && getpid() == owner && is_scene();
}

// Sanitizers have definitions of their own, and need them.
#if !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

static int is_kept(unsigned descriptor) {
    return descriptor < most_kept && (kept >> descriptor & 1) && getpid() == owner;
}

// Notes that code closes numbers of no file, or files of which it cannot know.
static void note(const char *function, int count) {
    if (!csignals_is_in_scene()) return;
    if ((misses += count) >= most_misses) csignals_exit(refuse(function));
}

OWN int close(int descriptor) {
    if (descriptor >= 0 && is_kept((unsigned)descriptor)) return 0;
    int result = (int)syscall(SYS_close, descriptor);
    if (result == 0 || errno != EBADF || descriptor < 0) return result;
    note("close", 1);
    errno = EBADF;
    return result;
}

OWN int close_range(unsigned first, unsigned last, int flags) {
    note("close_range", most_misses);
    unsigned begin = first;
    for (unsigned descriptor = first; descriptor < most_kept && descriptor <= last; descriptor++) {
        if (!is_kept(descriptor)) continue;
        if (begin < descriptor && syscall(SYS_close_range, begin, descriptor - 1, flags)) return -1;
        begin = descriptor + 1;
    }
    return begin <= last || last < first ? (int)syscall(SYS_close_range, begin, last, flags) : 0;
}

OWN void closefrom(int first) {
    note("closefrom", most_misses);
    close_range(first < 0 ? 0 : (unsigned)first, ~0U, 0);
}

#endif
