#include "analysis.h"

#include <stdlib.h>
#include <string.h>

// Sixteen pixels at once, which the compiler maps to the processor's vectors.
typedef uint32_t pixels16 __attribute__((ext_vector_type(16)));
typedef bool bits16 __attribute__((ext_vector_type(16)));

static inline uint64_t equal16(const uint32_t *one, const uint32_t *other) {
    pixels16 a, b;
    memcpy(&a, one, sizeof a);
    memcpy(&b, other, sizeof b);
    bits16 equal = __builtin_convertvector(a == b, bits16);
    uint16_t bits;
    memcpy(&bits, &equal, sizeof bits);
    return bits;
}

static uint64_t equal_some(const uint32_t *one, const uint32_t *other, size_t count) {
    uint64_t bits = 0;
    for (size_t i = 0; i < count; i++) bits |= (uint64_t)(one[i] == other[i]) << i;
    return bits;
}

// Returns a mask of the equal pixels among up to 64.
static inline uint64_t equal(const uint32_t *one, const uint32_t *other, size_t count) {
    if (count < 64) return equal_some(one, other, count);
    return equal16(one, other) | equal16(one + 16, other + 16) << 16 | equal16(one + 32, other + 32) << 32
        | equal16(one + 48, other + 48) << 48;
}

void mark_pixels(const uint32_t *row, const uint32_t *above, size_t count, row_masks match_masks) {
    for (size_t start = 0, word = 0; start < count; start += 64, word++) {
        size_t rest = count - start < 64 ? count - start : 64;
        uint64_t upper = above ? equal(row + start, above + start, rest) : 0;
        bool stays = !~upper && (word == 0 || match_masks.above[word - 1] >> 63);
        match_masks.above[word] = upper;
        if (stays) continue;
        // The first pixel has no left neighbor.
        match_masks.left[word] = start ? equal(row + start, row + start - 1, rest)
                                 : equal(row + 1, row, count > 64 ? 64 : count - 1) << 1;
    }
}

void mark_bytes(const uint8_t *row, const uint8_t *above, size_t count, row_masks match_masks) {
    for (size_t start = 0, word = 0; start < count; start += 64, word++) {
        size_t rest = count - start < 64 ? count - start : 64;
        uint64_t upper = 0, left = 0;
        for (size_t i = 0; i < rest; i++) {
            const uint8_t *byte = row + start + i;
            if (above) upper |= (uint64_t)(*byte == above[start + i]) << i;
            if (start + i) left |= (uint64_t)(*byte == byte[-1]) << i;
        }
        match_masks.above[word] = upper;
        match_masks.left[word] = left;
    }
}

static void add_color(palette *palette, uint32_t color) {
    uint32_t slot = color * 0x9e3779b1u >> 22;
    for (; palette->places[slot] >= 0; slot = (slot + 1) % PALETTE_SLOTS)
        if (palette->keys[slot] == color) return;
    if (palette->count == LARGEST_PALETTE) {
        palette->is_full = true;
        return;
    }
    palette->keys[slot] = color;
    palette->places[slot] = (int16_t)palette->count;
    palette->colors[palette->count++] = color;
}

// Counts a row's literals and adds their colors to the palette: only a pixel that differs from both neighbors
// can have a new color.
static void look_at(analysis *analysis, const uint32_t *row, size_t width) {
    uint32_t all = ~0u;
    for (size_t word = 0; word < analysis->words; word++) {
        uint64_t literals = unmarked(analysis->match_masks.above[word] | analysis->match_masks.left[word], word, width);
        analysis->literals += (size_t)__builtin_popcountll(literals);
        for (; literals; literals &= literals - 1) {
            uint32_t color = row[word * 64 + (size_t)__builtin_ctzll(literals)];
            all &= color;
            add_color(&analysis->palette, color);
        }
    }
    analysis->is_opaque &= all >> 24 == 255;
}

static bool make_room(analysis *analysis, size_t words, size_t height) {
    analysis->words = words;
    size_t wanted = words * 2 * sizeof(uint64_t) + height;
    if (wanted > analysis->capacity) {
        free(analysis->match_masks.above);
        analysis->match_masks.above = malloc(wanted);
        analysis->capacity = analysis->match_masks.above ? wanted : 0;
    }
    if (!analysis->match_masks.above) return false;
    analysis->match_masks.left = analysis->match_masks.above + words;
    analysis->repeats = (uint8_t *)(analysis->match_masks.left + words);
    return true;
}

bool analysis_make(analysis *analysis, pixel_rows rows) {
    size_t width = rows.width;
    if (!make_room(analysis, (width + 63) / 64, rows.height)) return false;
    analysis->seen = analysis->literals = 0;
    analysis->is_opaque = true;
    analysis->palette.count = 0;
    analysis->palette.is_full = false;
    memset(analysis->palette.places, -1, sizeof analysis->palette.places);
    for (size_t y = 0; y < rows.height && !analysis->palette.is_full; y++) {
        const uint32_t *row = rows.pixels + y * width, *above = y ? row - width : NULL;
        bool is_repeat = above && memcmp(row, above, width * 4) == 0;
        if (!is_repeat) {
            mark_pixels(row, above, width, analysis->match_masks);
            look_at(analysis, row, width);
        }
        analysis->repeats[y] = is_repeat;
        analysis->seen = y + 1;
    }
    return true;
}

void analysis_free(analysis *analysis) {
    free(analysis->match_masks.above);
}
