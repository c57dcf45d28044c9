#define _GNU_SOURCE
#include "stacks.h"
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

// Code that calls itself without end and takes memory fills the stack within malloc most often, which
// holds a lock then. The report of the crash needs memory, too, and would wait for that lock without end. So
// the end of each stack is closed at first. When a thread reaches it, it is opened, and the thread goes on by
// single steps until it has left the library and its locks.

enum { reserve = 64 << 10, smallest_stack = 512 << 10, most_steps = 1000000, most_ranges = 8 };

static struct range {
    uintptr_t start, end;
} ranges[most_ranges];
static int range_count;

// The closed end of the thread's stack; NULL for none.
static _Thread_local char *closed;
// The number of single steps that the thread may still take; 0 while it takes none.
static _Thread_local int steps;

void csignals_close_reserve(void) {
    pthread_attr_t attributes;
    void *start = NULL;
    size_t size = 0;
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    return;
#endif
    if (closed || pthread_getattr_np(pthread_self(), &attributes)) return;
    int error = pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
    // Also not where much of the stack is in use already.
    if (error || size < smallest_stack || (char *)&attributes < (char *)start + smallest_stack / 2) return;
    // The memory of the first thread's stack is not there before it is used, and cannot be closed.
    if (mprotect(start, reserve, PROT_NONE) == 0) closed = start;
}

void csignals_open_reserve(void) {
    if (closed) mprotect(closed, reserve, PROT_READ | PROT_WRITE);
    closed = NULL;
}

static int visit(struct dl_phdr_info *library, size_t size, void *data) {
    (void)size, (void)data;
    static const char *const names[] = {"/libc.so.", "/ld-linux", "/libswiftCore.so"};
    int is_one = 0;
    for (size_t place = 0; place < sizeof names / sizeof *names; place++) {
        if (strstr(library->dlpi_name, names[place])) is_one = 1;
    }
    for (int place = 0; is_one && place < library->dlpi_phnum; place++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[place];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X) || range_count == most_ranges) continue;
        uintptr_t start = library->dlpi_addr + segment->p_vaddr;
        ranges[range_count++] = (struct range){start, start + segment->p_memsz};
    }
    return 0;
}

void csignals_note_libraries(void) {
    range_count = 0;
    dl_iterate_phdr(visit, NULL);
}

#if defined(__x86_64__)

enum { trap_flag = 1 << 8 };

static int is_in_library(uintptr_t counter) {
    for (int place = 0; place < range_count; place++) {
        if (ranges[place].start <= counter && counter < ranges[place].end) return 1;
    }
    return 0;
}

static int go_on(void *context) {
    greg_t *state = ((ucontext_t *)context)->uc_mcontext.gregs;
    if (steps > 0 && is_in_library((uintptr_t)state[REG_RIP])) {
        steps--;
        state[REG_EFL] |= trap_flag;
        return 1;
    }
    state[REG_EFL] &= ~(greg_t)trap_flag;
    steps = 0;
    return 0;
}

#else

// Other processors have no single steps that a program itself may take.
static int go_on(void *context) {
    (void)context;
    return steps = 0;
}

#endif

int csignals_begin_steps(const siginfo_t *info, void *context) {
    char *fault = info->si_addr;
    if (info->si_signo != SIGSEGV || !closed || fault < closed || fault >= closed + reserve) return 0;
    csignals_open_reserve();
    steps = most_steps;
    return go_on(context);
}

int csignals_step(int signal, void *context) { return signal == SIGTRAP && steps > 0 && go_on(context); }
