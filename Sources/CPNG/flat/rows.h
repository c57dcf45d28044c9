// Tokens and checksums of rows of pixels.

#ifndef CPNG_ROWS_H
#define CPNG_ROWS_H

#include "block.h"
#include "checksum.h"
#include "analysis.h"
#include "kept.h"

/// The form of a pixel in the file, with its number of bytes: a palette index; red, green and blue; or these
/// and alpha.
typedef enum { PIXEL_PLACE = 1, PIXEL_RGB = 3, PIXEL_RGBA = 4 } pixel_kind;

/// Compresses all rows without a filter; returns false when memory is short. Rows of RGB or RGBA that stay as
/// they were get the tokens that they had in the picture before, which are the same.
bool pack_rows(
    const analysis *analysis, pixel_rows rows, pixel_kind kind, kept_tokens *kept, token_block *block,
    bit_stream *stream, adler_sums *sums);

/// Compresses rows of `row_bytes` bytes, each of which holds the palette indices of several pixels;
/// `match_masks` has memory for one row. Rows of pixels that equal the one above have no bytes of their own.
bool pack_bytes(
    const analysis *analysis, const uint8_t *bytes, size_t row_bytes, row_masks match_masks, kept_tokens *kept,
    token_block *block, bit_stream *stream, adler_sums *sums);

/// Returns red, green, blue and alpha of a premultiplied pixel, not premultiplied, red in the lowest byte.
uint32_t straight_pixel(uint32_t bgra);

#endif
