// Deflate's blocks, made of the few tokens that flat pictures need.

#ifndef CPNG_BLOCK_H
#define CPNG_BLOCK_H

#include "bits.h"

/// What a token says: its kind in the two highest bits, what it carries in the others.
///
/// - three literal bytes, the first one the lowest;
/// - one literal byte;
/// - a match of 3 to 258 bytes at the distance of a pixel;
/// - a match at the distance of a row.
enum { TOKEN_TRIPLE = 0, TOKEN_BYTE = 1, TOKEN_RUN = 2, TOKEN_ABOVE = 3 };

enum { TOKEN_SHIFT = 30, BLOCK_TOKENS = 1 << 16, SHORTEST_MATCH = 3, LONGEST_MATCH = 258 };

/// The tokens of a block and how often each occurs.
typedef struct {
    uint32_t tokens[BLOCK_TOKENS];
    size_t count;
    /// The distances of the two kinds of matches.
    uint32_t distance[2];
    /// Single bytes and the bytes of triples apart: neighbours are often equal, and to count one of them twice
    /// at once would wait for the memory.
    uint32_t literals[3][256];
    uint32_t matches[2][LONGEST_MATCH + 1];
} token_block;

/// Empties a block and sets the distances of runs and of rows.
void block_start(token_block *block, uint32_t run_distance, uint32_t row_distance);

/// Writes the block with the cheaper of fixed and dynamic tables and empties it; false when memory is short.
bool block_write(token_block *block, bit_stream *stream, bool is_last);

#endif
