#include "rows.h"

// Functions that depend on the kind of pixels are compiled separately for each kind.
#define FOR_EACH_KIND static inline __attribute__((always_inline))

// Undoes the premultiplication. Cairo stores round(color * alpha / 255); this returns the nearest color that
// it can have come from.
static unsigned straight(unsigned component, unsigned alpha) {
    unsigned color = (component * 255u + alpha / 2) / alpha;
    return color > 255 ? 255 : color;
}

uint32_t straight_pixel(uint32_t bgra) {
    unsigned blue = bgra & 255, green = bgra >> 8 & 255, red = bgra >> 16 & 255, alpha = bgra >> 24;
    if (alpha == 0) return 0;
    return straight(red, alpha) | straight(green, alpha) << 8 | straight(blue, alpha) << 16 | alpha << 24;
}

// MARK: Tokens

/// The receiver of tokens.
typedef struct {
    token_block *block;
    bit_stream *stream;
    /// The number of bytes equal to those a row above that are not a token yet.
    uint32_t above;
    /// True when tokens of the picture before are used again: all must then fit the block.
    bool fills_one_block;
    /// True when a block was full before the last row.
    bool writes_blocks;
    bool has_failed;
} token_sink;

// Writes the block when it is nearly full: a pixel needs two tokens, the end of a row one more.
static void make_room(token_sink *sink) {
    if (sink->block->count + 8 < BLOCK_TOKENS) return;
    sink->writes_blocks = true;
    if (sink->fills_one_block || !block_write(sink->block, sink->stream, false)) {
        sink->has_failed = true;
        block_start(sink->block, sink->block->distance[0], sink->block->distance[1]);
    }
}

static inline void add_token(token_sink *sink, uint32_t first, uint32_t second, uint32_t third) {
    sink->block->tokens[sink->block->count++] = first | second << SYMBOL_BITS | third << 2 * SYMBOL_BITS;
}

static inline void add_match(token_sink *sink, uint32_t kind, uint32_t length) {
    sink->block->matches[kind == ABOVE_SYMBOL][length]++;
    add_token(sink, kind + length, NO_SYMBOL, NO_SYMBOL);
}

// Adds a long match in pieces, none of them shorter than deflate allows.
static void add_long_match(token_sink *sink, uint32_t kind, size_t length) {
    while (length > LONGEST_MATCH) {
        uint32_t rest = length < LONGEST_MATCH + SHORTEST_MATCH ? SHORTEST_MATCH : 0;
        uint32_t piece = LONGEST_MATCH - rest;
        make_room(sink);
        add_match(sink, kind, piece);
        length -= piece;
    }
    make_room(sink);
    add_match(sink, kind, (uint32_t)length);
}

static inline void add_matches(token_sink *sink, uint32_t kind, size_t length) {
    if (length > LONGEST_MATCH) return add_long_match(sink, kind, length);
    make_room(sink);
    add_match(sink, kind, (uint32_t)length);
}

static inline void finish_above(token_sink *sink) {
    if (sink->above) add_matches(sink, ABOVE_SYMBOL, sink->above);
    sink->above = 0;
}

// Adds bytes equal to those a row above. They accumulate across row ends; whatever fills a token becomes one.
static inline void add_above(token_sink *sink, size_t length) {
    size_t all = sink->above + length;
    for (; all >= LONGEST_MATCH + SHORTEST_MATCH; all -= LONGEST_MATCH) {
        make_room(sink);
        add_match(sink, ABOVE_SYMBOL, LONGEST_MATCH);
    }
    sink->above = (uint32_t)all;
}

static inline void add_byte(token_sink *sink, uint8_t byte) {
    sink->block->literals[0][byte]++;
    add_token(sink, byte, NO_SYMBOL, NO_SYMBOL);
}

FOR_EACH_KIND void add_literal(token_sink *sink, pixel_kind kind, uint32_t value) {
    finish_above(sink);
    make_room(sink);
    if (kind == PIXEL_PLACE) return add_byte(sink, (uint8_t)value);
    sink->block->literals[0][value & 255]++;
    sink->block->literals[1][value >> 8 & 255]++;
    sink->block->literals[2][value >> 16 & 255]++;
    add_token(sink, value & 255, value >> 8 & 255, value >> 16 & 255);
    if (kind == PIXEL_RGBA) add_byte(sink, (uint8_t)(value >> 24));
}

// MARK: Match masks

// Returns the number of consecutive set bits from a position on, within the width.
static inline size_t marked(const uint64_t *match_masks, size_t start, size_t width) {
    size_t word = start / 64;
    uint64_t gaps = ~match_masks[word] >> start % 64;
    if (gaps) {
        size_t count = (size_t)__builtin_ctzll(gaps);
        return count < width - start ? count : width - start;
    }
    size_t end = (word + 1) * 64;
    for (word++; end < width && !~match_masks[word]; word++) end += 64;
    if (end < width) end += (size_t)__builtin_ctzll(~match_masks[word]);
    return (end < width ? end : width) - start;
}

