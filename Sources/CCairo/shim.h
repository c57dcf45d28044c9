#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
// Pango takes its fonts from it.
#include <fontconfig/fontconfig.h>
#include FT_TRUETYPE_TABLES_H

// The headers of the C library declare it for GNU's C alone, which Swift does not import.
int memfd_create(const char *name, unsigned int flags);

/// Makes a map of the fonts that a configuration has.
static inline PangoFontMap *ccairo_font_map(FcConfig *configuration) {
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (map) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), configuration);
    return map;
}
