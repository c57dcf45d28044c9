// The program for Linux:
//
//     SameBits              writes the hashes of functions and of all worlds
//     SameBits FIRST END    writes those of the worlds from the first up to, but not including, the end
//     SameBits WORLD at STEP    writes the bits of a world's bodies after a step

#include <stddef.h>

int sameBitsWorldCount(void);
int sameBitsFunctions(void);
int sameBitsRun(int world);
int sameBitsInspect(int world, int step);
const unsigned char *sameBitsText(void);
long write(int file, const void *bytes, size_t count);

static int number(const char *text) {
    int value = 0;
    for (; *text >= '0' && *text <= '9'; text++) value = 10 * value + (*text - '0');
    return value;
}

static int put(int count) {
    const unsigned char *text = sameBitsText();
    while (count > 0) {
        long written = write(1, text, (size_t)count);
        if (written <= 0) return 74;
        text += written;
        count -= (int)written;
    }
    return 0;
}

int main(int count, char **arguments) {
    if (count == 4) return put(sameBitsInspect(number(arguments[1]), number(arguments[3])));
    int end = count == 3 ? number(arguments[2]) : sameBitsWorldCount();
    int first = count == 3 ? number(arguments[1]) : 0;
    int failed = first ? 0 : put(sameBitsFunctions());
    if (failed) return failed;
    for (int world = first; world < end; world++) {
        int code = put(sameBitsRun(world));
        if (code) return code;
    }
    return 0;
}
