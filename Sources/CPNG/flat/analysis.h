// The analysis of a picture before its compression: the pixels that equal their neighbors, and the set of
// colors.

#ifndef CPNG_SURVEY_H
#define CPNG_SURVEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { LARGEST_PALETTE = 256, PALETTE_SLOTS = 1024 };

/// A hash table of a picture's colors with their indices, in the order of their first occurrence; full as
/// soon as a color does not fit.
typedef struct {
    uint32_t keys[PALETTE_SLOTS];
    int16_t places[PALETTE_SLOTS];
    uint32_t colors[LARGEST_PALETTE];
    int count;
    bool is_full;
} palette;

/// Rows of pixels of four bytes.
typedef struct {
    const uint32_t *pixels;
    uint32_t width, height;
} pixel_rows;

/// The match masks of a row, with a bit per pixel, the lowest first: whether it equals the pixel above, and
/// whether it equals the one to its left.
typedef struct {
    uint64_t *above, *left;
} row_masks;

typedef struct {
    /// Memory for the match masks of one row.
    row_masks match_masks;
    size_t words;
    /// True for each analyzed row that equals the one above.
    uint8_t *repeats;
    size_t capacity;
    /// The number of analyzed rows. The analysis stops when there are too many colors for a palette.
    size_t seen;
    /// True when all analyzed pixels are opaque.
    bool is_opaque;
    /// The number of literals: pixels that differ from both neighbors.
    size_t literals;
    palette palette;
} analysis;

/// Analyzes a picture row by row until there are too many colors for a palette; returns false when memory is
/// short.
bool analysis_make(analysis *analysis, pixel_rows rows);
void analysis_free(analysis *analysis);

/// Computes the match masks of a row of pixels or of single bytes. On entry, `match_masks` holds the masks of
/// the row above; words that are the same for both rows are not computed again.
void mark_pixels(const uint32_t *row, const uint32_t *above, size_t count, row_masks match_masks);
void mark_bytes(const uint8_t *row, const uint8_t *above, size_t count, row_masks match_masks);

/// Returns the pixels of a word that are set in none of the given masks, of a row of a width.
static inline uint64_t unmarked(uint64_t match_masks, size_t word, size_t width) {
    size_t rest = width - word * 64;
    return rest < 64 ? ~match_masks & (((uint64_t)1 << rest) - 1) : ~match_masks;
}

/// Returns the index of a color that the palette has.
static inline int palette_place(const palette *palette, uint32_t color) {
    uint32_t slot = color * 0x9e3779b1u >> 22;
    while (palette->keys[slot] != color || palette->places[slot] < 0) slot = (slot + 1) % PALETTE_SLOTS;
    return palette->places[slot];
}

/// Returns whether a row equals the one above.
static inline bool is_repeat(const analysis *analysis, pixel_rows rows, size_t y) {
    if (y < analysis->seen) return analysis->repeats[y];
    const uint32_t *row = rows.pixels + y * rows.width;
    return y > 0 && memcmp(row, row - rows.width, (size_t)rows.width * 4) == 0;
}

#endif
