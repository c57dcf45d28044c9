// Arithmetic on every pixel of a frame. Pixels are four bytes each: blue, green, red, alpha, the colours
// premultiplied by alpha. (In C because an unoptimized Swift loop over a frame's pixels takes a tenth of a
// second.)

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// From the 256 components of sRGB to light in sixteen bits, and from the 65536 lights back.
typedef struct {
    const uint16_t *light;
    const uint8_t *component;
} cpixels_transfer;

/// Undoes the premultiplication. Pixels of alpha 0 become black, or, with `bleed`, take on the colour of the
/// nearest visible pixel of their row or column up to so many pixels away: an encoder that mixes neighbours
/// then mixes equals.
void cpixels_straighten(const uint8_t *from, uint8_t *to, size_t width, size_t height, size_t bleed);

/// Lays the pixels over an opaque colour.
void cpixels_lay_over(
    const uint8_t *from, uint8_t *to, size_t count, uint8_t blue, uint8_t green, uint8_t red);

/// Adds to four sums a pixel (blue, green, red as light times alpha, and alpha) how much brighter `other` is
/// than `first`, times a weight. Pixels that are equal cost next to nothing.
void cpixels_gather(
    const uint8_t *first, const uint8_t *other, int32_t weight, cpixels_transfer transfer, int32_t *sums,
    size_t count);

/// The average of `number` exposures of which `sums` tells how they differ from the first.
void cpixels_develop(
    const uint8_t *first, const int32_t *sums, int32_t number, cpixels_transfer transfer, uint8_t *to,
    size_t count);

/// Converts opaque pixels to planes of 8 bits, BT.709 in tv range: luma, then blueness and redness (Cb and
/// Cr) at half the width and height. Both sides are even, at most 32768.
///
/// Where the pixels are those of the frame before, its planes are copied; the result is the same. Without one
/// it is null.
void cpixels_yuv420(
    const uint8_t *pixels, size_t width, size_t height, uint8_t *planes, const uint8_t *pixels_before,
    const uint8_t *planes_before);

/// A hash of bytes, the same on every machine: eight lanes of 64-bit words, mixed in the end. It finds changes
/// that happen; nobody is kept from making two files with one hash.
uint64_t cpixels_hash(const uint8_t *bytes, size_t count, uint64_t seed);

#endif
