#define _GNU_SOURCE
#include "CSignals.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

// A thread whose stack is full cannot call the handler of the signal on it, and the kernel ends the process
// without a word. A definition in the program takes precedence over that in the C library, so each thread
// gets a stack for handlers before its code runs. The definition is weak so that a program can contain the C
// library.
#define OWN __attribute__((weak, visibility("default")))

typedef int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

// Sanitizers have definitions of their own, and need them.
#if !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

struct beginning {
    void *(*code)(void *);
    void *argument;
};

static void *begin(void *memory) {
    struct beginning beginning = *(struct beginning *)memory;
    free(memory);
    csignals_use_own_stack();
    return beginning.code(beginning.argument);
}

OWN int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*code)(void *), void *argument) {
    static void *_Atomic place;
    create function = (create)place;
    if (function == NULL) place = function = (create)dlsym(RTLD_NEXT, "pthread_create");
    if (function == NULL) return EAGAIN;
    if (!csignals_is_in_scene()) return function(thread, attributes, code, argument);
    struct beginning *beginning = malloc(sizeof *beginning);
    if (beginning == NULL) return EAGAIN;
    *beginning = (struct beginning){code, argument};
    int error = function(thread, attributes, begin, beginning);
    if (error) free(beginning);
    return error;
}

#endif
