// The start of a program on Linux without a C library, and the two system calls that it needs.

#include <stddef.h>

int main(int count, char **arguments);

#if defined(__aarch64__)
static long call(long number, long a, long b, long c) {
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
}
__asm__(".globl _start\n_start:\n  mov x0, sp\n  bl start\n");
#elif defined(__riscv)
static long call(long number, long a, long b, long c) {
    register long a7 __asm__("a7") = number;
    register long a0 __asm__("a0") = a;
    register long a1 __asm__("a1") = b;
    register long a2 __asm__("a2") = c;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
    return a0;
}
__asm__(".globl _start\n_start:\n"
        "  .option push\n  .option norelax\n  la gp, __global_pointer$\n  .option pop\n"
        "  mv a0, sp\n  call start\n");
#endif

// The numbers of the system calls are the same on both processors.
enum { write_call = 64, exit_call = 93 };

long write(int file, const void *bytes, size_t count) { return call(write_call, file, (long)bytes, (long)count); }

/// Begins with the stack that the kernel made: the number of arguments, and then their addresses.
__attribute__((used, noreturn)) void start(long *stack) {
    int code = main((int)stack[0], (char **)(stack + 1));
    for (;;) call(exit_call, code, 0, 0);
}
