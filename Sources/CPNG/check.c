#include "failure.h"
#include "flat/checksum.h"

#include <stdio.h>
#include <string.h>

static uint32_t number_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static bool refuse_chunk(cpng_message *message, const uint8_t *file, size_t offset, const char *reason) {
    char kind[5] = {0};
    memcpy(kind, file + offset + 4, 4);
    for (int letter = 0; letter < 4; letter++)
        if (kind[letter] < ' ' || kind[letter] > '~') kind[letter] = '?';
    snprintf(message->text, sizeof message->text, "the chunk %s at byte %zu %s", kind, offset, reason);
    return false;
}

bool cpng_check(const uint8_t *file, size_t count, cpng_message *message) {
    static const uint8_t mark[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    if (count < sizeof mark || memcmp(file, mark, sizeof mark)) return cpng_refuse(message, "it is not a PNG file");
    size_t offset = sizeof mark;
    bool is_over = false;
    while (!is_over) {
        // A chunk has its length, its kind, its content and a checksum of kind and content.
        if (count - offset < 12) return cpng_refuse(message, "it ends within a chunk");
        size_t length = number_at(file + offset);
        if (length > count - offset - 12) return refuse_chunk(message, file, offset, "is longer than the file");
        if (crc32_of(file + offset + 4, length + 4) != number_at(file + offset + 8 + length))
            return refuse_chunk(message, file, offset, "does not have the content of its checksum");
        is_over = !memcmp(file + offset + 4, "IEND", 4);
        offset += length + 12;
    }
    if (offset == count) return true;
    snprintf(message->text, sizeof message->text, "%zu %s its end", count - offset,
             count - offset == 1 ? "byte follows" : "bytes follow");
    return false;
}
