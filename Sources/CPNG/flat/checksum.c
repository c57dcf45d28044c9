#include "checksum.h"

#include <pthread.h>
#include <string.h>

enum { SLICES = 16 };

// table[n][b] is the remainder of byte b followed by n zero bytes: slicing, sixteen bytes at a time.
static uint32_t table[SLICES][256];

static void make_table(void) {
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t rest = byte;
        for (int bit = 0; bit < 8; bit++) rest = rest >> 1 ^ (rest & 1 ? 0xedb88320u : 0);
        table[0][byte] = rest;
    }
    for (int slice = 1; slice < SLICES; slice++)
        for (int byte = 0; byte < 256; byte++)
            table[slice][byte] = table[slice - 1][byte] >> 8 ^ table[0][table[slice - 1][byte] & 255];
}

uint32_t crc32_of(const uint8_t *bytes, size_t count) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_table);
    uint32_t rest = ~0u;
    for (; count >= SLICES; count -= SLICES, bytes += SLICES) {
        uint32_t next = 0;
        for (int i = 0; i < 4; i++) next ^= table[SLICES - 1 - i][(rest >> 8 * i & 255) ^ bytes[i]];
        for (int i = 4; i < SLICES; i++) next ^= table[SLICES - 1 - i][bytes[i]];
        rest = next;
    }
    for (; count > 0; count--) rest = rest >> 8 ^ table[0][(rest & 255) ^ *bytes++];
    return ~rest;
}
