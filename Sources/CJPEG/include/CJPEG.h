// Decoding of JPEG files to premultiplied BGRA pixels in memory, and encoding of such pixels.
//
// libjpeg reports errors through a handler that must not return. These functions keep the jump out of it in C
// and return whether they succeeded, with libjpeg's message if they did not.

#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Pixels in rows from top to bottom, four bytes each: blue, green, red and alpha, which is 255.
typedef struct {
    uint8_t *pixels;
    uint32_t width;
    uint32_t height;
} cjpeg_image;

/// The message of an error, mostly libjpeg's.
typedef struct {
    char text[256];
} cjpeg_message;

/// Decodes a JPEG file in gray or color with sides of at most `side_limit` pixels and at most `pixel_limit`
/// pixels, which the header says before memory is taken. A file that is cut off or damaged is refused. The
/// receiver must free the pixels.
bool cjpeg_decode(
    const uint8_t *file, size_t count, uint32_t side_limit, uint64_t pixel_limit, cjpeg_image *image,
    cjpeg_message *message);

/// A file in memory, which the receiver must free.
typedef struct {
    uint8_t *bytes;
    unsigned long count;
} cjpeg_file;

/// Encodes opaque pixels, whose alpha is not read, as a JPEG file in a quality of 1 to 100.
bool cjpeg_encode(const cjpeg_image *image, int quality, cjpeg_file *file, cjpeg_message *message);

#endif
