// Makes one of the two films in one thread, as a plain C program would:
//
//     film raster|write_to_png|libpng1|bgra|yuv BenchSquares|BenchFall FOLDER
//
// `raster` only draws; `write_to_png` lets Cairo write each frame; `libpng1` writes RGB with libpng's level 1
// and no filter; `bgra` and `yuv` write raw frames to standard output, as they are and as planes for `yuv420p`.
//
//     film rewrite FOLDER
//
// lets Cairo write the frames 000000.png ... of a folder once more, into memory, and prints the processor time
// of that in seconds, and the bytes.

#include "films.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void fail(const char *what) {
    fprintf(stderr, "film: %s\n", what);
    exit(1);
}

static void write_level1(cairo_surface_t *surface, const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file) fail(path);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_init_io(png, file);
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(
        png, info, FILM_WIDTH, FILM_HEIGHT, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    png_set_bgr(png);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    for (int y = 0; y < FILM_HEIGHT; y++)
        png_write_row(png, pixels + (size_t)y * (size_t)cairo_image_surface_get_stride(surface));
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    if (fclose(file) != 0) fail(path);
}

static void write_raw(const void *bytes, size_t count) {
    if (fwrite(bytes, 1, count, stdout) != count) fail("standard output");
}

static void write_bgra(cairo_surface_t *surface) {
    write_raw(cairo_image_surface_get_data(surface), (size_t)FILM_WIDTH * FILM_HEIGHT * 4);
}

// BT.709 in tv range; a chroma sample is the middle of four pixels.
static void write_yuv(cairo_surface_t *surface) {
    static unsigned char planes[FILM_WIDTH * FILM_HEIGHT * 3 / 2];
    const unsigned char *pixels = cairo_image_surface_get_data(surface);
    unsigned char *luma = planes, *blueness = planes + FILM_WIDTH * FILM_HEIGHT;
    unsigned char *redness = blueness + FILM_WIDTH * FILM_HEIGHT / 4;
    for (int i = 0; i < FILM_WIDTH * FILM_HEIGHT; i++) {
        const unsigned char *pixel = pixels + i * 4;
        luma[i] = (unsigned char)((pixel[2] * 5983 + pixel[1] * 20127 + pixel[0] * 2032 + 540672) >> 15);
    }
    for (int y = 0; y < FILM_HEIGHT; y += 2) {
        const unsigned char *row = pixels + y * FILM_WIDTH * 4, *next = row + FILM_WIDTH * 4;
        for (int x = 0; x < FILM_WIDTH * 4; x += 8) {
            int sum[3];
            for (int i = 0; i < 3; i++) sum[i] = row[x + i] + row[x + 4 + i] + next[x + i] + next[x + 4 + i];
            *blueness++ = (unsigned char)((sum[0] * 14392 - sum[1] * 11094 - sum[2] * 3298 + 16842752) >> 17);
            *redness++ = (unsigned char)((sum[2] * 14392 - sum[1] * 13072 - sum[0] * 1320 + 16842752) >> 17);
        }
    }
    write_raw(planes, sizeof planes);
}

static cairo_status_t count_bytes(void *total, const unsigned char *bytes, unsigned count) {
    (void)bytes;
    *(size_t *)total += count;
    return CAIRO_STATUS_SUCCESS;
}

static void rewrite(const char *folder) {
    clock_t taken = 0;
    size_t total = 0;
    for (int frame = 0;; frame++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%06d.png", folder, frame);
        cairo_surface_t *surface = cairo_image_surface_create_from_png(path);
        if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) break;
        clock_t start = clock();
        if (cairo_surface_write_to_png_stream(surface, count_bytes, &total) != CAIRO_STATUS_SUCCESS) fail(path);
        taken += clock() - start;
        cairo_surface_destroy(surface);
    }
    printf("%.4f %zu\n", (double)taken / CLOCKS_PER_SEC, total);
}

int main(int count, char **words) {
    if (count == 3 && strcmp(words[1], "rewrite") == 0) {
        rewrite(words[2]);
        return 0;
    }
    if (count != 4) fail("say TOOL, FILM and FOLDER, or rewrite and FOLDER");
    const char *tool = words[1];
    void (*draw)(cairo_t *, double) = strcmp(words[2], "BenchFall") == 0 ? draw_fall : draw_squares;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, FILM_WIDTH, FILM_HEIGHT);
    cairo_t *context = cairo_create(surface);
    for (int frame = 0; frame < FILM_FRAMES; frame++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%06d.png", words[3], frame);
        draw(context, (double)frame / FILM_FPS);
        cairo_surface_flush(surface);
        if (strcmp(tool, "write_to_png") == 0) {
            if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) fail(path);
        } else if (strcmp(tool, "libpng1") == 0) {
            write_level1(surface, path);
        } else if (strcmp(tool, "bgra") == 0) {
            write_bgra(surface);
        } else if (strcmp(tool, "yuv") == 0) {
            write_yuv(surface);
        } else if (strcmp(tool, "raster") != 0) {
            fail("the tool is raster, write_to_png, libpng1, bgra or yuv");
        }
    }
    if (fflush(stdout) != 0) fail("standard output");
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    return 0;
}
