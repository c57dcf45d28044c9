#include "failure.h"
#include "flat/analysis.h"

#include <stdlib.h>
#include <string.h>

// The state that changes after setjmp, kept outside the frame to which longjmp returns.
typedef struct {
    cpng_image image;
    bool is_opaque;
    cpng_packing compression;
    /// The colors of a file with a palette, and their indices; NULL for one without.
    const cpng_palette *colors;
    palette indices;
    png_structp png;
    png_infop info;
    /// A row of indices, or of colors that are not premultiplied.
    uint8_t *row;
    cpng_bytes file;
    size_t capacity;
} encoder;

static void append(png_structp png, png_bytep bytes, size_t count) {
    encoder *self = png_get_io_ptr(png);
    if (self->capacity - self->file.count < count) {
        size_t capacity = 2 * self->capacity + count + 4096;
        uint8_t *grown = realloc(self->file.bytes, capacity);
        if (!grown) png_error(png, "out of memory");
        self->file.bytes = grown;
        self->capacity = capacity;
    }
    memcpy(self->file.bytes + self->file.count, bytes, count);
    self->file.count += count;
}

static void flush(png_structp png) {
    (void)png;
}

bool cpng_is_opaque(cpng_image image) {
    for (uint32_t y = 0; y < image.height; y++) {
        const uint8_t *row = image.pixels + (size_t)y * image.width * 4;
        uint8_t all = 255;
        for (uint32_t x = 0; x < image.width; x++) all &= row[(size_t)x * 4 + 3];
        if (all != 255) return false;
    }
    return true;
}

// Undoes the premultiplication of a row. Cairo stores round(color * alpha / 255); this returns the nearest
// color that it can have come from.
static void remove_premultiplication(const uint8_t *bgra, uint8_t *rgba, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, bgra += 4, rgba += 4) {
        unsigned alpha = bgra[3], half = alpha / 2;
        if (alpha == 0) {
            memset(rgba, 0, 4);
            continue;
        }
        for (int component = 0; component < 3; component++) {
            unsigned color = (bgra[2 - component] * 255u + half) / alpha;
            rgba[component] = color > 255 ? 255 : (uint8_t)color;
        }
        rgba[3] = (uint8_t)alpha;
    }
}

static void set_palette(encoder *self) {
    uint8_t straight[LARGEST_PALETTE][4], alphas[LARGEST_PALETTE];
    png_color colors[LARGEST_PALETTE];
    remove_premultiplication((const uint8_t *)self->colors->colors, straight[0], (uint32_t)self->colors->count);
    for (int i = 0; i < self->colors->count; i++) {
        colors[i] = (png_color){straight[i][0], straight[i][1], straight[i][2]};
        alphas[i] = straight[i][3];
    }
    png_set_PLTE(self->png, self->info, colors, self->colors->count);
    int translucent = self->colors->translucent;
    if (translucent > 0) png_set_tRNS(self->png, self->info, alphas, translucent, NULL);
}

static void write_header(encoder *self) {
    int kind = self->colors ? PNG_COLOR_TYPE_PALETTE
        : self->is_opaque   ? PNG_COLOR_TYPE_RGB
                            : PNG_COLOR_TYPE_RGB_ALPHA;
    png_set_user_limits(self->png, self->image.width, self->image.height);
    png_set_compression_level(self->png, self->compression.level);
    png_set_filter(self->png, PNG_FILTER_TYPE_BASE, self->compression.filters);
    png_set_IHDR(
        self->png, self->info, self->image.width, self->image.height,
        self->colors ? palette_depth(self->colors->count) : 8, kind, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (self->colors) set_palette(self);
    png_set_sRGB(self->png, self->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(self->png, self->info);
}

static void write_opaque_rows(encoder *self) {
    png_set_filler(self->png, 0, PNG_FILLER_AFTER); // when writing: leave the fourth byte out
    png_set_bgr(self->png);
    for (uint32_t y = 0; y < self->image.height; y++)
        png_write_row(self->png, self->image.pixels + (size_t)y * self->image.width * 4);
}

static void write_straight_rows(encoder *self) {
    self->row = png_malloc(self->png, (size_t)self->image.width * 4);
    for (uint32_t y = 0; y < self->image.height; y++) {
        const uint8_t *row = self->image.pixels + (size_t)y * self->image.width * 4;
        remove_premultiplication(row, self->row, self->image.width);
        png_write_row(self->png, self->row);
    }
}

static void write_indices(encoder *self) {
    size_t width = self->image.width;
    png_set_packing(self->png); // one byte each until here
    self->row = png_malloc(self->png, width);
    for (uint32_t y = 0; y < self->image.height; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)self->image.pixels + y * width;
        int index = 0;
        for (size_t x = 0; x < width; x++) {
            if (x == 0 || row[x] != row[x - 1]) index = palette_place(&self->indices, row[x]);
            self->row[x] = (uint8_t)index;
        }
        png_write_row(self->png, self->row);
    }
}

static bool run(encoder *self) {
    if (setjmp(png_jmpbuf(self->png))) return false;
    png_set_write_fn(self->png, self, append, flush);
    write_header(self);
    if (self->colors) {
        write_indices(self);
    } else if (self->is_opaque) {
        write_opaque_rows(self);
    } else {
        write_straight_rows(self);
    }
    png_write_end(self->png, NULL);
    return true;
}

static bool write_file(encoder *self, cpng_bytes *file, cpng_message *message) {
    self->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, cpng_fail, cpng_ignore);
    if (!self->png) return cpng_refuse(message, "libpng could not start");
    self->info = png_create_info_struct(self->png);
    bool is_written = self->info ? run(self) : cpng_refuse(message, "out of memory");
    if (self->row) png_free(self->png, self->row);
    png_destroy_write_struct(&self->png, &self->info);
    if (!is_written) free(self->file.bytes);
    *file = is_written ? self->file : (cpng_bytes){0};
    return is_written;
}

bool cpng_encode(cpng_image image, cpng_packing compression, cpng_bytes *file, cpng_message *message) {
    encoder self = {.image = image, .is_opaque = cpng_is_opaque(image), .compression = compression};
    return write_file(&self, file, message);
}

bool cpng_encode_indices(
    cpng_image image, const cpng_palette *colors, cpng_packing compression, cpng_bytes *file,
    cpng_message *message) {
    encoder self = {.image = image, .compression = compression, .colors = colors};
    palette_clear(&self.indices);
    for (int i = 0; i < colors->count; i++) palette_add(&self.indices, colors->colors[i]);
    return write_file(&self, file, message);
}
