// Rows of pixels become tokens and checksums.

#ifndef CPNG_ROWS_H
#define CPNG_ROWS_H

#include "block.h"
#include "checksum.h"
#include "survey.h"

/// How a pixel stands in the file: its place in the palette, red, green and blue, or these and alpha.
typedef enum { PIXEL_PLACE = 1, PIXEL_RGB = 3, PIXEL_RGBA = 4 } pixel_kind;

/// What came of the rows.
typedef enum { PACKED, PACK_NOT_OPAQUE, PACK_NO_MEMORY } pack_result;

/// Packs all rows without filter, RGB only as long as nothing shines through.
pack_result pack_rows(
    const survey *survey, pixel_rows rows, pixel_kind kind, token_block *block, bit_stream *stream,
    adler_sums *sums);

/// Packs the bytes that hold the places of several pixels each, `row_bytes` a row, for which `marks` has
/// room.
pack_result pack_bytes(
    const survey *survey, pixel_rows rows, const uint8_t *bytes, size_t row_bytes, row_marks marks,
    token_block *block, bit_stream *stream, adler_sums *sums);

/// Red, green, blue and alpha, the first one lowest, of a premultiplied pixel.
uint32_t straight_pixel(uint32_t bgra);

#endif
