#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { HUFFMAN_SYMBOLS = 288 };

/// Lengths of a prefix code, none above `limit`, for symbols that occur so often; 0 for those that do not.
/// At least two symbols get a code, since some readers refuse a table of one.
void huffman_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths);

/// The codes that follow from the lengths, their first bit the lowest.
void huffman_codes(const uint8_t *lengths, int symbols, uint16_t *codes);

#endif
