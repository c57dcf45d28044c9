#include "CPixels.h"

#include <string.h>

// The multiplier is 2^64 divided by the golden ratio: its bits are spread evenly, and as it is odd,
// multiplication loses no bits.
static const uint64_t factor = 0x9e3779b97f4a7c15;

enum { lanes = 8, block = lanes * 8 };

// Returns a little-endian word on every machine; compilers make a single load of it.
static inline uint64_t word(const uint8_t *bytes) {
    uint64_t value = 0;
    for (int i = 0; i < 8; i++) value |= (uint64_t)bytes[i] << (8 * i);
    return value;
}

static inline uint64_t mix(uint64_t state, uint64_t value) {
    state = (state ^ value) * factor;
    // The low bits of a product do not depend on the high ones of its factors; the rotation moves the high
    // bits down.
    return state << 29 | state >> 35;
}

uint64_t cpixels_hash(const uint8_t *bytes, size_t count, uint64_t seed) {
    uint64_t state[lanes];
    for (int lane = 0; lane < lanes; lane++) state[lane] = seed + factor * (uint64_t)(lane + 1);
    size_t i = 0;
    for (; count - i >= block; i += block)
        for (int lane = 0; lane < lanes; lane++) state[lane] = mix(state[lane], word(bytes + i + 8 * lane));

    uint8_t rest[block] = {0};
    if (count > i) memcpy(rest, bytes + i, count - i);
    uint64_t hash = mix(seed, count);
    for (int lane = 0; lane < lanes; lane++) {
        state[lane] = mix(state[lane], word(rest + 8 * lane));
        hash = mix(hash, state[lane]);
    }
    hash ^= hash >> 32;
    hash *= factor;
    return hash ^ hash >> 29;
}
