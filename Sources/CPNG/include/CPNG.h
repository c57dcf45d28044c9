// Encoding and decoding of PNG files, from and to premultiplied BGRA pixels in memory.
//
// libpng reports errors by longjmp, which must not cross a Swift frame. These functions keep each jump within
// C and return whether they succeeded, with libpng's message if they did not.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes from malloc that the receiver must free; {NULL, 0} for none. Those of `cpng_flat_encode` belong to
/// the encoder instead.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cpng_bytes;

/// Pixels in rows from top to bottom, four bytes each: blue, green, red and alpha, with the colors
/// premultiplied by alpha.
typedef struct {
    uint8_t *pixels;
    uint32_t width;
    uint32_t height;
} cpng_image;

/// The message of an error, mostly libpng's.
typedef struct {
    char text[160];
} cpng_message;

/// Masks of PNG filters: no filter, which suits flat art, and all filters, for gradients.
enum { CPNG_FILTER_NONE = 0x08, CPNG_FILTER_ALL = 0xf8 };

/// The compression of a file: zlib's level, 0 to 9, and a mask of filters.
typedef struct {
    int level;
    int filters;
} cpng_packing;

/// The colors of an image with at most 256, as its pixels have them: first those that are not opaque.
typedef struct {
    uint32_t colors[256];
    int count, translucent;
} cpng_palette;

/// Returns whether every pixel has alpha 255. (In C because an unoptimized Swift loop over a frame's pixels
/// takes a tenth of a second.)
bool cpng_is_opaque(cpng_image image);

/// Encodes an image as a PNG file of 8 bits per component in sRGB: RGB if it is opaque, otherwise RGBA, not
/// premultiplied. The receiver must free the bytes.
bool cpng_encode(cpng_image image, cpng_packing compression, cpng_bytes *file, cpng_message *message);

/// Encodes an image as a PNG file with a palette, which has all of its colors. The receiver must free the
/// bytes.
bool cpng_encode_indices(
    cpng_image image, const cpng_palette *colors, cpng_packing compression, cpng_bytes *file,
    cpng_message *message);

/// An encoder for flat pictures, with buffers that it reuses from picture to picture; for one thread at a
/// time.
typedef struct cpng_flat cpng_flat;

/// Creates an encoder; returns NULL when memory is short.
cpng_flat *cpng_flat_create(void);
void cpng_flat_destroy(cpng_flat *encoder);

/// Encodes an image as a PNG file in sRGB: with a palette if that is smaller, otherwise RGB if it is opaque
/// and RGBA if not, not premultiplied. Many times as fast as libpng where pixels equal those to their left or
/// above. The bytes belong to the encoder and are valid until its next picture. Returns false when memory is
/// short or the file is too large for a single chunk.
///
/// `changed`, NULL or a byte for each row, is 0 for rows that equal those of the encoder's last image, which
/// has the same size; their analysis is kept, and the file is the same. `pixels` receives `cpng_hash`.
bool cpng_flat_encode(
    cpng_flat *encoder, cpng_image image, const uint8_t *changed, cpng_bytes *file, uint64_t *pixels);

/// Gives the palette of the encoder's last file; returns false if that has none.
bool cpng_flat_palette(const cpng_flat *encoder, cpng_palette *colors);

/// Returns a hash of an image's size and pixels, the same on every machine, from what an encoder reads: for
/// each row that differs from the one above, which pixels equal those above and those to their left, and the
/// others. It is not cryptographic: it detects accidental changes, not deliberate collisions.
uint64_t cpng_hash(cpng_image image);

/// Decodes a PNG file of any kind with sides of at most `side_limit` pixels and at most `pixel_limit` pixels,
/// which the header says before memory is taken. The receiver must free the pixels.
bool cpng_decode(
    const uint8_t *file, size_t count, uint32_t side_limit, uint64_t pixel_limit, cpng_image *image,
    cpng_message *message);

/// Returns whether a PNG file is as it was written: every chunk has the content of its checksum, whether or
/// not the pixels depend on it, and no bytes follow the last one. `cpng_decode` accepts more, as viewers do.
bool cpng_check(const uint8_t *file, size_t count, cpng_message *message);

/// Returns the version of libpng at run time, such as "1.6.39".
const char *cpng_version(void);

#endif
