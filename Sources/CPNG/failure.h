// The handlers of libpng's errors and warnings.

#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include "CPNG.h"
#include <png.h>

/// Stores the message and jumps back to the setjmp of the function that called libpng.
_Noreturn void cpng_fail(png_structp png, png_const_charp text);

/// Ignores a warning: libpng reads the file nevertheless, for example with an unknown profile.
void cpng_ignore(png_structp png, png_const_charp text);

/// Stores a message and returns false.
bool cpng_refuse(cpng_message *message, const char *text);

#endif
