#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
// Pango takes its fonts from it.
#include <fontconfig/fontconfig.h>
