#include "CPixels.h"
#include <string.h>

// Computes the light of a pixel times its alpha, so that a color of little coverage has little weight: at
// most 65535 x 255, of which a sum holds 128.
static void measure(const uint8_t *pixel, cpixels_transfer transfer, int32_t light[4]) {
    unsigned alpha = pixel[3];
    for (int component = 0; component < 3; component++) {
        unsigned color = alpha == 0 ? 0 : (pixel[component] * 255u + alpha / 2) / alpha;
        light[component] = (int32_t)(transfer.light[color > 255 ? 255 : color] * alpha);
    }
    light[3] = (int32_t)alpha;
}

void cpixels_gather(
    const uint8_t *first, const uint8_t *other, int32_t weight, cpixels_transfer transfer, int32_t *sums,
    size_t count) {
    int32_t was[4], is[4];
    for (size_t i = 0; i < count; i++, first += 4, other += 4, sums += 4) {
        if (memcmp(first, other, 4) == 0) continue;
        measure(first, transfer, was);
        measure(other, transfer, is);
        for (int component = 0; component < 4; component++)
            sums[component] += weight * (is[component] - was[component]);
    }
}

void cpixels_develop(
    const uint8_t *first, const int32_t *sums, int32_t number, cpixels_transfer transfer, uint8_t *to,
    size_t count) {
    for (size_t i = 0; i < count; i++, first += 4, sums += 4, to += 4) {
        memcpy(to, first, 4);
        if (!(sums[0] | sums[1] | sums[2] | sums[3])) continue;
        int32_t light[4];
        measure(first, transfer, light);
        int32_t covered = light[3] * number + sums[3];
        unsigned alpha = (unsigned)((covered + number / 2) / number);
        for (int component = 0; component < 3; component++) {
            int32_t sum = light[component] * number + sums[component];
            unsigned color = transfer.component[covered > 0 ? (sum + covered / 2) / covered : 0];
            to[component] = (uint8_t)((color * alpha + 127) / 255);
        }
        to[3] = (uint8_t)alpha;
    }
}
