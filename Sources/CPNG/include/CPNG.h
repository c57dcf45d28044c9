// PNG files from and to premultiplied BGRA pixels in memory, through libpng.
//
// libpng reports errors by longjmp, which must not cross a Swift frame. These functions keep each jump within C
// and return whether they succeeded, with libpng's words if they did not.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes from malloc that the receiver has to free; {NULL, 0} when there are none.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cpng_bytes;

/// Pixels in rows from top to bottom, four bytes each: blue, green, red, alpha; the colours premultiplied by alpha.
typedef struct {
    uint8_t *pixels;
    uint32_t width;
    uint32_t height;
} cpng_image;

/// What went wrong, in libpng's words.
typedef struct {
    char text[160];
} cpng_message;

/// Filter masks: the one that suits flat art, which leaves rows as they are, and all of them, for gradients.
enum { CPNG_FILTER_NONE = 0x08, CPNG_FILTER_ALL = 0xf8 };

/// How a file is packed: zlib's level (0 to 9) and a mask of filters.
typedef struct {
    int level;
    int filters;
} cpng_packing;

/// Whether every pixel has alpha 255. (In C because an unoptimized Swift loop over a frame's pixels takes a tenth of a second.)
bool cpng_is_opaque(cpng_image image);

/// Writes an image as a PNG file of 8 bits a component in sRGB: RGB if it is opaque, otherwise RGBA, not premultiplied.
bool cpng_encode(cpng_image image, cpng_packing packing, cpng_bytes *file, cpng_message *message);

/// An encoder for flat pictures with its buffers, for one picture after the other; not for two threads at
/// once.
typedef struct cpng_flat cpng_flat;

/// NULL when memory is short.
cpng_flat *cpng_flat_create(void);
void cpng_flat_destroy(cpng_flat *encoder);

/// Writes an image as a PNG file in sRGB: with a palette where that is smaller, otherwise RGB if it is opaque
/// or RGBA, not premultiplied. Many times as fast as libpng where pixels repeat those to their left or above.
/// The bytes belong to the encoder and stand until its next picture. False when memory is short or a picture
/// is too large for a chunk.
bool cpng_flat_encode(cpng_flat *encoder, cpng_image image, cpng_bytes *file);

/// Reads a PNG file of any kind no larger than `side_limit` pixels on a side; the receiver has to free the pixels.
bool cpng_decode(const uint8_t *file, size_t count, uint32_t side_limit, cpng_image *image, cpng_message *message);

/// The version of the libpng that runs, such as "1.6.39".
const char *cpng_version(void);

#endif
