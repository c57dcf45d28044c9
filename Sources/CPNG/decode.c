#include "failure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The state that changes after setjmp, kept outside the frame to which longjmp returns.
typedef struct {
    const uint8_t *unread;
    size_t unread_count;
    uint32_t side_limit;
    uint64_t pixel_limit;
    png_structp png;
    png_infop info;
    cpng_image image;
} decoder;

static void take(png_structp png, png_bytep bytes, size_t count) {
    decoder *self = png_get_io_ptr(png);
    if (count > self->unread_count) png_error(png, "the file ends too early");
    memcpy(bytes, self->unread, count);
    self->unread += count;
    self->unread_count -= count;
}

static void premultiply(uint8_t *bgra, size_t pixel_count) {
    for (; pixel_count > 0; pixel_count--, bgra += 4) {
        unsigned alpha = bgra[3];
        if (alpha == 255) continue;
        for (int component = 0; component < 3; component++)
            bgra[component] = (uint8_t)((bgra[component] * alpha + 127) / 255);
    }
}

// Requests 8-bit BGRA from libpng, whatever the file has: a palette, gray, 16 bits, with or without
// transparency.
static int ask_for_bgra(decoder *self) {
    png_set_expand(self->png);
    png_set_scale_16(self->png);
    png_set_gray_to_rgb(self->png);
    png_set_add_alpha(self->png, 0xff, PNG_FILLER_AFTER);
    png_set_bgr(self->png);
    int pass_count = png_set_interlace_handling(self->png);
    png_read_update_info(self->png, self->info);
    return pass_count;
}

static void allocate(decoder *self) {
    self->image.width = png_get_image_width(self->png, self->info);
    self->image.height = png_get_image_height(self->png, self->info);
    self->image.pixels = calloc(self->image.height, (size_t)self->image.width * 4);
    if (!self->image.pixels) png_error(self->png, "out of memory");
}

// The header says the size before memory is needed for the pixels.
static void refuse_large(decoder *self) {
    uint32_t width = png_get_image_width(self->png, self->info), height = png_get_image_height(self->png, self->info);
    if ((uint64_t)width * height <= self->pixel_limit) return;
    char text[sizeof(cpng_message)];
    snprintf(text, sizeof text, "its %u x %u pixels are more than %llu", width, height,
             (unsigned long long)self->pixel_limit);
    png_error(self->png, text);
}

static bool run(decoder *self) {
    if (setjmp(png_jmpbuf(self->png))) return false;
    png_set_read_fn(self->png, self, take);
    png_set_user_limits(self->png, self->side_limit, self->side_limit);
    png_read_info(self->png, self->info);
    refuse_large(self);
    int pass_count = ask_for_bgra(self);
    allocate(self);
    for (int pass = 0; pass < pass_count; pass++)
        for (uint32_t y = 0; y < self->image.height; y++)
            png_read_row(self->png, self->image.pixels + (size_t)y * self->image.width * 4, NULL);
    png_read_end(self->png, NULL);
    return true;
}

bool cpng_decode(
    const uint8_t *file, size_t count, uint32_t side_limit, uint64_t pixel_limit, cpng_image *image,
    cpng_message *message) {
    decoder self = {
        .unread = file, .unread_count = count, .side_limit = side_limit, .pixel_limit = pixel_limit};
    self.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, cpng_fail, cpng_ignore);
    if (!self.png) return cpng_refuse(message, "libpng could not start");
    self.info = png_create_info_struct(self.png);
    bool is_read = self.info ? run(&self) : cpng_refuse(message, "out of memory");
    png_destroy_read_struct(&self.png, &self.info, NULL);
    if (is_read) premultiply(self.image.pixels, (size_t)self.image.width * self.image.height);
    if (!is_read) free(self.image.pixels);
    *image = is_read ? self.image : (cpng_image){0};
    return is_read;
}
