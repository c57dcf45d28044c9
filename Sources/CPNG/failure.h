// Where libpng's errors and warnings go.

#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include "CPNG.h"
#include <png.h>

/// Notes the message and jumps back to the setjmp of the function that called libpng.
_Noreturn void cpng_fail(png_structp png, png_const_charp text);

/// Warnings are about what can be read all the same, such as an unknown profile: not worth a word.
void cpng_ignore(png_structp png, png_const_charp text);

/// Writes a message and returns false.
bool cpng_refuse(cpng_message *message, const char *text);

#endif
