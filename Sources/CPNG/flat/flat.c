#include "CPNG.h"

#include "rows.h"

struct cpng_flat {
    analysis analysis;
    token_block block;
    kept_tokens kept;
    bit_stream stream;
    /// True when the last file has a palette, and the number of its colors that are not opaque.
    bool has_palette;
    int translucent;
    /// The rows of palette indices narrower than a byte, and the match masks of one of them.
    uint8_t *packed;
    size_t packed_capacity;
    uint64_t *match_masks;
    size_t masks_capacity;
};

/// The form of a picture in the file: its kind of pixels, and the bits of each component or index.
typedef struct {
    pixel_kind kind;
    int depth;
} file_form;

enum { KIND_RGB = 2, KIND_PALETTE = 3, KIND_RGBA = 6, LARGEST_CHUNK = 0x7fffffff };

cpng_flat *cpng_flat_create(void) {
    return calloc(1, sizeof(cpng_flat));
}

void cpng_flat_destroy(cpng_flat *self) {
    if (!self) return;
    analysis_free(&self->analysis);
    kept_free(&self->kept);
    free(self->stream.bytes);
    free(self->packed);
    free(self->match_masks);
    free(self);
}

// MARK: Form

// Returns the form of a picture. A palette pays when it is smaller than the bytes that it saves: the rest of
// each pixel that is written as a literal, and about half a byte for each 258 matched bytes.
static file_form choose_form(const analysis *analysis, pixel_rows rows) {
    pixel_kind plain = analysis->is_opaque ? PIXEL_RGB : PIXEL_RGBA;
    int count = analysis->palette.count, depth = palette_depth(count);
    if (analysis->palette.is_full) return (file_form){plain, 8};
    uint64_t pixels = (uint64_t)rows.width * rows.height;
    uint64_t saved = analysis->literals * (plain - 1) + pixels * (plain * 8 - (unsigned)depth) / (8 * 516);
    uint64_t cost = (uint64_t)count * plain + (analysis->is_opaque ? 12 : 24);
    return saved > cost ? (file_form){PIXEL_PLACE, depth} : (file_form){plain, 8};
}

// Sorts colors that are not opaque to the front, so that the list of alphas can end with them; returns their
// number.
static int sort_palette(palette *palette) {
    uint32_t sorted[LARGEST_PALETTE];
    int16_t place_of[LARGEST_PALETTE];
    int count = 0, translucent;
    for (int i = 0; i < palette->count; i++)
        if (palette->colors[i] >> 24 != 255) sorted[place_of[i] = (int16_t)count++] = palette->colors[i];
    translucent = count;
    for (int i = 0; i < palette->count; i++)
        if (palette->colors[i] >> 24 == 255) sorted[place_of[i] = (int16_t)count++] = palette->colors[i];
    memcpy(palette->colors, sorted, (size_t)count * sizeof *sorted);
    for (int slot = 0; slot < PALETTE_SLOTS; slot++)
        if (palette->places[slot] >= 0) palette->places[slot] = place_of[palette->places[slot]];
    return translucent;
}

// MARK: Rows narrower than a byte a pixel

static void pack_row(const palette *palette, const uint32_t *row, size_t width, int depth, uint8_t *packed) {
    size_t pixels = 8 / (size_t)depth;
    uint32_t last = row[0];
    int index = palette_place(palette, last);
    for (size_t x = 0; x < width; packed++) {
        unsigned byte = 0;
        for (size_t i = 0; i < pixels; i++, x++) {
            if (x < width && row[x] != last) index = palette_place(palette, last = row[x]);
            byte = byte << depth | (x < width ? (unsigned)index : 0);
        }
        *packed = (uint8_t)byte;
    }
}

static bool make_packed_rows(cpng_flat *self, pixel_rows rows, int depth, size_t row_bytes) {
    size_t wanted = row_bytes * rows.height, match_masks = 2 * ((row_bytes + 63) / 64);
    if (wanted > self->packed_capacity) {
        free(self->packed);
        self->packed = malloc(wanted);
        self->packed_capacity = self->packed ? wanted : 0;
    }
    if (match_masks > self->masks_capacity) {
        free(self->match_masks);
        self->match_masks = malloc(match_masks * sizeof *self->match_masks);
        self->masks_capacity = self->match_masks ? match_masks : 0;
    }
    if (!self->packed || !self->match_masks) return false;
    for (size_t y = 0; y < rows.height; y++)
        if (!self->analysis.facts[y].repeats)
            pack_row(
                &self->analysis.palette, rows.pixels + y * rows.width, rows.width, depth,
                self->packed + y * row_bytes);
    return true;
}

// MARK: Chunks

static size_t start_chunk(bit_stream *stream, const char *name) {
    size_t start = stream->count;
    put_number(stream, 0);
    put_bytes(stream, name, 4);
    return start;
}

