// Deflate's blocks, made of the few tokens that flat pictures need.

#ifndef CPNG_BLOCK_H
#define CPNG_BLOCK_H

#include "bits.h"

/// A token is up to three symbols of ten bits each, the first one lowest: bytes, then none, then matches by
/// length at the distance of a pixel and at that of a row. Three at once, since a pixel's bytes are literals
/// together; always three, since the processor cannot guess what comes next.
enum {
    NO_SYMBOL = 256,
    RUN_SYMBOL = 257,
    ABOVE_SYMBOL = RUN_SYMBOL + 259,
    TOKEN_SYMBOLS = ABOVE_SYMBOL + 259,
    SYMBOL_BITS = 10
};

enum { BLOCK_TOKENS = 1 << 16, SHORTEST_MATCH = 3, LONGEST_MATCH = 258 };

/// The tokens of a block and how often each occurs.
typedef struct {
    uint32_t tokens[BLOCK_TOKENS];
    size_t count;
    /// The distances of the two kinds of matches.
    uint32_t distance[2];
    /// Single bytes and the bytes of triples apart: neighbours are often equal, and to count one of them
    /// twice at once would wait for the memory.
    uint32_t literals[3][256];
    uint32_t matches[2][LONGEST_MATCH + 1];
} token_block;

/// Empties a block and sets the distances of runs and of rows.
void block_start(token_block *block, uint32_t run_distance, uint32_t row_distance);

/// Writes the block with the cheaper of fixed and dynamic tables and empties it; false when memory is short.
bool block_write(token_block *block, bit_stream *stream, bool is_last);

#endif
