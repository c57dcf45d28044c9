#define _GNU_SOURCE
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Texts of dates in a film do not depend on the place of the machine. Foundation and the C library take the
// time zone from the environment: Foundation with getenv while it is loaded, before the constructor below,
// the C library past it. The definition is weak so that a program can contain the C library.

static char zone[] = "GMT";

__attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))
char *getenv(const char *name) {
    if (strcmp(name, "TZ") == 0) return zone;
    size_t length = strlen(name);
    for (char **entry = environ; entry != NULL && *entry != NULL; entry++) {
        if (strncmp(*entry, name, length) == 0 && (*entry)[length] == '=') return *entry + length + 1;
    }
    return NULL;
}

__attribute__((constructor)) static void set_zone(void) { setenv("TZ", zone, 1); }
