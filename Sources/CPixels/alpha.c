#include "CPixels.h"
#include <string.h>

// Cairo stores round(colour * alpha / 255); this gives the nearest colour that it can have come from.
static void straighten_pixel(const uint8_t *from, uint8_t *to) {
    unsigned alpha = from[3], half = alpha / 2;
    if (alpha == 255 || alpha == 0) {
        memset(to, 0, 4);
        if (alpha) memcpy(to, from, 4);
        return;
    }
    for (int component = 0; component < 3; component++) {
        unsigned colour = (from[component] * 255u + half) / alpha;
        to[component] = colour > 255 ? 255 : (uint8_t)colour;
    }
    to[3] = (uint8_t)alpha;
}

// The distance from the last coloured pixel grows along the line; a pixel of alpha 0 and colour 0 is one still to be coloured.
static void bleed_line(uint8_t *pixel, ptrdiff_t step, size_t count, size_t reach) {
    size_t distance = reach;
    for (size_t i = 0; i < count; i++, pixel += step) {
        if (pixel[0] | pixel[1] | pixel[2] | pixel[3]) {
            distance = pixel[3] ? 0 : distance + 1;
        } else if (distance < reach) {
            memcpy(pixel, pixel - step, 3);
            distance++;
        }
    }
}

static void bleed_both_ways(uint8_t *first, ptrdiff_t step, size_t count, size_t reach) {
    bleed_line(first, step, count, reach);
    bleed_line(first + (ptrdiff_t)(count - 1) * step, -step, count, reach);
}

void cpixels_straighten(const uint8_t *from, uint8_t *to, size_t width, size_t height, size_t bleed) {
    for (size_t i = 0; i < width * height; i++) straighten_pixel(from + i * 4, to + i * 4);
    if (bleed == 0) return;
    for (size_t y = 0; y < height; y++) bleed_both_ways(to + y * width * 4, 4, width, bleed);
    for (size_t x = 0; x < width; x++) bleed_both_ways(to + x * 4, (ptrdiff_t)width * 4, height, bleed);
}

void cpixels_lay_over(
    const uint8_t *from, uint8_t *to, size_t count, uint8_t blue, uint8_t green, uint8_t red) {
    const unsigned below[3] = {blue, green, red};
    for (size_t i = 0; i < count; i++, from += 4, to += 4) {
        unsigned rest = 255u - from[3];
        for (int component = 0; component < 3; component++) {
            unsigned sum = from[component] + (below[component] * rest + 127) / 255;
            to[component] = sum > 255 ? 255 : (uint8_t)sum;
        }
        to[3] = 255;
    }
}
