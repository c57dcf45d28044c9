#include "CPixels.h"
#include <stdlib.h>
#include <string.h>

// All arithmetic is of integers, so that no result depends on the machine, with 16 bits per value between
// the passes, so that nothing bands.

// Three averages in a row come close to a Gaussian. Each takes the values within `reach` cells whole, and
// those one further with a weight of `edge` / 256, by which its variance has any value (P. Gwosdek and
// others, Theoretical Foundations of Gaussian Convolution by Extended Box Filtering, 2011).
struct box {
    size_t reach;
    uint32_t edge;
    uint64_t reciprocal; // 2^40 / the sum of the weights
};

// The pixels of a cell's side. A wide blur leaves nothing that cells of a quarter of the deviation lack.
static size_t side_of_cell(uint32_t deviation) {
    return deviation >= 12 * 64 ? 4 : deviation >= 5 * 64 ? 2 : 1;
}

static struct box box_of(uint32_t deviation) {
    uint64_t side = side_of_cell(deviation), square = (uint64_t)deviation * deviation;
    // The variance in 1/4096 of a cell's area, less 1/4, that of the averages in cells and of the linear
    // interpolation between these.
    uint64_t variance = square / (side * side) - (side > 1 ? 1024 : 0), reach = 0;
    // The variance of a box of 2 r + 1 equal values is r (r + 1) / 3.
    while ((reach + 1) * (reach + 2) * 4096 <= variance) reach++;
    uint64_t rest = variance - reach * (reach + 1) * 4096;
    uint64_t divisor = 2 * (3 * 4096 * (reach + 1) * (reach + 1) - variance);
    uint32_t edge = (uint32_t)((256 * (2 * reach + 1) * rest + divisor / 2) / divisor);
    return (struct box){reach, edge, ((uint64_t)1 << 40) / (256 * (2 * reach + 1) + 2 * edge)};
}

size_t cpixels_backdrop_reach(uint32_t deviation) {
    return side_of_cell(deviation) * (3 * (box_of(deviation).reach + 1) + 2);
}

// Averages `lanes` lines of values at once. The values of a line are `step` apart, and those at its ends go
// on beyond them.
static void average(
    const uint16_t *from, uint16_t *to, size_t count, size_t step, size_t lanes, struct box box,
    uint32_t *sums) {
    size_t last = count - 1;
    for (size_t lane = 0; lane < lanes; lane++) sums[lane] = from[lane] * (uint32_t)(box.reach + 1);
    for (size_t i = 1; i <= box.reach; i++) {
        const uint16_t *values = from + step * (i < last ? i : last);
        for (size_t lane = 0; lane < lanes; lane++) sums[lane] += values[lane];
    }
    for (size_t i = 0; i < count; i++) {
        size_t next = i + box.reach + 1;
        const uint16_t *before = from + step * (i > box.reach ? i - box.reach - 1 : 0);
        const uint16_t *first = from + step * (i > box.reach ? i - box.reach : 0);
        const uint16_t *after = from + step * (next < last ? next : last);
        uint16_t *result = to + step * i;
        for (size_t lane = 0; lane < lanes; lane++) {
            uint64_t sum = (uint64_t)sums[lane] * 256 + (uint64_t)box.edge * (before[lane] + after[lane]);
            result[lane] = (uint16_t)((sum * box.reciprocal + ((uint64_t)1 << 39)) >> 40);
            sums[lane] += (uint32_t)after[lane] - first[lane];
        }
    }
}

// Averages the pixels of each cell; those at the edges go on beyond them.
static void shrink(
    const uint8_t *pixels, size_t width, size_t height, size_t stride, uint16_t *cells, size_t columns,
    size_t rows, size_t side) {
    uint32_t factor = (uint32_t)(256 / (side * side));
    for (size_t row = 0; row < rows; row++) {
        for (size_t column = 0; column < columns; column++) {
            uint32_t sums[4] = {0};
            for (size_t dy = 0; dy < side; dy++) {
                size_t y = row * side + dy;
                const uint8_t *line = pixels + (y < height ? y : height - 1) * stride;
                for (size_t dx = 0; dx < side; dx++) {
                    size_t x = column * side + dx;
                    const uint8_t *pixel = line + 4 * (x < width ? x : width - 1);
                    for (int i = 0; i < 4; i++) sums[i] += pixel[i];
                }
            }
            for (int i = 0; i < 4; i++) cells[(row * columns + column) * 4 + i] = (uint16_t)(sums[i] * factor);
        }
    }
}

