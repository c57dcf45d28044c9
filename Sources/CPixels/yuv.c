#include "CPixels.h"
#include <stdbool.h>
#include <string.h>

// Clones of the functions for processors with wider registers; integer arithmetic gives the same bits in
// both.
#if defined(__GLIBC__) && defined(__x86_64__) && defined(__has_attribute)
// Not under the thread sanitizer: the loader chooses the clone before the sanitizer's runtime is there.
#if __has_attribute(target_clones) && !__has_feature(thread_sanitizer)
#define WIDE __attribute__((target_clones("avx2", "default")))
#endif
#endif
#ifndef WIDE
#define WIDE
#endif

// BT.709 (Kr 0.2126, Kb 0.0722) from full range to 16...235 and 16...240, in fixed point with 15 fraction
// bits. Luma is 219/255 x (Kr, 1 - Kr - Kb, Kb); chroma is 224/255 / 2 x (color - luma) / (1 - K).
enum {
    RED_LUMA = 5983, GREEN_LUMA = 20127, BLUE_LUMA = 2032,
    SAME_CHROMA = 14392, RED_IN_BLUE = -3298, GREEN_IN_BLUE = -11094, GREEN_IN_RED = -13072,
    BLUE_IN_RED = -1320,
};

// The blocks that are compared, and converted when one of their pixels has changed. A run of blocks is
// converted in pieces whose sums fit the processor's first-level cache.
enum { BLOCK_WIDTH = 32, BLOCK_HEIGHT = 16, PIECE = 8, MOST_BLOCKS = 32768 / BLOCK_WIDTH };

// A chroma sample is the average of two columns, and of eight rows weighted by the bicubic curve (b 0, c 0.6)
// stretched to half the height, as in swscale: 4096 x 0.4359, 0.1203, -0.0422 and -0.0141 for the rows at
// distances 1/2, 3/2, 5/2 and 7/2.
enum { REACH = 3, NEAREST = 1786, SECOND = 493, THIRD = -173, FARTHEST = -58 };

typedef struct {
    const uint8_t *pixels;
    uint8_t *luma, *blue, *red;
    size_t width, height;
} frame;

WIDE static void convert_luma(const uint8_t *restrict pixels, uint8_t *restrict luma, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel;
        memcpy(&pixel, pixels + i * 4, 4);
        int32_t blue = pixel & 255, green = pixel >> 8 & 255, red = pixel >> 16 & 255;
        int32_t sum = red * RED_LUMA + green * GREEN_LUMA + blue * BLUE_LUMA;
        luma[i] = (uint8_t)((sum + (16 << 15) + (1 << 14)) >> 15);
    }
}

// Computes the chroma of pairs of pixels, 128 times the final value and without the offset of 128, so that it
// fits 16 bits.
WIDE static void convert_chroma(
    const uint8_t *restrict pixels, int16_t *restrict to_blue, int16_t *restrict to_red, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel[2];
        memcpy(pixel, pixels + i * 8, 8);
        int32_t blue = (int32_t)((pixel[0] & 255) + (pixel[1] & 255));
        int32_t green = (int32_t)((pixel[0] >> 8 & 255) + (pixel[1] >> 8 & 255));
        int32_t red = (int32_t)((pixel[0] >> 16 & 255) + (pixel[1] >> 16 & 255));
        int32_t blueness = blue * SAME_CHROMA + green * GREEN_IN_BLUE + red * RED_IN_BLUE;
        int32_t redness = red * SAME_CHROMA + green * GREEN_IN_RED + blue * BLUE_IN_RED;
        to_blue[i] = (int16_t)((blueness + (1 << 8)) >> 9);
        to_red[i] = (int16_t)((redness + (1 << 8)) >> 9);
    }
}

// Computes chroma samples from eight rows. Two rows at the same distance have the same weight; their sum
// still fits 16 bits.
WIDE static void mix_rows(const int16_t *restrict rows, size_t step, uint8_t *restrict to, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const int16_t *at = rows + i;
        int16_t nearest = (int16_t)(at[3 * step] + at[4 * step]);
        int16_t second = (int16_t)(at[2 * step] + at[5 * step]);
        int16_t third = (int16_t)(at[step] + at[6 * step]);
        int16_t farthest = (int16_t)(at[0] + at[7 * step]);
        int32_t sum = nearest * NEAREST + second * SECOND + third * THIRD + farthest * FARTHEST;
        int32_t value = ((sum + (1 << 18)) >> 19) + 128;
        to[i] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
    }
}

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

static void luma_of_run(const frame *self, size_t top, size_t left, size_t right) {
    size_t bottom = smaller(top + BLOCK_HEIGHT, self->height);
    for (size_t y = top; y < bottom; y++) {
        size_t start = y * self->width + left;
        convert_luma(self->pixels + start * 4, self->luma + start, right - left);
    }
}

// Returns a row within the picture: rows above and below repeat the first and last one.
static size_t row_in_picture(const frame *self, size_t top, size_t row) {
    return top + row < REACH ? 0 : smaller(top + row - REACH, self->height - 1);
}

