#include "kept.h"

bool kept_prepare(kept_tokens *kept, uint32_t width, uint32_t height, int kind) {
    size_t wanted = (size_t)height + 1;
    if (wanted > kept->capacity) {
        kept_free(kept);
        kept->starts = malloc(wanted * sizeof *kept->starts);
        kept->next = malloc(wanted * sizeof *kept->next);
        kept->capacity = kept->starts && kept->next ? wanted : 0;
    }
    if (kept->width != width || kept->height != height || kept->kind != kind) kept_forget(kept);
    return kept->capacity > 0;
}

void kept_replace(kept_tokens *kept, const token_block *block, uint32_t width, uint32_t height, int kind) {
    kept->width = width;
    kept->height = height;
    kept->kind = kind;
    memcpy(kept->block.tokens, block->tokens, block->count * sizeof *block->tokens);
    kept->block.count = block->count;
    memcpy(kept->block.literals, block->literals, sizeof block->literals);
    memcpy(kept->block.matches, block->matches, sizeof block->matches);
    row_start *free = kept->starts;
    kept->starts = kept->next;
    kept->next = free;
}

void kept_forget(kept_tokens *kept) {
    kept->width = kept->height = 0;
}

void kept_free(kept_tokens *kept) {
    free(kept->starts);
    free(kept->next);
    kept->starts = kept->next = NULL;
    kept->capacity = 0;
    kept_forget(kept);
}

void kept_subtract(const kept_tokens *kept, uint32_t first, uint32_t end, token_block *block) {
    const uint32_t mask = (1u << SYMBOL_BITS) - 1;
    for (uint32_t i = first; i < end; i++) {
        uint32_t token = kept->block.tokens[i], symbol = token & mask, second = token >> SYMBOL_BITS & mask;
        if (symbol >= ABOVE_SYMBOL) block->matches[1][symbol - ABOVE_SYMBOL]--;
        else if (symbol >= RUN_SYMBOL) block->matches[0][symbol - RUN_SYMBOL]--;
        else block->literals[0][symbol]--;
        if (second == NO_SYMBOL) continue;
        block->literals[1][second]--;
        block->literals[2][token >> 2 * SYMBOL_BITS]--;
    }
}
