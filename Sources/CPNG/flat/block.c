#include "block.h"

#include "huffman.h"

enum { END_OF_BLOCK = 256, LITERAL_SYMBOLS = 286, DISTANCE_SYMBOLS = 30, LENGTH_SYMBOLS = 19 };

typedef struct {
    uint32_t literals[HUFFMAN_SYMBOLS], distances[DISTANCE_SYMBOLS];
} symbol_counts;

typedef struct {
    uint8_t literal_lengths[HUFFMAN_SYMBOLS], distance_lengths[DISTANCE_SYMBOLS];
    uint16_t literal_codes[HUFFMAN_SYMBOLS], distance_codes[DISTANCE_SYMBOLS];
} code_table;

/// A symbol of a number, with its extra bits.
typedef struct {
    uint16_t symbol, extra, extra_count;
} coded_number;

// MARK: Deflate's numbers (RFC 1951, 3.2.5)

// Returns the symbol of a length. Lengths 3...10 have a symbol each; beyond, each power of two has four
// symbols. 258 has its own.
static coded_number length_symbol(unsigned length) {
    if (length == LONGEST_MATCH) return (coded_number){285, 0, 0};
    unsigned rest = length - SHORTEST_MATCH;
    if (rest < 8) return (coded_number){(uint16_t)(257 + rest), 0, 0};
    unsigned extra = 29 - (unsigned)__builtin_clz(rest);
    return (coded_number){
        (uint16_t)(257 + 4 * extra + (rest >> extra)), (uint16_t)(rest & ((1u << extra) - 1)),
        (uint16_t)extra};
}

// Returns the symbol of a distance. Distances 1...4 have a symbol each; beyond, each power of two has two
// symbols.
static coded_number distance_symbol(unsigned distance) {
    unsigned rest = distance - 1;
    if (rest < 4) return (coded_number){(uint16_t)rest, 0, 0};
    unsigned extra = 30 - (unsigned)__builtin_clz(rest);
    return (coded_number){
        (uint16_t)(2 * extra + (rest >> extra)), (uint16_t)(rest & ((1u << extra) - 1)), (uint16_t)extra};
}

// MARK: Counting

static void count_symbols(const token_block *block, symbol_counts *counts) {
    memset(counts, 0, sizeof *counts);
    for (int byte = 0; byte < 256; byte++)
        for (int part = 0; part < 3; part++) counts->literals[byte] += block->literals[part][byte];
    for (int kind = 0; kind < 2; kind++) {
        unsigned distance = block->distance[kind] ? distance_symbol(block->distance[kind]).symbol : 0;
        for (unsigned length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++) {
            counts->literals[length_symbol(length).symbol] += block->matches[kind][length];
            counts->distances[distance] += block->matches[kind][length];
        }
    }
    counts->literals[END_OF_BLOCK] = 1;
}

// Returns the bits of all symbols without their extra bits, which are the same under all tables.
static uint64_t cost(const symbol_counts *counts, const code_table *table) {
    uint64_t bits = 0;
    for (int symbol = 0; symbol < LITERAL_SYMBOLS; symbol++)
        bits += (uint64_t)counts->literals[symbol] * table->literal_lengths[symbol];
    for (int symbol = 0; symbol < DISTANCE_SYMBOLS; symbol++)
        bits += (uint64_t)counts->distances[symbol] * table->distance_lengths[symbol];
    return bits;
}

static uint64_t extra_cost(const token_block *block) {
    uint64_t bits = 0;
    for (int kind = 0; kind < 2; kind++) {
        unsigned distance = block->distance[kind] ? distance_symbol(block->distance[kind]).extra_count : 0;
        for (unsigned length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++)
            bits += (uint64_t)block->matches[kind][length] * (length_symbol(length).extra_count + distance);
    }
    return bits;
}

// MARK: Tables

static void make_codes(code_table *table) {
    huffman_codes(table->literal_lengths, HUFFMAN_SYMBOLS, table->literal_codes);
    huffman_codes(table->distance_lengths, DISTANCE_SYMBOLS, table->distance_codes);
}