// MARK: Rows

/// The form of a picture's pixels in the file.
typedef struct {
    pixel_kind kind;
    const palette *palette;
} pixel_form;

FOR_EACH_KIND uint32_t value(pixel_form form, uint32_t pixel) {
    if (form.kind == PIXEL_RGB) return (pixel >> 16 & 255) | (pixel & 0xff00) | (pixel & 255) << 16;
    if (form.kind == PIXEL_RGBA) return straight_pixel(pixel);
    return form.palette ? (uint32_t)palette_place(form.palette, pixel) : pixel;
}

FOR_EACH_KIND uint32_t pixel_at(pixel_form form, const void *row, size_t x) {
    return form.kind == PIXEL_PLACE && !form.palette ? ((const uint8_t *)row)[x] : ((const uint32_t *)row)[x];
}

// Tokenizes a row. Pixels that repeat the pixel before them, or those of the row above, become a match,
// whichever is longer. A match with the row above has a distance of many bits, so a run is preferred once it
// fills a longest match.
FOR_EACH_KIND void tokenize(
    token_sink *sink, pixel_form form, const void *row, size_t width, row_masks match_masks, bool repeats_row,
    bool sees_above) {
    const size_t size = form.kind;
    const size_t shortest = (SHORTEST_MATCH + size - 1) / size, longest = LONGEST_MATCH / size;
    size_t x = 0;
    const uint64_t start = ((uint64_t)1 << shortest) - 1;
    bool starts_above = repeats_row ? width >= shortest : (match_masks.above[0] & start) == start;
    if (sees_above && (sink->above || starts_above)) {
        add_above(sink, 1);
    } else {
        finish_above(sink);
        make_room(sink);
        add_byte(sink, 0);
    }
    while (x < width) {
        size_t run = marked(match_masks.left, x, width);
        size_t above = !sees_above ? 0 : repeats_row ? width - x : marked(match_masks.above, x, width);
        bool goes_on = sink->above > 0 && above >= run && sink->above + above * size <= LONGEST_MATCH;
        if (goes_on && above > 0) {
            add_above(sink, above * size);
            x += above;
        } else if (run >= shortest && (run >= longest || run >= above)) {
            finish_above(sink);
            add_matches(sink, RUN_SYMBOL, run * size);
            x += run;
        } else if (above >= shortest) {
            size_t piece = above < longest ? above : longest;
            add_above(sink, piece * size);
            x += piece;
        } else {
            uint32_t pixel = pixel_at(form, row, x);
            add_literal(sink, form.kind, value(form, pixel));
            x++;
        }
    }
}

// Updates the sums for a changed pixel, whose first byte has the distance `weight` from the row's end.
FOR_EACH_KIND void add_change(row_sums *sums, pixel_kind kind, uint32_t old, uint32_t new, int64_t weight) {
    int64_t change = 0;
    for (unsigned i = 0; i < (unsigned)kind; i++) {
        int64_t difference = (int64_t)(new >> 8 * i & 255) - (int64_t)(old >> 8 * i & 255);
        change += difference;
        sums->weighted -= difference * i;
    }
    sums->sum += change;
    sums->weighted += change * weight;
}

FOR_EACH_KIND void sum_up(
    row_sums *sums, pixel_form form, const void *row, const void *above, size_t width, row_masks match_masks) {
    uint32_t old_pixel = 0, new_pixel = 0, old_value = 0, new_value = 0;
    bool is_known = false;
    for (size_t word = 0; word * 64 < width; word++) {
        uint64_t changed = unmarked(match_masks.above[word], word, width);
        for (; changed; changed &= changed - 1) {
            size_t x = word * 64 + (size_t)__builtin_ctzll(changed);
            uint32_t new = pixel_at(form, row, x), old = above ? pixel_at(form, above, x) : 0;
            if (form.kind == PIXEL_RGB) {
                old_value = value(form, old);
                new_value = value(form, new);
            } else if (!is_known || new != new_pixel || old != old_pixel) {
                old_value = above ? value(form, old) : 0;
                new_value = value(form, new);
                old_pixel = old;
                new_pixel = new;
                is_known = true;
            }
            add_change(sums, form.kind, old_value, new_value, (int64_t)((width - x) * form.kind));
        }
    }
}

/// Rows of pixels or bytes; those of bytes with memory for the match masks of one.
typedef struct {
    const void *start;
    size_t width, stride;
    row_masks match_masks;
} form_rows;

// Uses the tokens of a row that stays as it was, if the compression comes to it in the same state as then;
// returns false if not.
static bool reuse_row(token_sink *sink, const kept_tokens *kept, size_t y, row_sums *sums) {
    const row_start *start = &kept->starts[y], *end = start + 1;
    size_t count = end->tokens - start->tokens;
    if (start->above != sink->above || sink->block->count + count + 8 >= BLOCK_TOKENS) return false;
    memcpy(
        sink->block->tokens + sink->block->count, kept->block.tokens + start->tokens,
        count * sizeof *kept->block.tokens);
    sink->block->count += count;
    sink->above = end->above;
    sums->sum += end->sums.sum - start->sums.sum;
    sums->weighted += end->sums.weighted - start->sums.weighted;
    return true;
}

