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

/// The result of the analysis for one row.
typedef struct {
    /// The hash of the match masks and the literals, from which the row follows; 0 for a row that equals the
    /// one above.
    uint64_t hash;
    /// The number of literals: pixels that differ from both neighbors.
    uint32_t literals;
    bool repeats, is_opaque;
    /// True for a row that is as it was in the picture before, like the one above it.
    bool stays;
} row_facts;

/// The analysis of a picture, of which the rows that stay the same are kept for the next one.
typedef struct {
    /// The match masks of all rows, `words` words of each kind a row; undefined for rows that equal the one
    /// above.
    uint64_t *masks;
    row_facts *facts;
    size_t words, capacity;
    /// The size of the analyzed picture; 0 before the first.
    uint32_t width, height;
    bool is_opaque;
    size_t literals;
    /// The number of rows that stay as they were.
    size_t staying;
    /// The hash of the pixels.
    uint64_t hash;
    palette palette;
} analysis;

/// Analyzes a picture. `changed`, NULL or a byte for each row, is 0 for rows that equal those of the picture
/// that was analyzed before. Returns false when memory is short.
bool analysis_make(analysis *analysis, pixel_rows rows, const uint8_t *changed);
void analysis_free(analysis *analysis);

/// Returns the hash of a picture's pixels alone, as `analysis_make` computes it.
uint64_t analysis_hash(pixel_rows rows);

/// Computes the match masks of a row of pixels. `known` holds those of the row above, or of the one that it
/// equals; words that are the same for both rows are copied. It may be the result, too.
void mark_pixels(
    const uint32_t *row, const uint32_t *above, size_t count, row_masks known, row_masks match_masks);

/// Computes the match masks of a row of single bytes.
void mark_bytes(const uint8_t *row, const uint8_t *above, size_t count, row_masks match_masks);

/// Returns the match masks of a row that differs from the one above.
static inline row_masks masks_of(const analysis *analysis, size_t y) {
    uint64_t *start = analysis->masks + y * 2 * analysis->words;
    return (row_masks){start, start + analysis->words};
}

/// Returns the pixels of a word that are set in none of the given masks, of a row of a width.
static inline uint64_t unmarked(uint64_t match_masks, size_t word, size_t width) {
    size_t rest = width - word * 64;
    return rest < 64 ? ~match_masks & (((uint64_t)1 << rest) - 1) : ~match_masks;
}

/// Removes all colors.
void palette_clear(palette *palette);

/// Adds a color, unless the palette has it or is full.
void palette_add(palette *palette, uint32_t color);

/// Returns the bits of an index of a number of colors in a file.
static inline int palette_depth(int colors) {
    return colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8;
}

/// Returns the index of a color that the palette has.
static inline int palette_place(const palette *palette, uint32_t color) {
    uint32_t slot = color * 0x9e3779b1u >> 22;
    while (palette->keys[slot] != color || palette->places[slot] < 0) slot = (slot + 1) % PALETTE_SLOTS;
    return palette->places[slot];
}

#endif