// Scales the distances of colors from gray of the same luminance by saturation / 256, with the weights of
// BT.709 for red, green and blue. The last of a cell's four values is its opacity.
static void saturate(uint16_t *cells, size_t count, int32_t saturation) {
    for (uint16_t *cell = cells; cell < cells + 4 * count; cell += 4) {
        int32_t gray = (19 * cell[0] + 183 * cell[1] + 54 * cell[2]) >> 8, most = cell[3];
        for (int i = 0; i < 3; i++) {
            int64_t value = gray + (int64_t)(cell[i] - gray) * saturation / 256;
            cell[i] = (uint16_t)(value < 0 ? 0 : value > most ? most : value);
        }
    }
}

// The two cells between whose centers a pixel lies, and the weight of the second one in 1 / (2 side).
struct place {
    size_t first, second;
    uint32_t weight;
};

static struct place place_of(size_t pixel, size_t side, size_t cells) {
    size_t cell = pixel / side;
    int offset = 2 * (int)(pixel % side) - (int)side + 1;
    if (offset < 0) return (struct place){cell > 0 ? cell - 1 : 0, cell, (uint32_t)((int)(2 * side) + offset)};
    return (struct place){cell, cell + 1 < cells ? cell + 1 : cell, (uint32_t)offset};
}

// Interpolates between the centers of cells.
static void enlarge(
    const uint16_t *cells, size_t columns, size_t rows, size_t side, uint8_t *pixels, size_t width,
    size_t height, size_t stride, uint32_t *line) {
    uint32_t whole = (uint32_t)(2 * side);
    uint32_t shift = side == 4 ? 14 : side == 2 ? 12 : 10, half = 1u << (shift - 1);
    for (size_t y = 0; y < height; y++) {
        struct place row = place_of(y, side, rows);
        const uint16_t *upper = cells + row.first * columns * 4, *lower = cells + row.second * columns * 4;
        for (size_t i = 0; i < columns * 4; i++)
            line[i] = upper[i] * (whole - row.weight) + lower[i] * row.weight;
        uint8_t *pixel = pixels + y * stride;
        for (size_t x = 0; x < width; x++, pixel += 4) {
            struct place column = place_of(x, side, columns);
            const uint32_t *left = line + column.first * 4, *right = line + column.second * 4;
            for (int i = 0; i < 4; i++)
                pixel[i] = (uint8_t)(
                    (left[i] * (whole - column.weight) + right[i] * column.weight + half) >> shift);
        }
    }
}

int cpixels_backdrop(
    uint8_t *pixels, size_t width, size_t height, size_t stride, uint32_t deviation, int32_t saturation) {
    if (width == 0 || height == 0) return 1;
    size_t side = side_of_cell(deviation);
    size_t columns = (width + side - 1) / side, rows = (height + side - 1) / side;
    uint16_t *cells = malloc(columns * rows * 4 * sizeof *cells);
    uint16_t *others = malloc(columns * rows * 4 * sizeof *others);
    uint32_t *line = malloc(columns * 4 * sizeof *line);
    int succeeds = cells && others && line;
    if (succeeds) {
        struct box box = box_of(deviation);
        shrink(pixels, width, height, stride, cells, columns, rows, side);
        for (int pass = 0; pass < 3; pass++) {
            for (size_t row = 0; row < rows; row++)
                average(cells + row * columns * 4, others + row * columns * 4, columns, 4, 4, box, line);
            average(others, cells, rows, columns * 4, columns * 4, box, line);
        }
        saturate(cells, columns * rows, saturation);
        enlarge(cells, columns, rows, side, pixels, width, height, stride, line);
    }
    free(cells);
    free(others);
    free(line);
    return succeeds;
}
