// A stream of bits, the lowest first, as in deflate.

#ifndef CPNG_BITS_H
#define CPNG_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// The bytes, and the bits that do not fill a byte yet.
typedef struct {
    uint8_t *bytes;
    size_t count, capacity;
    uint64_t bits;
    unsigned bit_count;
} bit_stream;

/// Reserves memory for a number of further bytes, and for the eight-byte store of `put_bits`; returns false
/// when memory is short.
static inline bool reserve(bit_stream *stream, size_t count) {
    size_t wanted = stream->count + count + 8;
    if (wanted <= stream->capacity) return true;
    size_t capacity = wanted + wanted / 2;
    uint8_t *grown = realloc(stream->bytes, capacity);
    if (!grown) return false;
    stream->bytes = grown;
    stream->capacity = capacity;
    return true;
}

/// Appends at most 56 bits. A single store of eight bytes writes all whole bytes, and others after them.
static inline void put_bits(bit_stream *stream, uint64_t bits, unsigned count) {
    stream->bits |= bits << stream->bit_count;
    stream->bit_count += count;
    uint64_t little = stream->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    little = __builtin_bswap64(little);
#endif
    memcpy(stream->bytes + stream->count, &little, 8);
    unsigned whole = stream->bit_count / 8;
    stream->count += whole;
    stream->bits >>= whole * 8;
    stream->bit_count &= 7;
}

/// Fills the last byte with zero bits.
static inline void finish_byte(bit_stream *stream) {
    if (stream->bit_count) put_bits(stream, 0, 8 - stream->bit_count);
}

static inline void put_byte(bit_stream *stream, uint8_t byte) {
    stream->bytes[stream->count++] = byte;
}

/// Appends a number with its highest byte first, as in PNG.
static inline void put_number(bit_stream *stream, uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) put_byte(stream, (uint8_t)(number >> shift));
}

static inline void put_bytes(bit_stream *stream, const void *bytes, size_t count) {
    memcpy(stream->bytes + stream->count, bytes, count);
    stream->count += count;
}

#endif
