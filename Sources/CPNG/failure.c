#include "failure.h"

#include <stdio.h>

bool cpng_refuse(cpng_message *message, const char *text) {
    snprintf(message->text, sizeof message->text, "%s", text);
    return false;
}

void cpng_fail(png_structp png, png_const_charp text) {
    cpng_refuse(png_get_error_ptr(png), text);
    png_longjmp(png, 1);
}

void cpng_ignore(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

const char *cpng_version(void) {
    return png_get_libpng_ver(NULL);
}
