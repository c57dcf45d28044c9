#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

// The state of one encoding. libjpeg gets the address of `errors`, which therefore comes first.
typedef struct {
    struct jpeg_error_mgr errors;
    jmp_buf exit;
    cjpeg_message *message;
} encoder;

static void fail(j_common_ptr info) {
    encoder *self = (encoder *)info->err;
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(self->message->text, sizeof self->message->text, "%s", text);
    longjmp(self->exit, 1);
}

static void write_rows(struct jpeg_compress_struct *info, const cjpeg_image *image, int quality) {
    info->image_width = image->width;
    info->image_height = image->height;
    info->input_components = 4;
    info->in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(info);
    jpeg_set_quality(info, quality, TRUE);
    // The best quality keeps the colors of single pixels.
    if (quality == 100) info->comp_info[0].h_samp_factor = info->comp_info[0].v_samp_factor = 1;
    jpeg_start_compress(info, TRUE);
    size_t row = (size_t)image->width * 4;
    while (info->next_scanline < info->image_height) {
        JSAMPROW start = image->pixels + row * info->next_scanline;
        jpeg_write_scanlines(info, &start, 1);
    }
    jpeg_finish_compress(info);
}

// The state that changes after setjmp lies outside the frame to which longjmp returns.
static bool run(encoder *self, struct jpeg_compress_struct *info, const cjpeg_image *image, int quality,
                cjpeg_file *file) {
    if (setjmp(self->exit)) return false;
    jpeg_create_compress(info);
    jpeg_mem_dest(info, &file->bytes, &file->count);
    write_rows(info, image, quality);
    return true;
}

bool cjpeg_encode(const cjpeg_image *image, int quality, cjpeg_file *file, cjpeg_message *message) {
    struct jpeg_compress_struct info;
    memset(&info, 0, sizeof info);
    *file = (cjpeg_file){0};
    encoder self = {.message = message};
    info.err = jpeg_std_error(&self.errors);
    self.errors.error_exit = fail;
    bool is_written = run(&self, &info, image, quality, file);
    jpeg_destroy_compress(&info);
    if (!is_written) {
        free(file->bytes);
        *file = (cjpeg_file){0};
    }
    return is_written;
}
