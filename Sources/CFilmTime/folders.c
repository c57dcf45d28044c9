#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cfilmtime.h"

// Foundation looks for the user's home and for the folder of temporary files with secure_getenv, whenever
// code asks for one. A definition in the program takes precedence over that in the library, so code of a
// run finds folders of its own. They are empty at its beginning, so that a film does not depend on what
// others have written. Threads that execute no code of a run see the environment, and so does getenv, with
// which other libraries look for fonts and caches. The definition is weak so that a program can contain the
// C library.

/// The folders that an app finds on a device.
static const char *const folders[] = {
    "", "/Documents", "/Library", "/Library/Application Support", "/Library/Caches", "/tmp",
};

/// Makes the run's folders that are missing: most films never ask for one.
__attribute__((disable_sanitizer_instrumentation)) static void make_folders(const char *home) {
    char path[4096];
    for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
        int length = snprintf(path, sizeof path, "%s%s", home, folders[index]);
        if (length > 0 && length < (int)sizeof path) mkdir(path, 0700);
    }
}

// Code sees one path in every run and process, although the folders differ: that of a descriptor, which leads
// to the folder of the run whose code is executed. Runs are executed one at a time.

/// The descriptor. Where it is taken, not allowed by `ulimit -n`, or where there is no /proc, code sees the
/// folder's own path.
#define PLACE 250
#define SHOWN "/proc/self/fd/250"

/// The home that the descriptor leads to; null for none.
static const char *_Atomic shown;

/// True once code of any run has asked for its home.
static _Atomic bool is_used;

/// Lets the descriptor lead to the folder of a run, and returns whether it does.
__attribute__((disable_sanitizer_instrumentation)) static bool show(const char *home) {
    is_used = true;
    if (shown == home) return true;
    if (shown == NULL && fcntl(PLACE, F_GETFD) >= 0) return false;
    int folder = open(home, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return false;
    bool isShown = dup3(folder, PLACE, O_CLOEXEC) >= 0 && access(SHOWN "/tmp", X_OK) == 0;
    close(folder);
    if (isShown) shown = home;
    return isShown;
}

void cfilmtime_show(const char *home) {
    if (is_used && home != NULL && shown != home && access(home, F_OK) == 0) show(home);
}

void cfilmtime_hide(const char *home) {
    if (shown != home) return;
    close(PLACE);
    shown = NULL;
}

__attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))
char *secure_getenv(const char *name) {
    cfilmtime_run run = cfilmtime_current();
    bool isHome = strcmp(name, "CFFIXED_USER_HOME") == 0;
    if (run.home != NULL && (isHome || strcmp(name, "TMPDIR") == 0)) {
        make_folders(run.home);
        if (show(run.home)) return isHome ? SHOWN : SHOWN "/tmp";
        return (char *)(isHome ? run.home : run.temporary);
    }
    return getuid() == geteuid() && getgid() == getegid() ? getenv(name) : NULL;
}
