#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "cfilmtime.h"

// Swift's SystemRandomNumberGenerator, UUID and arc4random ask the kernel for random numbers, through the
// functions below. A definition in the program takes precedence over that in the library, so code of a run
// gets the film's numbers, the same in every run, also in other packages. Threads that execute no code of a
// run get the kernel's. The definitions are weak so that a program can contain the libraries.
#define OWN __attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))

__attribute__((disable_sanitizer_instrumentation))
static long machine_call(long number, const long *arguments) {
    static long (*next)(long, ...);
    long (*function)(long, ...) = __atomic_load_n(&next, __ATOMIC_RELAXED);
    if (function == NULL) {
        function = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
        if (function == NULL) {
            errno = ENOSYS;
            return -1;
        }
        __atomic_store_n(&next, function, __ATOMIC_RELAXED);
    }
    return function(
        number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

/// Stores numbers of the film, by SplitMix64 as in FilmRandom, and returns false outside of runs.
__attribute__((disable_sanitizer_instrumentation))
static bool film_bytes(void *bytes, size_t count) {
    uint64_t *state = cfilmtime_current().numbers;
    if (state == NULL) return false;
    for (size_t place = 0; place < count; place += 8) {
        uint64_t mixed = *state += 0x9E3779B97F4A7C15;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        mixed ^= mixed >> 31;
        memcpy((char *)bytes + place, &mixed, count - place < 8 ? count - place : 8);
    }
    return true;
}

OWN long syscall(long number, ...) {
    long values[6];
    va_list arguments;
    va_start(arguments, number);
    for (int index = 0; index < 6; index++) values[index] = va_arg(arguments, long);
    va_end(arguments);
    if (number == SYS_getrandom && film_bytes((void *)values[0], (size_t)values[1])) return values[1];
    return machine_call(number, values);
}

OWN ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
    return syscall(SYS_getrandom, bytes, count, flags);
}

/// Stores random bytes of the film or the kernel, which gives up to 256 in one piece.
OWN int getentropy(void *bytes, size_t count) {
    if (count > 256) {
        errno = EIO;
        return -1;
    }
    return getrandom(bytes, count, 0) == (ssize_t)count ? 0 : -1;
}

OWN void arc4random_buf(void *bytes, size_t count) {
    for (size_t place = 0; place < count; place += 256) {
        size_t rest = count - place < 256 ? count - place : 256;
        while (getentropy((char *)bytes + place, rest) != 0) {}
    }
}

OWN uint32_t arc4random(void) {
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

OWN uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // The numbers below the remainder would make the first values likelier.
    uint32_t least = -bound % bound, number;
    do number = arc4random();
    while (number < least);
    return number % bound;
}

// What UUID and NSUUID of Foundation call, which read the file of the kernel's random numbers: version 4 of
// RFC 9562, section 5.4.
OWN void _foundation_uuid_generate_random(unsigned char identifier[16]) {
    arc4random_buf(identifier, 16);
    identifier[6] = (identifier[6] & 0x0F) | 0x40;
    identifier[8] = (identifier[8] & 0x3F) | 0x80;
}

OWN void _cf_uuid_generate_random(unsigned char identifier[16]) {
    _foundation_uuid_generate_random(identifier);
}

OWN void uuid_generate_random(unsigned char identifier[16]) { _foundation_uuid_generate_random(identifier); }
