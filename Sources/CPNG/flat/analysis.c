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

void mark_pixels(
    const uint32_t *row, const uint32_t *above, size_t count, row_masks known, row_masks match_masks) {
    // The mask of the word before: `known` may be the result, which loses it.
    bool was_same = true;
    for (size_t start = 0, word = 0; start < count; start += 64, word++) {
        size_t rest = count - start < 64 ? count - start : 64;
        uint64_t upper = above ? equal(row + start, above + start, rest) : 0;
        bool stays = !~upper && was_same;
        was_same = upper >> 63;
        match_masks.above[word] = upper;
        // The first pixel has no left neighbor.
        match_masks.left[word] = stays ? known.left[word]
            : start ? equal(row + start, row + start - 1, rest)
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

void palette_clear(palette *palette) {
    palette->count = 0;
    palette->is_full = false;
    memset(palette->places, -1, sizeof palette->places);
}

void palette_add(palette *palette, uint32_t color) {
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

// The hash: the words of both masks in a chain each, and a sum of the literals; the rows one after the other.

// 2^64 divided by the golden ratio: its bits are spread evenly, and as it is odd, multiplication loses none.
static const uint64_t factor = 0x9e3779b97f4a7c15;

static inline uint64_t mixed(uint64_t state, uint64_t value) {
    state = (state ^ value) * factor;
    // The low bits of a product do not depend on the high ones of its factors.
    return state << 29 | state >> 35;
}

// Counts a row's literals, checks their opacity, and hashes the masks and the literals.
static row_facts facts_of(const uint32_t *row, size_t width, size_t words, row_masks match_masks) {
    uint64_t above_hash = factor, left_hash = factor * 3, sum = 0;
    uint32_t all = ~0u;
    size_t count = 0;
    for (size_t word = 0; word < words; word++) {
        uint64_t above = match_masks.above[word], left = match_masks.left[word];
        // What equals the row above needs no other word.
        above_hash = mixed(above_hash, above);
        if (!~above) continue;
        left_hash = mixed(left_hash, left);
        for (uint64_t literals = unmarked(above | left, word, width); literals; literals &= literals - 1) {
            uint32_t color = row[word * 64 + (size_t)__builtin_ctzll(literals)];
            all &= color;
            // A sum does not wait for the product before; the number makes it depend on the order.
            uint64_t product = ((uint64_t)color << 32 | count) * factor;
            sum += product ^ product >> 29;
            count++;
        }
    }
    uint64_t hash = mixed(mixed(mixed(factor, above_hash), left_hash), sum);
    return (row_facts){.hash = hash, .literals = (uint32_t)count, .is_opaque = all >> 24 == 255};
}

static uint64_t start_of_hash(pixel_rows rows) {
    return mixed(factor, (uint64_t)rows.width << 32 | rows.height);
}

static uint64_t end_of_hash(uint64_t hash) {
    hash ^= hash >> 32;
    hash *= factor;
    return hash ^ hash >> 29;
}

static bool equals_above(pixel_rows rows, size_t y) {
    const uint32_t *row = rows.pixels + y * rows.width;
    return y > 0 && memcmp(row, row - rows.width, (size_t)rows.width * 4) == 0;
}

uint64_t analysis_hash(pixel_rows rows) {
    enum { MOST_WORDS = 32768 / 64 };
    uint64_t words[2 * MOST_WORDS], hash = start_of_hash(rows);
    row_masks match_masks = {words, words + MOST_WORDS};
    for (size_t y = 0; y < rows.height; y++) {
        const uint32_t *row = rows.pixels + y * rows.width, *above = y ? row - rows.width : NULL;
        uint64_t next = 0;
        if (!equals_above(rows, y)) {
            mark_pixels(row, above, rows.width, match_masks, match_masks);
            next = facts_of(row, rows.width, ((size_t)rows.width + 63) / 64, match_masks).hash;
        }
        hash = mixed(hash, next);
    }
    return end_of_hash(hash);
}

// Adds the colors of a row's literals to the palette: no other pixel can have a new color.
static void add_colors(analysis *analysis, const uint32_t *row, row_masks match_masks) {
    for (size_t word = 0; word < analysis->words; word++) {
        uint64_t literals = unmarked(match_masks.above[word] | match_masks.left[word], word, analysis->width);
        for (; literals; literals &= literals - 1)
            palette_add(&analysis->palette, row[word * 64 + (size_t)__builtin_ctzll(literals)]);
    }
}

static void make_palette(analysis *analysis, pixel_rows rows) {
    palette_clear(&analysis->palette);
    for (size_t y = 0; y < rows.height && !analysis->palette.is_full; y++)
        if (analysis->facts[y].literals > 0)
            add_colors(analysis, rows.pixels + y * rows.width, masks_of(analysis, y));
}

// Reserves memory for all rows; returns false when it is short. What is known is lost with another size.
static bool make_room(analysis *analysis, pixel_rows rows) {
    size_t words = ((size_t)rows.width + 63) / 64;
    size_t masks = rows.height * words * 2 * sizeof(uint64_t), wanted = masks + rows.height * sizeof(row_facts);
    if (wanted > analysis->capacity) {
        free(analysis->masks);
        analysis->masks = malloc(wanted);
        analysis->capacity = analysis->masks ? wanted : 0;
        analysis->width = analysis->height = 0;
    }
    if (!analysis->masks) return false;
    analysis->facts = (row_facts *)(void *)((uint8_t *)analysis->masks + masks);
    analysis->words = words;
    return true;
}

bool analysis_make(analysis *analysis, pixel_rows rows, const uint8_t *changed) {
    bool is_new = !changed || rows.width != analysis->width || rows.height != analysis->height;
    if (!make_room(analysis, rows)) return false;
    analysis->width = rows.width;
    analysis->height = rows.height;
    analysis->literals = analysis->staying = 0;
    analysis->is_opaque = true;
    analysis->hash = start_of_hash(rows);
    row_masks known = {NULL, NULL};
    for (size_t y = 0; y < rows.height; y++) {
        const uint32_t *row = rows.pixels + y * rows.width, *above = y ? row - rows.width : NULL;
        row_facts *facts = &analysis->facts[y];
        row_masks match_masks = masks_of(analysis, y);
        // A row's facts depend on the row above, too.
        facts->stays = !is_new && !changed[y] && (y == 0 || !changed[y - 1]);
        if (!facts->stays) {
            if (equals_above(rows, y)) {
                *facts = (row_facts){.repeats = true, .is_opaque = true};
            } else {
                mark_pixels(row, above, rows.width, known, match_masks);
                *facts = facts_of(row, rows.width, analysis->words, match_masks);
            }
        }
        if (!facts->repeats) known = match_masks;
        analysis->staying += facts->stays;
        analysis->literals += facts->literals;
        analysis->is_opaque &= facts->is_opaque;
        analysis->hash = mixed(analysis->hash, facts->hash);
    }
    analysis->hash = end_of_hash(analysis->hash);
    make_palette(analysis, rows);
    return true;
}

void analysis_free(analysis *analysis) {
    free(analysis->masks);
}