static void make_fixed(code_table *table) {
    for (int symbol = 0; symbol < HUFFMAN_SYMBOLS; symbol++)
        table->literal_lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
    memset(table->distance_lengths, 5, DISTANCE_SYMBOLS);
}

static void make_dynamic(const symbol_counts *counts, code_table *table) {
    memset(table, 0, sizeof *table);
    huffman_lengths(counts->literals, LITERAL_SYMBOLS, 15, table->literal_lengths);
    huffman_lengths(counts->distances, DISTANCE_SYMBOLS, 15, table->distance_lengths);
}

/// The header of a dynamic block: the code lengths of the tables, with run lengths for repetitions (symbols
/// 16 to 18).
typedef struct {
    coded_number items[LITERAL_SYMBOLS + DISTANCE_SYMBOLS];
    int count, literals, distances, orders;
    uint8_t lengths[LENGTH_SYMBOLS];
    uint64_t bits;
} table_head;

static const uint8_t length_order[LENGTH_SYMBOLS] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
};

static int used(const uint8_t *lengths, int count, int least) {
    while (count > least && lengths[count - 1] == 0) count--;
    return count;
}

static void add_item(table_head *head, int symbol, int extra, int extra_count) {
    head->items[head->count++] = (coded_number){(uint16_t)symbol, (uint16_t)extra, (uint16_t)extra_count};
}

static void add_zeros(table_head *head, int run) {
    for (; run > 10; run -= run < 138 ? run : 138) add_item(head, 18, (run < 138 ? run : 138) - 11, 7);
    if (run >= 3) add_item(head, 17, run - 3, 3);
    else
        while (run-- > 0) add_item(head, 0, 0, 0);
}

static void add_lengths(table_head *head, int length, int run) {
    add_item(head, length, 0, 0);
    run--;
    for (; run >= 3; run -= run < 6 ? run : 6) add_item(head, 16, (run < 6 ? run : 6) - 3, 2);
    while (run-- > 0) add_item(head, length, 0, 0);
}

static void make_head(const code_table *table, table_head *head) {
    uint8_t all[LITERAL_SYMBOLS + DISTANCE_SYMBOLS];
    uint32_t counts[LENGTH_SYMBOLS] = {0};
    memset(head, 0, sizeof *head);
    head->literals = used(table->literal_lengths, LITERAL_SYMBOLS, 257);
    head->distances = used(table->distance_lengths, DISTANCE_SYMBOLS, 1);
    memcpy(all, table->literal_lengths, (size_t)head->literals);
    memcpy(all + head->literals, table->distance_lengths, (size_t)head->distances);
    int count = head->literals + head->distances;
    for (int start = 0, end = 0; start < count; start = end) {
        while (end < count && all[end] == all[start]) end++;
        if (all[start]) add_lengths(head, all[start], end - start);
        else add_zeros(head, end - start);
    }
    for (int i = 0; i < head->count; i++) counts[head->items[i].symbol]++;
    huffman_lengths(counts, LENGTH_SYMBOLS, 7, head->lengths);
    head->orders = LENGTH_SYMBOLS;
    while (head->orders > 4 && head->lengths[length_order[head->orders - 1]] == 0) head->orders--;
    head->bits = 14 + 3 * (uint64_t)head->orders;
    for (int i = 0; i < head->count; i++)
        head->bits += head->lengths[head->items[i].symbol] + (uint64_t)head->items[i].extra_count;
}

static void write_head(const table_head *head, bit_stream *stream) {
    uint16_t codes[LENGTH_SYMBOLS];
    huffman_codes(head->lengths, LENGTH_SYMBOLS, codes);
    put_bits(stream, (uint64_t)(head->literals - 257), 5);
    put_bits(stream, (uint64_t)(head->distances - 1), 5);
    put_bits(stream, (uint64_t)(head->orders - 4), 4);
    for (int i = 0; i < head->orders; i++) put_bits(stream, head->lengths[length_order[i]], 3);
    for (int i = 0; i < head->count; i++) {
        coded_number item = head->items[i];
        put_bits(stream, codes[item.symbol], head->lengths[item.symbol]);
        put_bits(stream, item.extra, item.extra_count);
    }
}