static void end_chunk(bit_stream *stream, size_t start) {
    size_t end = stream->count;
    stream->count = start;
    put_number(stream, (uint32_t)(end - start - 8));
    stream->count = end;
    put_number(stream, crc32_of(stream->bytes + start + 4, end - start - 4));
}

static void put_header(bit_stream *stream, pixel_rows rows, file_form form) {
    put_bytes(stream, "\x89PNG\r\n\x1a\n", 8);
    size_t start = start_chunk(stream, "IHDR");
    put_number(stream, rows.width);
    put_number(stream, rows.height);
    put_byte(stream, (uint8_t)form.depth);
    put_byte(stream, form.kind == PIXEL_PLACE ? KIND_PALETTE : form.kind == PIXEL_RGB ? KIND_RGB : KIND_RGBA);
    put_bytes(stream, "\0\0\0", 3); // deflate, the usual filters, not interlaced
    end_chunk(stream, start);
    start = start_chunk(stream, "sRGB");
    put_byte(stream, 0); // perceptual
    end_chunk(stream, start);
}

static void put_palette(bit_stream *stream, const palette *palette, int translucent) {
    size_t start = start_chunk(stream, "PLTE");
    for (int i = 0; i < palette->count; i++) {
        uint32_t color = straight_pixel(palette->colors[i]);
        for (int shift = 0; shift < 24; shift += 8) put_byte(stream, (uint8_t)(color >> shift));
    }
    end_chunk(stream, start);
    if (translucent == 0) return;
    start = start_chunk(stream, "tRNS");
    for (int i = 0; i < translucent; i++) put_byte(stream, (uint8_t)(palette->colors[i] >> 24));
    end_chunk(stream, start);
}

static bool put_rows(cpng_flat *self, pixel_rows rows, file_form form, adler_sums *sums) {
    if (form.depth == 8)
        return pack_rows(&self->analysis, rows, form.kind, &self->kept, &self->block, &self->stream, sums);
    size_t row_bytes = ((size_t)rows.width * (size_t)form.depth + 7) / 8;
    if (!make_packed_rows(self, rows, form.depth, row_bytes)) return false;
    row_masks match_masks = {self->match_masks, self->match_masks + (row_bytes + 63) / 64};
    return pack_bytes(
        &self->analysis, self->packed, row_bytes, match_masks, &self->kept, &self->block, &self->stream, sums);
}

static bool put_data(cpng_flat *self, pixel_rows rows, file_form form) {
    bit_stream *stream = &self->stream;
    adler_sums sums = {1, 0};
    size_t start = start_chunk(stream, "IDAT");
    put_bytes(stream, "\x78\x01", 2); // zlib: deflate with a window of 32 KiB, the fastest way
    if (!put_rows(self, rows, form, &sums)) return false;
    if (!reserve(stream, 64)) return false;
    finish_byte(stream);
    put_number(stream, sums.second << 16 | sums.first);
    if (stream->count - start > LARGEST_CHUNK) return false;
    end_chunk(stream, start);
    end_chunk(stream, start_chunk(stream, "IEND"));
    return true;
}

static bool put_file(cpng_flat *self, pixel_rows rows, file_form form) {
    bit_stream *stream = &self->stream;
    stream->count = stream->bit_count = 0;
    stream->bits = 0;
    if (!reserve(stream, 2048)) return false;
    self->has_palette = form.kind == PIXEL_PLACE;
    self->translucent = self->has_palette ? sort_palette(&self->analysis.palette) : 0;
    put_header(stream, rows, form);
    if (self->has_palette) put_palette(stream, &self->analysis.palette, self->translucent);
    return put_data(self, rows, form);
}

bool cpng_flat_encode(cpng_flat *self, cpng_image image, const uint8_t *changed, cpng_bytes *file, uint64_t *pixels) {
    pixel_rows rows = {(const uint32_t *)(const void *)image.pixels, image.width, image.height};
    *file = (cpng_bytes){0};
    if (!analysis_make(&self->analysis, rows, changed)) return false;
    *pixels = self->analysis.hash;
    if (!put_file(self, rows, choose_form(&self->analysis, rows))) return false;
    *file = (cpng_bytes){self->stream.bytes, self->stream.count};
    return true;
}

bool cpng_flat_palette(const cpng_flat *self, cpng_palette *colors) {
    if (!self->has_palette) return false;
    colors->count = self->analysis.palette.count;
    colors->translucent = self->translucent;
    memcpy(colors->colors, self->analysis.palette.colors, sizeof colors->colors);
    return true;
}

uint64_t cpng_hash(cpng_image image) {
    return analysis_hash((pixel_rows){(const uint32_t *)(const void *)image.pixels, image.width, image.height});
}
