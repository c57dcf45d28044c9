#define _GNU_SOURCE
#include "CSignals.h"
#include "keeping.h"
#include "stacks.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <ucontext.h>
#include <unwind.h>

enum { handler_stack_size = 128 << 10, seconds_for_report = 20, software_error = 70 };
// The longest report of a running thread, which itself never ends the process.
enum { seconds_for_sample = 60 };
// The longest wait for the unwinder, in steps of a millisecond.
enum { steps_for_unwinder = 2000 };

static int told = -1, probe_in = -1, probe_out = -1;
static csignals_crash crash;
static atomic_int crashes;
static atomic_int has_unwound;
static _Atomic pthread_t unwinding;
// Read in handlers, which no other synchronization orders after its assignment.
static _Atomic pthread_t reporter;
static _Atomic pid_t owner;
static pthread_key_t own_stack;
static pthread_once_t own_stack_once = PTHREAD_ONCE_INIT;

static int open_pipe(int *reading, int *writing) {
    int ends[2];
    if (pipe(ends)) return -1;
    for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    *reading = ends[0];
    *writing = ends[1];
    return 0;
}

int csignals_open(void) {
    int reading = -1;
    if (open_pipe(&probe_out, &probe_in) || open_pipe(&reading, &told)) return -1;
    const int files[] = {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, probe_out, probe_in, reading, told};
    for (size_t place = 0; place < sizeof files / sizeof *files; place++) csignals_keep_open(files[place]);
    return reading;
}

static void notify(unsigned char what) {
    ssize_t count = write(told, &what, 1);
    (void)count;
}

static void stop(int signal) {
    int error = errno;
    notify((unsigned char)signal);
    errno = error;
}

