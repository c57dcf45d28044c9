#include "CPixels.h"
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The quotients of numbers below 256 * size, by a multiplication: a division of each byte would take most of
// the time. With factor = ceil(2^32 / size), n * factor / 2^32 exceeds n / size by less than n / 2^32, which
// changes no quotient while n * size < 2^32. So larger sizes divide.
typedef struct {
    uint32_t size, factor;
} divisor;

static divisor divisor_of(uint32_t size) {
    bool is_exact = size > 1 && size < 4096;
    return (divisor){size, is_exact ? (uint32_t)((((uint64_t)1 << 32) + size - 1) / size) : 0};
}

static inline uint8_t quotient(uint32_t number, divisor by) {
    return (uint8_t)(by.factor ? ((uint64_t)number * by.factor) >> 32 : number / by.size);
}

// Averages each row over 2 * reach + 1 bytes around each one; beyond the ends all is 0. `line` has room for a
// row with that many zeros at both ends.
static void average_rows(
    uint8_t *bytes, size_t width, size_t height, size_t stride, size_t reach, uint8_t *line) {
    divisor by = divisor_of((uint32_t)(2 * reach + 1));
    memset(line, 0, width + 2 * reach);
    for (size_t y = 0; y < height; y++) {
        uint8_t *row = bytes + y * stride;
        memcpy(line + reach, row, width);
        uint32_t sum = by.size / 2;
        for (size_t i = 0; i < 2 * reach; i++) sum += line[i];
        for (size_t i = 0; i < width; i++) {
            sum += line[i + 2 * reach];
            row[i] = quotient(sum, by);
            sum -= line[i];
        }
    }
}

// Averages each column in the same way, all of them at once: a column alone would read another part of the
// memory for each byte. `copy` has room for all bytes, `sums` for a row.
static void average_columns(
    uint8_t *bytes, size_t width, size_t height, size_t stride, size_t reach, uint8_t *copy, uint32_t *sums) {
    divisor by = divisor_of((uint32_t)(2 * reach + 1));
    for (size_t y = 0; y < height; y++) memcpy(copy + y * width, bytes + y * stride, width);
    for (size_t x = 0; x < width; x++) sums[x] = by.size / 2;
    for (size_t y = 0; y < height + reach; y++) {
        if (y < height) {
            const uint8_t *added = copy + y * width;
            for (size_t x = 0; x < width; x++) sums[x] += added[x];
        }
        if (y < reach) continue;
        uint8_t *row = bytes + (y - reach) * stride;
        for (size_t x = 0; x < width; x++) row[x] = quotient(sums[x], by);
        if (y < 2 * reach) continue;
        const uint8_t *left = copy + (y - 2 * reach) * width;
        for (size_t x = 0; x < width; x++) sums[x] -= left[x];
    }
}

// Three averages in a row come within 3 % of a Gaussian. Three of width w have the variance (w^2 - 1) / 4, so
// w is the odd number next to sqrt(4 deviation^2 + 1), or the next smaller one for some of the three.
void cpixels_blur(uint8_t *bytes, size_t width, size_t height, size_t stride, double deviation) {
    if (!(deviation > 0) || width == 0 || height == 0) return;
    size_t small = (size_t)((sqrt(4 * deviation * deviation + 1) - 1) / 2);
    double w = 2 * (double)small + 1;
    double count = (12 * deviation * deviation - 3 * w * w - 12 * w - 9) / (-4 * w - 4);
    uint8_t *line = malloc(width + 2 * (small + 1)), *copy = malloc(width * height);
    uint32_t *sums = malloc(width * sizeof *sums);
    for (int pass = 0; pass < 3 && line && copy && sums; pass++) {
        size_t reach = pass < (int)(count + 0.5) ? small : small + 1;
        average_rows(bytes, width, height, stride, reach, line);
        average_columns(bytes, width, height, stride, reach, copy, sums);
    }
    free(sums);
    free(copy);
    free(line);
}