// MARK: Writing

// Bits to write, and their number from bit COUNT_SHIFT on. A match has at most 15 + 5 + 15 + 13 bits.
typedef uint64_t ready_bits;

enum { COUNT_SHIFT = 56 };

static const uint64_t bit_mask = ((uint64_t)1 << COUNT_SHIFT) - 1;

static inline ready_bits joined(ready_bits first, ready_bits second) {
    return first + ((second & bit_mask) << (first >> COUNT_SHIFT)) + (second & ~bit_mask);
}

static ready_bits ready(uint64_t bits, unsigned count) {
    return bits | (uint64_t)count << COUNT_SHIFT;
}

static ready_bits ready_match(const code_table *table, unsigned length, unsigned distance) {
    coded_number size = length_symbol(length), distance_code = distance_symbol(distance);
    ready_bits all = ready(table->literal_codes[size.symbol], table->literal_lengths[size.symbol]);
    all = joined(all, ready(size.extra, size.extra_count));
    all = joined(all, ready(table->distance_codes[distance_code.symbol], table->distance_lengths[distance_code.symbol]));
    return joined(all, ready(distance_code.extra, distance_code.extra_count));
}

static void make_ready(const token_block *block, const code_table *table, ready_bits symbols[TOKEN_SYMBOLS]) {
    memset(symbols, 0, TOKEN_SYMBOLS * sizeof *symbols);
    for (int byte = 0; byte < 256; byte++)
        symbols[byte] = ready(table->literal_codes[byte], table->literal_lengths[byte]);
    for (int kind = 0; kind < 2; kind++)
        for (unsigned length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++)
            if (block->matches[kind][length])
                symbols[(kind ? ABOVE_SYMBOL : RUN_SYMBOL) + length] =
                    ready_match(table, length, block->distance[kind]);
}

static void write_tokens(const token_block *block, const code_table *table, bit_stream *result) {
    const uint32_t mask = (1u << SYMBOL_BITS) - 1;
    ready_bits symbols[TOKEN_SYMBOLS];
    make_ready(block, table, symbols);
    bit_stream stream = *result;
    for (size_t i = 0; i < block->count; i++) {
        uint32_t token = block->tokens[i];
        ready_bits all = joined(symbols[token & mask], symbols[token >> SYMBOL_BITS & mask]);
        all = joined(all, symbols[token >> 2 * SYMBOL_BITS]);
        put_bits(&stream, all & bit_mask, (unsigned)(all >> COUNT_SHIFT));
    }
    *result = stream;
}

void block_start(token_block *block, uint32_t run_distance, uint32_t row_distance) {
    block->count = 0;
    block->distance[0] = run_distance;
    block->distance[1] = row_distance;
    memset(block->literals, 0, sizeof block->literals);
    memset(block->matches, 0, sizeof block->matches);
}

bool block_write(token_block *block, bit_stream *stream, bool is_last) {
    symbol_counts counts;
    code_table fixed, dynamic;
    table_head head;
    count_symbols(block, &counts);
    make_fixed(&fixed);
    make_dynamic(&counts, &dynamic);
    make_head(&dynamic, &head);
    uint64_t fixed_bits = cost(&counts, &fixed), dynamic_bits = cost(&counts, &dynamic) + head.bits;
    bool is_dynamic = dynamic_bits < fixed_bits;
    code_table *table = is_dynamic ? &dynamic : &fixed;
    uint64_t bits = (is_dynamic ? dynamic_bits : fixed_bits) + extra_cost(block) + 3;
    if (!reserve(stream, (size_t)(bits / 8) + 2)) return false;
    make_codes(table);
    put_bits(stream, is_last, 1);
    put_bits(stream, is_dynamic ? 2 : 1, 2);
    if (is_dynamic) write_head(&head, stream);
    write_tokens(block, table, stream);
    put_bits(stream, table->literal_codes[END_OF_BLOCK], table->literal_lengths[END_OF_BLOCK]);
    block_start(block, block->distance[0], block->distance[1]);
    return true;
}
