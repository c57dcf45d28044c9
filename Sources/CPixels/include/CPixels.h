// Arithmetic on all pixels of a frame. Pixels are four bytes each: blue, green, red and alpha, with the
// colors premultiplied by alpha. (In C because an unoptimized Swift loop over a frame's pixels takes a tenth
// of a second.)

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Lookup tables from the 256 components of sRGB to 16-bit linear light, and from the 65536 lights back.
typedef struct {
    const uint16_t *light;
    const uint8_t *component;
} cpixels_transfer;

/// Undoes the premultiplication. Pixels of alpha 0 become black, or, with `bleed`, take the color of the
/// nearest visible pixel of their row or column up to that many pixels away: an encoder that averages
/// neighbors then averages equal colors.
void cpixels_straighten(const uint8_t *from, uint8_t *to, size_t width, size_t height, size_t bleed);

/// Composites the pixels over an opaque color.
void cpixels_lay_over(
    const uint8_t *from, uint8_t *to, size_t count, uint8_t blue, uint8_t green, uint8_t red);

/// Adds the differences between `other` and `first`, times a weight, to four sums per pixel: of blue, green
/// and red as light times alpha, and of alpha. Equal pixels cost almost nothing.
void cpixels_gather(
    const uint8_t *first, const uint8_t *other, int32_t weight, cpixels_transfer transfer, int32_t *sums,
    size_t count);

/// Computes the average of `number` exposures from the first one and the sums of their differences from it.
void cpixels_develop(
    const uint8_t *first, const int32_t *sums, int32_t number, cpixels_transfer transfer, uint8_t *to,
    size_t count);

/// Converts opaque pixels to 8-bit planes, BT.709 in limited ("tv") range: luma, then the chroma planes Cb
/// and Cr at half the width and height. Both sides are even and at most 32768.
///
/// Blocks of pixels equal to those of the frame before are copied from its planes, with the same result. Both
/// pointers are NULL without such a frame.
void cpixels_yuv420(
    const uint8_t *pixels, size_t width, size_t height, uint8_t *planes, const uint8_t *pixels_before,
    const uint8_t *planes_before);

/// Blurs a picture of one byte per pixel by a Gaussian of a standard deviation in pixels, approximately.
/// Lines are `stride` bytes apart; beyond the picture all is 0.
void cpixels_blur(uint8_t *bytes, size_t width, size_t height, size_t stride, double deviation);

/// Returns how far around a pixel its blurred color depends on others, in pixels at most. The deviation is in
/// 1/64 of a pixel and at most 32768.
size_t cpixels_backdrop_reach(uint32_t deviation);

/// Blurs premultiplied pixels of four bytes, the last of which is the opacity, by a Gaussian of a standard
/// deviation in 1/64 of a pixel, at most 32768, and scales the distances of their colors from gray by
/// saturation / 256. Colors at the edges go on beyond them. Returns 0 when there is no memory, else 1.
///
/// Pixels more than the reach from the edges depend on neither width nor height, and on the place of the
/// first pixel only by its remainder of 4.
int cpixels_backdrop(
    uint8_t *pixels, size_t width, size_t height, size_t stride, uint32_t deviation, int32_t saturation);

/// Returns a hash of bytes, the same on every machine: eight lanes of 64-bit words, mixed at the end. It is
/// not cryptographic: it detects accidental changes, not deliberate collisions. It hashes frames and files,
/// for which FNV-1a, a product after the other for each byte, is too slow.
uint64_t cpixels_hash(const uint8_t *bytes, size_t count, uint64_t seed);

#endif
