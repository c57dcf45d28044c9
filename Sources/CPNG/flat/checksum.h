#ifndef CPNG_CHECKSUM_H
#define CPNG_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// Returns the CRC-32 of bytes, as in PNG's chunks.
uint32_t crc32_of(const uint8_t *bytes, size_t count);

/// The two sums of Adler-32, updated row by row from the sum of a row's bytes, and from the sum of its bytes
/// times their distance from the row's end (1 for the last byte). These follow cheaply from the row above: a
/// row that differs in a few pixels costs a few operations, an equal row none.
typedef struct {
    uint32_t first, second;
} adler_sums;

static const uint32_t adler_prime = 65521;

static inline void add_row(adler_sums *sums, uint64_t bytes, uint64_t sum, uint64_t weighted) {
    sums->second = (uint32_t)((sums->second + weighted + bytes * sums->first) % adler_prime);
    sums->first = (uint32_t)((sums->first + sum) % adler_prime);
}

#endif
