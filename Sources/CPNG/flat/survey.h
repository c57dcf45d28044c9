// What is found out about a picture before it is packed: which pixels equal their neighbours, and how many colours
// there are.

#ifndef CPNG_SURVEY_H
#define CPNG_SURVEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    /// Bits of 64 pixels each in a row of marks.
    size_t words;
    uint64_t *marks;
    size_t capacity;
    /// Which marks a row has; rows equal to the one above have those of that row, but for what is above them.
    uint32_t *places;
    size_t places_capacity;
    bool is_opaque;
    /// How many pixels differ from both neighbours.
    size_t fresh;
    palette palette;
} survey;

/// Looks at a whole picture; false when memory is short.
bool survey_make(survey *survey, pixel_rows rows);
void survey_free(survey *survey);

/// Marks of rows of single bytes, at least eight bytes each.
void mark_pixels(const uint32_t *row, const uint32_t *above, size_t count, row_marks marks);
void mark_bytes(const uint8_t *row, const uint8_t *above, size_t count, row_marks marks);

/// The place of a colour in a palette that has it.
static inline int palette_place(const palette *palette, uint32_t colour) {
    uint32_t slot = colour * 0x9e3779b1u >> 22;
    while (palette->keys[slot] != colour || palette->places[slot] < 0) slot = (slot + 1) % PALETTE_SLOTS;
    return palette->places[slot];
}

/// Whether the row equals the one above.
static inline bool is_repeat(const survey *survey, size_t y) {
    return y > 0 && survey->places[y] == survey->places[y - 1];
}

static inline row_marks marks_of(const survey *survey, size_t y) {
    uint64_t *start = survey->marks + 2 * survey->words * survey->places[y];
    return (row_marks){start, start + survey->words};
}

#endif
