// The tokens of a picture's rows, kept for the next picture, in which most rows may be the same.

#ifndef CPNG_KEPT_H
#define CPNG_KEPT_H

#include "block.h"

/// The sums of a row's bytes; see `adler_sums`.
typedef struct {
    int64_t sum, weighted;
} row_sums;

/// The state of the compression before a row.
typedef struct {
    /// The number of tokens.
    uint32_t tokens;
    /// The number of bytes equal to those a row above that are not a token yet.
    uint32_t above;
    row_sums sums;
} row_start;

/// The tokens of the last picture, if they fit one block.
typedef struct {
    /// The tokens with their counts.
    token_block block;
    /// The states before each row and after the last one, of the last picture and of the present one.
    row_start *starts, *next;
    size_t capacity;
    /// The form of the last picture; a size of 0 when nothing is kept.
    uint32_t width, height;
    int kind;
} kept_tokens;

/// Prepares for a picture; returns false when memory is short. What is kept of a picture of another form is
/// lost.
bool kept_prepare(kept_tokens *kept, uint32_t width, uint32_t height, int kind);

/// Keeps a picture's tokens, which are all in a block, and the states in `next`.
void kept_replace(kept_tokens *kept, const token_block *block, uint32_t width, uint32_t height, int kind);

/// Forgets the tokens.
void kept_forget(kept_tokens *kept);
void kept_free(kept_tokens *kept);

/// Subtracts the counts of tokens of the last picture from those of a block.
void kept_subtract(const kept_tokens *kept, uint32_t first, uint32_t end, token_block *block);

#endif
