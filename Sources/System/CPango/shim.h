#pragma once
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Swift imports no macros that cast.
static inline void musclemate_pango_use_fonts(PangoFontMap *map, FcConfig *fonts) {
  pango_fc_font_map_set_config((PangoFcFontMap *)map, fonts);
}
