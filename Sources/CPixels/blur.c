#include "CPixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Averages a line over 2 * reach + 1 bytes around each one; beyond the ends all is 0. `line` is a copy of the
// bytes, which are `step` apart.
static void average(const uint8_t *line, uint8_t *bytes, size_t step, size_t count, size_t reach) {
    uint32_t size = (uint32_t)(2 * reach + 1), sum = 0;
    for (size_t i = 0; i < reach && i < count; i++) sum += line[i];
    for (size_t i = 0; i < count; i++) {
        if (i + reach < count) sum += line[i + reach];
        bytes[i * step] = (uint8_t)((sum + size / 2) / size);
        if (i >= reach) sum -= line[i - reach];
    }
}

static void average_lines(
    uint8_t *bytes, size_t lines, size_t pitch, size_t step, size_t count, size_t reach, uint8_t *line) {
    for (size_t i = 0; i < lines; i++) {
        uint8_t *first = bytes + i * pitch;
        for (size_t j = 0; j < count; j++) line[j] = first[j * step];
        average(line, first, step, count, reach);
    }
}

// Three averages in a row come within 3 % of a Gaussian. Three of width w have the variance (w^2 - 1) / 4, so
// w is the odd number next to sqrt(4 deviation^2 + 1), or the next smaller one for some of the three.
void cpixels_blur(uint8_t *bytes, size_t width, size_t height, size_t stride, double deviation) {
    if (!(deviation > 0) || width == 0 || height == 0) return;
    uint8_t *line = malloc(width > height ? width : height);
    if (!line) return;
    size_t small = (size_t)((sqrt(4 * deviation * deviation + 1) - 1) / 2);
    double w = 2 * (double)small + 1;
    double count = (12 * deviation * deviation - 3 * w * w - 12 * w - 9) / (-4 * w - 4);
    for (int pass = 0; pass < 3; pass++) {
        size_t reach = pass < (int)(count + 0.5) ? small : small + 1;
        average_lines(bytes, height, stride, 1, width, reach, line);
        average_lines(bytes, width, 1, stride, height, reach, line);
    }
    free(line);
}
