// What is found out about a picture before it is packed: which pixels equal their neighbours, and how many
// colours there are.

#ifndef CPNG_SURVEY_H
#define CPNG_SURVEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { LARGEST_PALETTE = 256, PALETTE_SLOTS = 1024 };

/// The colours of a picture in the order in which they are met; full as soon as one does not fit.
typedef struct {
    uint32_t keys[PALETTE_SLOTS];
    int16_t places[PALETTE_SLOTS];
    uint32_t colours[LARGEST_PALETTE];
    int count;
    bool is_full;
} palette;

/// Pixels of four bytes in rows.
typedef struct {
    const uint32_t *pixels;
    uint32_t width, height;
} pixel_rows;

/// A bit a pixel, the lowest first: whether it equals the pixel above, and the one to its left.
typedef struct {
    uint64_t *above, *left;
} row_marks;

typedef struct {
    /// Room for the marks of one row.
    row_marks marks;
    size_t words;
    /// Whether a row equals the one above, of the rows looked at.
    uint8_t *repeats;
    size_t capacity;
    /// The rows looked at; those below have not been, for there are too many colours for a palette.
    size_t seen;
    /// Whether all pixels looked at are opaque.
    bool is_opaque;
    /// How many pixels differ from both neighbours.
    size_t fresh;
    palette palette;
} survey;

/// Looks at a picture row by row until there are too many colours for a palette; false when memory is short.
bool survey_make(survey *survey, pixel_rows rows);
void survey_free(survey *survey);

/// Marks a row of pixels or of single bytes. Before, the marks are those of the row above; what did not
/// change since is not looked at again.
void mark_pixels(const uint32_t *row, const uint32_t *above, size_t count, row_marks marks);
void mark_bytes(const uint8_t *row, const uint8_t *above, size_t count, row_marks marks);

/// The marks of some pixels from a word's first on that are set in neither.
static inline uint64_t unmarked(uint64_t marks, size_t word, size_t width) {
    size_t rest = width - word * 64;
    return rest < 64 ? ~marks & (((uint64_t)1 << rest) - 1) : ~marks;
}

/// The place of a colour in a palette that has it.
static inline int palette_place(const palette *palette, uint32_t colour) {
    uint32_t slot = colour * 0x9e3779b1u >> 22;
    while (palette->keys[slot] != colour || palette->places[slot] < 0) slot = (slot + 1) % PALETTE_SLOTS;
    return palette->places[slot];
}

/// Whether a row equals the one above.
static inline bool is_repeat(const survey *survey, pixel_rows rows, size_t y) {
    if (y < survey->seen) return survey->repeats[y];
    const uint32_t *row = rows.pixels + y * rows.width;
    return y > 0 && memcmp(row, row - rows.width, (size_t)rows.width * 4) == 0;
}

#endif
