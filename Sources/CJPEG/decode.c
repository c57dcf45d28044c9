#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

// The state of one decoding. libjpeg gets the address of `errors`, which therefore comes first.
typedef struct {
    struct jpeg_error_mgr errors;
    jmp_buf exit;
    cjpeg_message *message;
    uint8_t *pixels;
    uint32_t side_limit;
    uint64_t pixel_limit;
} decoder;

static void fail(j_common_ptr info) {
    decoder *self = (decoder *)info->err;
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(self->message->text, sizeof self->message->text, "%s", text);
    longjmp(self->exit, 1);
}

static void refuse(decoder *self, const char *text) {
    snprintf(self->message->text, sizeof self->message->text, "%s", text);
    longjmp(self->exit, 1);
}

// A warning means damaged or missing data, which libjpeg would fill with gray.
static void warn(j_common_ptr info, int level) {
    if (level < 0) fail(info);
}

static void refuse_large(struct jpeg_decompress_struct *info, decoder *self) {
    if (info->image_width > self->side_limit || info->image_height > self->side_limit)
        refuse(self, "it is too large");
    if ((uint64_t)info->image_width * info->image_height <= self->pixel_limit) return;
    char text[sizeof self->message->text];
    snprintf(text, sizeof text, "its %u x %u pixels are more than %llu", info->image_width, info->image_height,
             (unsigned long long)self->pixel_limit);
    refuse(self, text);
}

static void read_rows(struct jpeg_decompress_struct *info, decoder *self, cjpeg_image *image) {
    jpeg_read_header(info, TRUE);
    refuse_large(info, self);
    if (info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK)
        refuse(self, "it has the colors of a printer (CMYK)");
    info->out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(info);
    size_t row = (size_t)info->output_width * 4;
    self->pixels = malloc(row * info->output_height);
    if (!self->pixels) refuse(self, "out of memory");
    while (info->output_scanline < info->output_height) {
        JSAMPROW start = self->pixels + row * info->output_scanline;
        jpeg_read_scanlines(info, &start, 1);
    }
    *image = (cjpeg_image){self->pixels, info->output_width, info->output_height};
    jpeg_finish_decompress(info);
}

// The state that changes after setjmp lies outside the frame to which longjmp returns.
static bool run(decoder *self, struct jpeg_decompress_struct *info, const uint8_t *file, size_t count,
                cjpeg_image *image) {
    if (setjmp(self->exit)) return false;
    jpeg_create_decompress(info);
    jpeg_mem_src(info, file, count);
    read_rows(info, self, image);
    return true;
}

bool cjpeg_decode(
    const uint8_t *file, size_t count, uint32_t side_limit, uint64_t pixel_limit, cjpeg_image *image,
    cjpeg_message *message) {
    struct jpeg_decompress_struct info;
    memset(&info, 0, sizeof info);
    decoder self = {.message = message, .side_limit = side_limit, .pixel_limit = pixel_limit};
    info.err = jpeg_std_error(&self.errors);
    self.errors.error_exit = fail;
    self.errors.emit_message = warn;
    bool is_read = run(&self, &info, file, count, image);
    jpeg_destroy_decompress(&info);
    if (!is_read) {
        free(self.pixels);
        *image = (cjpeg_image){0};
    }
    return is_read;
}
