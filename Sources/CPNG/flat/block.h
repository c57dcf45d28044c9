// Deflate blocks of the few kinds of tokens that flat pictures need.

#ifndef CPNG_BLOCK_H
#define CPNG_BLOCK_H

#include "bits.h"

/// A token is three symbols of ten bits each, the first one lowest. A symbol is a byte, none, or a match, by
/// its length, at the distance of a pixel or of a row. Three symbols at once, as the bytes of a pixel are
/// literals together; always three, as a varying number would make branches unpredictable.
enum {
    NO_SYMBOL = 256,
    RUN_SYMBOL = 257,
    ABOVE_SYMBOL = RUN_SYMBOL + 259,
    TOKEN_SYMBOLS = ABOVE_SYMBOL + 259,
    SYMBOL_BITS = 10
};

enum { BLOCK_TOKENS = 1 << 16, SHORTEST_MATCH = 3, LONGEST_MATCH = 258 };

/// The tokens of a block, and the number of occurrences of each symbol.
typedef struct {
    uint32_t tokens[BLOCK_TOKENS];
    size_t count;
    /// The distances of the two kinds of matches: runs and rows.
    uint32_t distance[2];
    /// The counts of single bytes and of the three bytes of triples, kept apart: neighboring bytes are often
    /// equal, and two successive increments of one counter would wait for memory.
    uint32_t literals[3][256];
    uint32_t matches[2][LONGEST_MATCH + 1];
} token_block;

/// Empties a block and sets the distances of runs and of rows.
void block_start(token_block *block, uint32_t run_distance, uint32_t row_distance);

/// Writes the block with the cheaper of fixed and dynamic Huffman tables, and empties it; returns false when
/// memory is short.
bool block_write(token_block *block, bit_stream *stream, bool is_last);

#endif
