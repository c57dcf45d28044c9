// Rows of pixels become tokens and checksums.

#ifndef CPNG_ROWS_H
#define CPNG_ROWS_H

#include "block.h"
#include "checksum.h"
#include "survey.h"

/// How a pixel stands in the file: its place in the palette, red, green and blue, or these and alpha.
typedef enum { PIXEL_PLACE = 1, PIXEL_RGB = 3, PIXEL_RGBA = 4 } pixel_kind;

/// Where tokens go.
typedef struct {
    token_block *block;
    bit_stream *stream;
    /// Bytes equal to those a row above that are no token yet.
    uint32_t above;
    bool has_failed;
} token_sink;

/// Packs all rows without filter; false when memory is short.
bool pack_rows(
    const survey *survey, pixel_rows rows, pixel_kind kind, token_block *block, bit_stream *stream,
    adler_sums *sums);

/// Packs rows of bytes, of which `marks` has room for one.
bool pack_bytes(
    const survey *survey, const uint8_t *bytes, size_t width, size_t height, row_marks marks,
    token_block *block, bit_stream *stream, adler_sums *sums);

/// Red, green, blue and alpha, the first one lowest, of a premultiplied pixel.
uint32_t straight_pixel(uint32_t bgra);

#endif
