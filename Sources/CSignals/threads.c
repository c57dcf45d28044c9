#define _GNU_SOURCE
#include "CSignals.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// The threads that a scene's code has started with `pthread_create`, and the seconds that each had computed
// at the look before. A thread leaves the list under the lock before it ends, so that all in it can be asked.
enum { most_threads = 256 };
static struct {
    pthread_t thread;
    double seconds;
} running[most_threads];
static int count;
static pthread_t busiest;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

double csignals_seconds_of(pthread_t thread) {
    clockid_t clock;
    struct timespec time;
    if (pthread_getcpuclockid(thread, &clock) || clock_gettime(clock, &time)) return -1;
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

bool csignals_waits(pthread_t thread) {
    clockid_t clock;
    char path[64], text[256];
    if (pthread_getcpuclockid(thread, &clock)) return true;
    // The kernel's number of the thread is in that of its clock.
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", ~(clock >> 3));
    FILE *file = fopen(path, "re");
    if (file == NULL) return true;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    // The state is behind the name in parentheses, which may contain some itself.
    const char *end = strrchr(text, ')');
    return end == NULL || end[1] == 0 || end[2] != 'R';
}

double csignals_seconds_of_busiest(void) {
    double most = 0;
    pthread_mutex_lock(&lock);
    for (int place = 0; place < count; place++) {
        double seconds = csignals_seconds_of(running[place].thread), more = seconds - running[place].seconds;
        running[place].seconds = seconds;
        if (more > most) most = more, busiest = running[place].thread;
    }
    pthread_mutex_unlock(&lock);
    return most;
}

int csignals_sample_busiest(void) {
    int is_reached = 0;
    pthread_mutex_lock(&lock);
    for (int place = 0; place < count && !is_reached; place++) {
        if (pthread_equal(running[place].thread, busiest)) is_reached = csignals_sample(busiest);
    }
    pthread_mutex_unlock(&lock);
    return is_reached;
}

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

static void note(void) {
    pthread_mutex_lock(&lock);
    if (count < most_threads) running[count].thread = pthread_self(), running[count++].seconds = 0;
    pthread_mutex_unlock(&lock);
}

static void forget(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    for (int place = count - 1; place >= 0; place--) {
        if (pthread_equal(running[place].thread, pthread_self())) running[place] = running[--count];
    }
    pthread_mutex_unlock(&lock);
}

static void *begin(void *memory) {
    struct beginning beginning = *(struct beginning *)memory;
    void *result = NULL;
    free(memory);
    csignals_use_own_stack();
    note();
    // Also for a thread that ends itself.
    pthread_cleanup_push(forget, NULL);
    result = beginning.code(beginning.argument);
    pthread_cleanup_pop(1);
    return result;
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
