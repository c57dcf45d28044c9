#define _GNU_SOURCE
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

__attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))
char *secure_getenv(const char *name) {
    cfilmtime_run run = cfilmtime_current();
    const char *folder = NULL;
    if (run.home != NULL && strcmp(name, "CFFIXED_USER_HOME") == 0) folder = run.home;
    if (run.home != NULL && strcmp(name, "TMPDIR") == 0) folder = run.temporary;
    if (folder != NULL) {
        make_folders(run.home);
        return (char *)folder;
    }
    return getuid() == geteuid() && getgid() == getegid() ? getenv(name) : NULL;
}