void csignals_watch(int signal) {
    struct sigaction action = {.sa_handler = stop, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    csignals_set(signal, &action);
}

// Reads the saved frame pointer and return address of a frame; returns whether both could be read. The kernel
// copies them through a pipe, since the memory may not be mapped.
static int read_frame(uintptr_t place, uintptr_t frame[2]) {
    ssize_t size = 2 * sizeof(uintptr_t);
    return write(probe_in, (void *)place, size) == size && read(probe_out, frame, size) == size;
}

// Reads the registers of a crashed thread. `link` is the return address of a function without a frame of its
// own, on processors with a link register, otherwise 0.
static void registers(
    void *context, uintptr_t *counter, uintptr_t *frame, uintptr_t *stack, uintptr_t *link) {
    *link = 0;
#if defined(__x86_64__)
    greg_t *state = ((ucontext_t *)context)->uc_mcontext.gregs;
    *counter = state[REG_RIP], *frame = state[REG_RBP], *stack = state[REG_RSP];
#elif defined(__aarch64__)
    mcontext_t *state = &((ucontext_t *)context)->uc_mcontext;
    *counter = state->pc, *frame = state->regs[29], *stack = state->sp, *link = state->regs[30];
#else
    *counter = *frame = *stack = 0;
#endif
}

// A stack while it is recorded. Of one that is deeper than the record, the middle is left out: the innermost
// frames show the place of the crash, the outermost its origin.
struct recording {
    csignals_stack *stack;
    const void *last[CSIGNALS_DEPTH];
    size_t total;
    // For the unwinder, which begins in the handler: the address of the crash, its first one.
    uintptr_t counter;
    int has_begun;
};

static void add(struct recording *recording, uintptr_t address) {
    if (recording->stack->count < CSIGNALS_DEPTH) {
        recording->stack->frames[recording->stack->count++] = (const void *)address;
    } else {
        recording->last[recording->total++ % CSIGNALS_DEPTH] = (const void *)address;
    }
}

static void finish(struct recording *recording) {
    csignals_stack *stack = recording->stack;
    size_t total = recording->total, kept = total < CSIGNALS_DEPTH ? total : CSIGNALS_DEPTH;
    for (size_t place = total - kept; place < total; place++) {
        stack->frames[stack->count++] = recording->last[place % CSIGNALS_DEPTH];
    }
}

// Records the return addresses along the frame pointers.
static void walk(uintptr_t counter, uintptr_t frame, uintptr_t link) {
    struct recording recording = {.stack = &crash.linked};
    uintptr_t saved[2];
    add(&recording, counter);
    // The return address of a C function without a frame. For other functions it is no code address, or one
    // that follows anyway.
    if (link) add(&recording, link);
    // Frames of asynchronous functions have bit 60 set.
    const uintptr_t address = ~((uintptr_t)1 << 60);
    while (frame && read_frame(frame, saved) && saved[1]) {
        add(&recording, saved[1]);
        if ((saved[0] & address) <= frame) break;
        frame = saved[0] & address;
    }
    finish(&recording);
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *data) {
    struct recording *recording = data;
    uintptr_t address = _Unwind_GetIP(context);
    if (!address) return _URC_END_OF_STACK;
    if (address == recording->counter) recording->has_begun = 1;
    if (recording->has_begun) add(recording, address);
    return _URC_NO_REASON;
}

// Records the return addresses by the tables for exceptions. Their reader may itself crash, as on a stack
// that was overwritten, and wait for a lock of the dynamic loader; `csignals_last_crash` waits for neither.
static void unwind(uintptr_t counter) {
    struct recording recording = {.stack = &crash.unwound, .counter = counter};
    unwinding = pthread_self();
    _Unwind_Backtrace(visit, &recording);
    finish(&recording);
    has_unwound = 1;
}

static void leave(void) {
    static const char words[] = "Error: Flipbook or the scene crashed.\n";
    ssize_t count = write(STDERR_FILENO, words, sizeof words - 1);
    (void)count;
    csignals_exit(software_error);
}

// Records the place of a thread, unless another one was recorded before. Returns whether it did.
static int record(int signal, siginfo_t *info, void *context) {
    if (atomic_fetch_add(&crashes, 1) != 0) return 0;
    uintptr_t counter, frame, stack, link, top[2], fault = (uintptr_t)info->si_addr;
    registers(context, &counter, &frame, &stack, &link);
    if (!link && read_frame(stack, top)) link = top[0];
    crash.signal = signal;
    // The faulting address lies in the frame that no longer fits the stack.
    crash.is_stack_overflow =
        (signal == SIGSEGV || signal == SIGBUS) && fault + (1 << 20) > stack && fault < stack + (1 << 16);
    walk(counter, frame, link);
    notify(0);
    unwind(counter);
    return 1;
}

// A child of `fork` has the handlers, and the pipe to its parent's reporting thread, but no such thread.
static void end_child(int signal) {
    struct sigaction none = {.sa_handler = SIG_DFL};
    sigemptyset(&none.sa_mask);
    csignals_set(signal, &none);
    raise(signal);
}

static void crashed(int signal, siginfo_t *info, void *context) {
    if (getpid() != owner) return end_child(signal);
    if (pthread_equal(pthread_self(), reporter)) leave();
    if (csignals_step(signal, context)) return;
    int is_first = record(signal, info, context);
    if (is_first && csignals_begin_steps(info, context)) return;
    // A second crash of the thread is one of the unwinder, whose record up to there holds.
    if (!is_first && pthread_equal(pthread_self(), unwinding)) has_unwound = 1;
    // The reporting thread ends the process.
    struct timespec wait = {.tv_sec = seconds_for_report};
    // Not nanosleep, which takes no time while a scene's code runs (CFilmTime).
    while (clock_nanosleep(CLOCK_REALTIME, 0, &wait, &wait) == EINTR) {}
    leave();
}

// The thread goes on: it may hold a lock that the report needs, such as that of the memory.
static void sampled(int signal, siginfo_t *info, void *context) {
    int error = errno;
    record(signal, info, context);
    errno = error;
}

// Ends the process when the report of a sample does not come to its end, as when it waits for a lock of the
// recorded thread.
static void give_up(int signal) {
    (void)signal;
    static const char words[] = "Error: The scene does not go on, and its place cannot be found.\n";
    ssize_t count = write(STDERR_FILENO, words, sizeof words - 1);
    (void)count;
    csignals_exit(software_error);
}

int csignals_sample(pthread_t thread) {
    struct sigaction late = {.sa_handler = give_up};
    sigemptyset(&late.sa_mask);
    csignals_set(SIGALRM, &late);
    alarm(seconds_for_sample);
    struct sigaction action = {.sa_sigaction = sampled, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
    sigemptyset(&action.sa_mask);
    return csignals_set(CSIGNALS_SAMPLE, &action) == 0 && pthread_kill(thread, CSIGNALS_SAMPLE) == 0;
}

void csignals_watch_crashes(void) {
    reporter = pthread_self();
    owner = getpid();
    // The unwinder prepares itself on its first call, with locks and memory.
    struct recording none = {0};
    _Unwind_Backtrace(visit, &none);
    csignals_note_libraries();
    const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
    for (size_t place = 0; place < sizeof signals / sizeof *signals; place++) {
        struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
        sigemptyset(&action.sa_mask);
        csignals_set(signals[place], &action);
        csignals_keep(signals[place]);
    }
    csignals_keep(CSIGNALS_SAMPLE);
}

csignals_crash csignals_last_crash(void) {
    const struct timespec step = {.tv_nsec = 1000000};
    for (int count = 0; count < steps_for_unwinder && !has_unwound; count++) {
        clock_nanosleep(CLOCK_REALTIME, 0, &step, NULL);
    }
    csignals_crash copy = crash;
    if (!has_unwound) copy.unwound.count = 0;
    return copy;
}

static void free_stack(void *memory) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    free(memory);
    csignals_open_reserve();
}

static void make_key(void) { pthread_key_create(&own_stack, free_stack); }

void csignals_use_own_stack(void) {
    pthread_once(&own_stack_once, make_key);
    if (pthread_getspecific(own_stack)) return;
    void *memory = malloc(handler_stack_size);
    if (!memory) return;
    stack_t stack = {.ss_sp = memory, .ss_size = handler_stack_size};
    sigaltstack(&stack, NULL);
    pthread_setspecific(own_stack, memory);
    csignals_close_reserve();
    // Dispatch's threads block all signals.
    sigset_t sample;
    sigemptyset(&sample);
    sigaddset(&sample, CSIGNALS_SAMPLE);
    pthread_sigmask(SIG_UNBLOCK, &sample, NULL);
}

csignals_place csignals_find(const void *address) {
    csignals_place place = {0};
    Dl_info information, program;
    if (!dladdr(address, &information) || !information.dli_fbase) return place;
    void *entry = dlsym(RTLD_DEFAULT, "main");
    place.file = information.dli_fname;
    place.offset = (unsigned long)((uintptr_t)address - (uintptr_t)information.dli_fbase);
    place.symbol = information.dli_sname;
    place.is_program = entry && dladdr(entry, &program) && program.dli_fbase == information.dli_fbase;
    return place;
}

void csignals_write_printed(void) {
    struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
    if (poll(&output, 1, 0) != 1 || ftrylockfile(stdout)) return;
    fflush(stdout);
    funlockfile(stdout);
}

void csignals_finish_printed(void) {
    if (ftrylockfile(stdout)) return;
    fflush(stdout);
    funlockfile(stdout);
}