FOR_EACH_KIND bool pack(
    const analysis *analysis, pixel_form form, form_rows own, kept_tokens *kept, bool reuses, token_block *block,
    bit_stream *stream, adler_sums *adler) {
    const bool has_bytes = form.kind == PIXEL_PLACE && !form.palette;
    size_t row_bytes = own.width * form.kind + 1;
    bool sees_above = row_bytes <= 32768; // deflate's window
    token_sink sink = {.block = block, .stream = stream, .fills_one_block = reuses};
    row_sums sums = {0, 0};
    row_masks match_masks = own.match_masks;
    // The last row that differs from the one above it.
    const uint8_t *row = NULL;
    block_start(block, form.kind, sees_above ? (uint32_t)row_bytes : 0);
    if (reuses) {
        // The counts of all rows, from which those of other rows are subtracted.
        memcpy(block->literals, kept->block.literals, sizeof block->literals);
        memcpy(block->matches, kept->block.matches, sizeof block->matches);
    }
    for (size_t y = 0; y < analysis->height && !sink.has_failed; y++) {
        bool repeats_row = analysis->facts[y].repeats;
        const uint8_t *above = row;
        kept->next[y] = (row_start){(uint32_t)block->count, sink.above, sums};
        if (!repeats_row) {
            row = (const uint8_t *)own.start + y * own.stride;
            if (!has_bytes) match_masks = masks_of(analysis, y);
        }
        if (reuses && analysis->facts[y].stays && reuse_row(&sink, kept, y, &sums)) {
            add_row(adler, row_bytes, (uint64_t)sums.sum, (uint64_t)sums.weighted);
            continue;
        }
        if (reuses) kept_subtract(kept, kept->starts[y].tokens, kept->starts[y + 1].tokens, block);
        if (!repeats_row) {
            if (has_bytes) mark_bytes(row, above, own.width, match_masks);
            sum_up(&sums, form, row, above, own.width, match_masks);
        }
        add_row(adler, row_bytes, (uint64_t)sums.sum, (uint64_t)sums.weighted);
        if (repeats_row && sink.above && sink.above + row_bytes <= LONGEST_MATCH) add_above(&sink, row_bytes);
        else tokenize(&sink, form, row, own.width, match_masks, repeats_row, sees_above && y > 0);
    }
    kept->next[analysis->height] = (row_start){(uint32_t)block->count, sink.above, sums};
    if (reuses) kept_subtract(kept, kept->starts[analysis->height].tokens, (uint32_t)kept->block.count, block);
    finish_above(&sink);
    if (sink.has_failed) return false;
    // Where nearly all rows change, keeping them would not pay.
    if (form.kind == PIXEL_PLACE || sink.writes_blocks || analysis->staying * 4 < analysis->height) kept_forget(kept);
    else kept_replace(kept, block, own.width, analysis->height, form.kind);
    return block_write(block, stream, true);
}

// Packs with the tokens of the picture before, or, where the block is too small for that, without.
#define PACK(kind, palette)                                                                                  \
    ((reuses && pack(analysis, (pixel_form){kind, palette}, own, kept, true, block, stream, sums))           \
     || (*sums = start, pack(analysis, (pixel_form){kind, palette}, own, kept, false, block, stream, sums)))

bool pack_rows(
    const analysis *analysis, pixel_rows rows, pixel_kind kind, kept_tokens *kept, token_block *block,
    bit_stream *stream, adler_sums *sums) {
    form_rows own = {rows.pixels, rows.width, (size_t)rows.width * 4, {NULL, NULL}};
    if (!kept_prepare(kept, rows.width, rows.height, kind)) return false;
    const adler_sums start = *sums;
    const bool reuses = kept->width > 0 && analysis->staying * 2 > analysis->height;
    // A separate call for each kind lets the compiler specialize the loop.
    switch (kind) {
    case PIXEL_RGB: return PACK(PIXEL_RGB, NULL);
    case PIXEL_RGBA: return PACK(PIXEL_RGBA, NULL);
    default: return pack(analysis, (pixel_form){kind, &analysis->palette}, own, kept, false, block, stream, sums);
    }
}

bool pack_bytes(
    const analysis *analysis, const uint8_t *bytes, size_t row_bytes, row_masks match_masks, kept_tokens *kept,
    token_block *block, bit_stream *stream, adler_sums *sums) {
    form_rows own = {bytes, row_bytes, row_bytes, match_masks};
    if (!kept_prepare(kept, 0, analysis->height, PIXEL_PLACE)) return false;
    return pack(analysis, (pixel_form){PIXEL_PLACE, NULL}, own, kept, false, block, stream, sums);
}
