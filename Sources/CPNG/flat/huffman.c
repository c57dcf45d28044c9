#include "huffman.h"

#include <string.h>

enum { DEEPEST = 40 };

// Sorts leaves, which have the count in the upper bits and the symbol in the lower 16, by Shell's method:
// qsort's calls for each comparison took longer than the tree.
static void sort(uint64_t *leaves, int count) {
    static const int gaps[] = {132, 57, 23, 10, 4, 1}; // Ciura's
    for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++)
        for (int i = gaps[g]; i < count; i++) {
            uint64_t leaf = leaves[i];
            int slot = i;
            for (; slot >= gaps[g] && leaves[slot - gaps[g]] > leaf; slot -= gaps[g])
                leaves[slot] = leaves[slot - gaps[g]];
            leaves[slot] = leaf;
        }
}

static int gather(const uint32_t *counts, int symbols, uint64_t *leaves) {
    int used = 0;
    for (int symbol = 0; symbol < symbols; symbol++)
        if (counts[symbol]) leaves[used++] = (uint64_t)counts[symbol] << 16 | (unsigned)symbol;
    for (int symbol = 0; used < 2; symbol++)
        if (!counts[symbol]) leaves[used++] = (uint64_t)1 << 16 | (unsigned)symbol;
    sort(leaves, used);
    return used;
}

// Builds Huffman's tree with two queues: the leaves in ascending order, and the pairs, which are created in
// ascending order. Computes the number of leaves at each depth.
static void count_depths(const uint64_t *leaves, int used, int depths[DEEPEST + 1]) {
    uint64_t weight[2 * HUFFMAN_SYMBOLS];
    int parent[2 * HUFFMAN_SYMBOLS], depth[2 * HUFFMAN_SYMBOLS];
    for (int i = 0; i < used; i++) weight[i] = leaves[i] >> 16;
    int leaf = 0, pair = used, last = 2 * used - 2;
    for (int node = used; node <= last; node++) {
        weight[node] = 0;
        for (int child = 0; child < 2; child++) {
            int taken = leaf < used && (pair >= node || weight[leaf] <= weight[pair]) ? leaf++ : pair++;
            weight[node] += weight[taken];
            parent[taken] = node;
        }
    }
    depth[last] = 0;
    memset(depths, 0, (DEEPEST + 1) * sizeof *depths);
    for (int node = last - 1; node >= 0; node--) {
        depth[node] = depth[parent[node]] + 1;
        if (node < used) depths[depth[node] > DEEPEST ? DEEPEST : depth[node]]++;
    }
}

// Moves leaves that are too deep up to the limit. Then makes room for them: a leaf above moves down one level
// and takes a moved leaf as its sibling, until the Kraft sum of the codes is 1.
static void limit_depths(int depths[DEEPEST + 1], int limit) {
    for (int depth = limit + 1; depth <= DEEPEST; depth++) {
        depths[limit] += depths[depth];
        depths[depth] = 0;
    }
    int64_t share = 0;
    for (int depth = 1; depth <= limit; depth++) share += (int64_t)depths[depth] << (limit - depth);
    for (; share > (int64_t)1 << limit; share--) {
        int depth = limit - 1;
        while (depths[depth] == 0) depth--;
        depths[depth]--;
        depths[depth + 1] += 2;
        depths[limit]--;
    }
}

void huffman_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths) {
    uint64_t leaves[HUFFMAN_SYMBOLS];
    int depths[DEEPEST + 1];
    int used = gather(counts, symbols, leaves);
    count_depths(leaves, used, depths);
    limit_depths(depths, limit);
    memset(lengths, 0, (size_t)symbols);
    int next = 0;
    for (int depth = limit; depth > 0; depth--)
        for (int i = 0; i < depths[depth]; i++) lengths[leaves[next++] & 0xffff] = (uint8_t)depth;
}

// Returns the lowest `length` bits, at most 16, in reverse order.
static uint16_t mirrored(unsigned code, int length) {
    code = (code & 0x5555) << 1 | (code >> 1 & 0x5555);
    code = (code & 0x3333) << 2 | (code >> 2 & 0x3333);
    code = (code & 0x0f0f) << 4 | (code >> 4 & 0x0f0f);
    code = (code & 0x00ff) << 8 | (code >> 8 & 0x00ff);
    return (uint16_t)(code >> (16 - length));
}

void huffman_codes(const uint8_t *lengths, int symbols, uint16_t *codes) {
    unsigned counts[16] = {0}, next[16] = {0};
    for (int symbol = 0; symbol < symbols; symbol++) counts[lengths[symbol]]++;
    counts[0] = 0;
    for (int length = 1; length < 16; length++) next[length] = (next[length - 1] + counts[length - 1]) << 1;
    for (int symbol = 0; symbol < symbols; symbol++) {
        int length = lengths[symbol];
        codes[symbol] = length ? mirrored(next[length]++, length) : 0;
    }
}
