// Memory for programs without a C library: blocks of powers of two, each with a list of free blocks of its
// size. The order of addresses has no influence on a world, so the simplest scheme serves.

#include <stddef.h>
#include <stdint.h>

/// The size of the head before each block, which keeps blocks aligned at 16 bytes.
enum { head = 16, sizes = 40 };

/// The first words of a block that is free, and the head of one that is in use: its size as a power of two,
/// and the distance from its start to the address that the program has.
struct Block {
    uint32_t size;
    uint32_t offset;
    struct Block *next;
};

static struct Block *freeBlocks[sizes];

#ifdef __wasm__
extern unsigned char __heap_base;
static uintptr_t unused, end;

static void *reserve(size_t size) {
    enum { page = 65536 };
    if (unused == 0) {
        unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
    }
    if (end - unused < size) {
        size_t pages = (size - (end - unused) + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
        end += pages * page;
    }
    void *memory = (void *)unused;
    unused += size;
    return memory;
}
#else
/// Zeroed pages, which take no memory before they are written.
static _Alignas(16) unsigned char arena[(size_t)1 << 30];
static size_t used;

static void *reserve(size_t size) {
    if (sizeof arena - used < size) __builtin_trap();
    void *memory = arena + used;
    used += size;
    return memory;
}
#endif

static void *allocate(size_t alignment, size_t bytes) {
    if (alignment < head) alignment = head;
    uint32_t size = 5;
    while (((size_t)1 << size) < bytes + head + (alignment - head)) size++;
    struct Block *block = freeBlocks[size];
    if (block) {
        freeBlocks[size] = block->next;
    } else {
        block = reserve((size_t)1 << size);
    }
    uintptr_t start = (uintptr_t)block;
    uintptr_t address = (start + head + alignment - 1) & ~(uintptr_t)(alignment - 1);
    struct Block *in_use = (struct Block *)(address - head);
    in_use->size = size;
    in_use->offset = (uint32_t)(address - start);
    return (void *)address;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
    *result = allocate(alignment, bytes);
    return 0;
}

void *malloc(size_t bytes) { return allocate(head, bytes); }

void free(void *address) {
    if (!address) return;
    struct Block *in_use = (struct Block *)((uintptr_t)address - head);
    uint32_t size = in_use->size;
    struct Block *block = (struct Block *)((uintptr_t)address - in_use->offset);
    block->next = freeBlocks[size];
    freeBlocks[size] = block;
}

// The compiler makes calls of these four, so each is written as a loop that it must leave alone
// (-fno-builtin).

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    unsigned char *target = to;
    const unsigned char *source = from;
    for (; count >= 8; count -= 8, target += 8, source += 8) {
        uint64_t word;
        __builtin_memcpy_inline(&word, source, 8);
        __builtin_memcpy_inline(target, &word, 8);
    }
    while (count--) *target++ = *source++;
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *target = to;
    const unsigned char *source = from;
    if (target <= source || target >= source + count) return memcpy(to, from, count);
    while (count--) target[count] = source[count];
    return to;
}

void *memset(void *to, int value, size_t count) {
    unsigned char *target = to;
    while (count--) *target++ = (unsigned char)value;
    return to;
}

int memcmp(const void *first, const void *second, size_t count) {
    const unsigned char *a = first, *b = second;
    for (; count--; a++, b++) {
        if (*a != *b) return *a < *b ? -1 : 1;
    }
    return 0;
}

/// Fills a buffer for the seeds of Swift's hash values, always alike.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 0x5a, count); }
