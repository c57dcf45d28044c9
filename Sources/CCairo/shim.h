#include <cairo.h>
#include <cairo-pdf.h>
// Cairo takes its letters from it.
#include <fontconfig/fontconfig.h>
