#include "CPixels.h"
#include <string.h>

// Undoes the premultiplication of a pixel. Cairo stores round(color * alpha / 255); this returns the nearest
// color that it can have come from.
static void straighten_pixel(const uint8_t *from, uint8_t *to) {
    unsigned alpha = from[3], half = alpha / 2;
    if (alpha == 255 || alpha == 0) {
        memset(to, 0, 4);
        if (alpha) memcpy(to, from, 4);
        return;
    }
    for (int component = 0; component < 3; component++) {
        unsigned color = (from[component] * 255u + half) / alpha;
        to[component] = color > 255 ? 255 : (uint8_t)color;
    }
    to[3] = (uint8_t)alpha;
}

static size_t smaller(size_t a, size_t b) {
    return a < b ? a : b;
}

// Copies a color to a transparent pixel, with the lowest bit of blue set: a pixel of 0 marks one without a
// color.
static void color(uint8_t *pixel, const uint8_t *source) {
    memcpy(pixel, source, 3);
    pixel[0] |= 1;
}

// Fills the gaps of a row or column from both ends, up to the middle and no farther than `reach` pixels.
static void bleed_line(uint8_t *line, size_t step, size_t count, size_t reach) {
    size_t start = 0;
    while (start < count) {
        uint32_t pixel;
        memcpy(&pixel, line + start * step, 4);
        if (pixel) {
            start++;
            continue;
        }
        size_t end = start;
        for (; end < count && !pixel; end++) memcpy(&pixel, line + end * step, 4);
        if (pixel) end--;
        size_t length = end - start;
        size_t left = start == 0 ? 0 : smaller(reach, end == count ? length : (length + 1) / 2);
        size_t right = end == count ? 0 : smaller(reach, length - left);
        for (size_t i = 0; i < left; i++) color(line + (start + i) * step, line + (start - 1) * step);
        for (size_t i = 0; i < right; i++) color(line + (end - 1 - i) * step, line + end * step);
        start = end + 1;
    }
}

void cpixels_straighten(const uint8_t *from, uint8_t *to, size_t width, size_t height, size_t bleed) {
    for (size_t i = 0; i < width * height; i++) straighten_pixel(from + i * 4, to + i * 4);
    if (bleed == 0) return;
    for (size_t y = 0; y < height; y++) bleed_line(to + y * width * 4, 4, width, bleed);
    for (size_t x = 0; x < width; x++) bleed_line(to + x * 4, width * 4, height, bleed);
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
