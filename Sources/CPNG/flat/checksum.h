#ifndef CPNG_CHECKSUM_H
#define CPNG_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// The CRC-32 of PNG's chunks.
uint32_t crc32_of(const uint8_t *bytes, size_t count);

/// Adler's two sums, from what is known of each row: the sum of its bytes, and the sum of its bytes times
/// their distance from the row's end (the last byte counts once). A row that differs from the one above in a
/// few pixels needs only these, and one that does not differ costs nothing.
typedef struct {
    uint32_t first, second;
} adler_sums;

static const uint32_t adler_prime = 65521;

static inline void add_row(adler_sums *sums, uint64_t bytes, uint64_t sum, uint64_t weighted) {
    sums->second = (uint32_t)((sums->second + weighted + bytes * sums->first) % adler_prime);
    sums->first = (uint32_t)((sums->first + sum) % adler_prime);
}

#endif
