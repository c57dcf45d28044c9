// Tokens and checksums of rows of pixels.

#ifndef CPNG_ROWS_H
#define CPNG_ROWS_H

#include "block.h"
#include "checksum.h"
#include "analysis.h"

/// The form of a pixel in the file, with its number of bytes: a palette index; red, green and blue; or these
/// and alpha.
typedef enum { PIXEL_PLACE = 1, PIXEL_RGB = 3, PIXEL_RGBA = 4 } pixel_kind;

/// The result of compressing the rows.
typedef enum { PACKED, PACK_NOT_OPAQUE, PACK_NO_MEMORY } pack_result;

/// Compresses all rows without a filter; as RGB only while all pixels are opaque, otherwise returns
/// PACK_NOT_OPAQUE.
pack_result pack_rows(
    const analysis *analysis, pixel_rows rows, pixel_kind kind, token_block *block, bit_stream *stream,
    adler_sums *sums);

/// Compresses rows of `row_bytes` bytes, each of which holds the palette indices of several pixels;
/// `match_masks` has memory for one row.
pack_result pack_bytes(
    const analysis *analysis, pixel_rows rows, const uint8_t *bytes, size_t row_bytes, row_masks match_masks,
    token_block *block, bit_stream *stream, adler_sums *sums);

/// Returns red, green, blue and alpha of a premultiplied pixel, not premultiplied, red in the lowest byte.
uint32_t straight_pixel(uint32_t bgra);

#endif
