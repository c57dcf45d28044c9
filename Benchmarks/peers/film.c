// Makes one of the two films in one thread, as a plain C program would:
//
//     film raster|write_to_png|libpng1 BenchSquares|BenchFall FOLDER
//
// `raster` only draws; `write_to_png` lets Cairo write each frame; `libpng1` writes RGB with libpng's level 1
// and no filter.

#include "films.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int main(int count, char **words) {
    if (count != 4) fail("say TOOL, FILM and FOLDER");
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
        } else if (strcmp(tool, "raster") != 0) {
            fail("the tool is raster, write_to_png or libpng1");
        }
    }
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    return 0;
}
