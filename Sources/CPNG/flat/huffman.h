#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { HUFFMAN_SYMBOLS = 288 };

/// Computes the lengths of an optimal prefix code, limited to `limit` bits, for symbols with the given
/// counts; 0 for a symbol with the count 0. At least two symbols get a code, since some decoders refuse a
/// table of one.
void huffman_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths);

/// Computes the canonical codes of lengths, with the first bit lowest.
void huffman_codes(const uint8_t *lengths, int symbols, uint16_t *codes);

#endif