static void chroma_of_piece(const frame *self, size_t top, size_t left, size_t right) {
    enum { STEP = PIECE * BLOCK_WIDTH / 2, ROWS = BLOCK_HEIGHT + 2 * REACH };
    int16_t blue[ROWS * STEP], red[ROWS * STEP];
    size_t count = (right - left) / 2, height = smaller(BLOCK_HEIGHT, self->height - top);
    for (size_t row = 0; row < height + 2 * REACH; row++) {
        size_t start = row_in_picture(self, top, row) * self->width + left;
        convert_chroma(self->pixels + start * 4, blue + row * STEP, red + row * STEP, count);
    }
    for (size_t row = 0; row < height; row += 2) {
        size_t place = (top + row) / 2 * (self->width / 2) + left / 2;
        mix_rows(blue + row * STEP, STEP, self->blue + place, count);
        mix_rows(red + row * STEP, STEP, self->red + place, count);
    }
}

static void chroma_of_run(const frame *self, size_t top, size_t left, size_t right) {
    for (; left < right; left += PIECE * BLOCK_WIDTH)
        chroma_of_piece(self, top, left, smaller(left + PIECE * BLOCK_WIDTH, right));
}

// Calls a function for every run of changed blocks in a row of blocks.
static void for_runs(
    const frame *self, const uint8_t *changed, size_t top,
    void (*convert)(const frame *, size_t, size_t, size_t)) {
    size_t count = (self->width + BLOCK_WIDTH - 1) / BLOCK_WIDTH;
    for (size_t start = 0; start < count; start++) {
        if (!changed[start]) continue;
        size_t end = start;
        while (end < count && changed[end]) end++;
        convert(self, top, start * BLOCK_WIDTH, smaller(end * BLOCK_WIDTH, self->width));
        start = end;
    }
}

// The changes in a block: of any pixel, of rows on which the chroma of the block above depends, and of rows
// on which that of the block below depends.
enum { SOME = 1, FIRST_ROWS = 2, LAST_ROWS = 4 };

WIDE static void compare_row(
    const uint8_t *restrict pixels, const uint8_t *restrict before, size_t width, uint8_t mark,
    uint8_t *restrict changed) {
    size_t x = 0, block = 0;
    for (; x + BLOCK_WIDTH <= width; x += BLOCK_WIDTH, block++) {
        uint32_t difference = 0;
        for (size_t i = 0; i < BLOCK_WIDTH; i++) {
            uint32_t here, there;
            memcpy(&here, pixels + (x + i) * 4, 4);
            memcpy(&there, before + (x + i) * 4, 4);
            difference |= here ^ there;
        }
        changed[block] |= difference ? mark : 0;
    }
    if (x < width && memcmp(pixels + x * 4, before + x * 4, (width - x) * 4) != 0) changed[block] |= mark;
}

static uint8_t mark_of_row(size_t row) {
    int first = row < REACH ? FIRST_ROWS : 0, last = row + REACH >= BLOCK_HEIGHT ? LAST_ROWS : 0;
    return (uint8_t)(SOME | first | last);
}

static void find_changes(const frame *self, const uint8_t *before, size_t top, uint8_t *changed) {
    size_t bottom = smaller(top + BLOCK_HEIGHT, self->height);
    bool is_new = !before && top < self->height;
    memset(changed, is_new ? SOME | FIRST_ROWS | LAST_ROWS : 0, MOST_BLOCKS);
    if (!before) return;
    for (size_t y = top; y < bottom; y++) {
        size_t row = y * self->width * 4;
        compare_row(self->pixels + row, before + row, self->width, mark_of_row(y - top), changed);
    }
}

// Copies the planes of a row of blocks from the frame before.
static void keep_row(const frame *self, const uint8_t *before, size_t top) {
    size_t height = smaller(BLOCK_HEIGHT, self->height - top), all = self->width * self->height;
    size_t luma = top * self->width, chroma = all + luma / 4, count = height * self->width;
    memcpy(self->luma + luma, before + luma, count);
    memcpy(self->luma + chroma, before + chroma, count / 4);
    memcpy(self->luma + all / 4 + chroma, before + all / 4 + chroma, count / 4);
}

void cpixels_yuv420(
    const uint8_t *pixels, size_t width, size_t height, uint8_t *planes, const uint8_t *pixels_before,
    const uint8_t *planes_before) {
    size_t count = width * height;
    frame self = {pixels, planes, planes + count, planes + count + count / 4, width, height};
    // The chroma of a block also depends on rows above and below it.
    uint8_t changes[3][MOST_BLOCKS], chroma[MOST_BLOCKS];
    uint8_t *above = changes[0], *here = changes[1], *below = changes[2];
    memset(above, 0, MOST_BLOCKS);
    find_changes(&self, pixels_before, 0, here);
    for (size_t top = 0; top < height; top += BLOCK_HEIGHT) {
        find_changes(&self, pixels_before, top + BLOCK_HEIGHT, below);
        for (size_t block = 0; block < MOST_BLOCKS; block++)
            chroma[block] = (above[block] & LAST_ROWS) | here[block] | (below[block] & FIRST_ROWS);
        if (planes_before) keep_row(&self, planes_before, top);
        for_runs(&self, here, top, luma_of_run);
        for_runs(&self, chroma, top, chroma_of_run);
        uint8_t *free = above;
        above = here, here = below, below = free;
    }
}
