import CCairo
import CoreGeometry
import Picture

/// A font description of Pango.
final class PangoDescription {
    /// The PangoFontDescription.
    let pointer: OpaquePointer

    /// Describes a font in a size in pixels, whatever its own size is.
    init(_ font: Font, em: CGFloat) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, font.families.joined(separator: ","))
        pango_font_description_set_weight(pointer, PangoWeight(UInt32(font.cssWeight)))
        pango_font_description_set_style(pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(pointer, em * CGFloat(PANGO_SCALE))
    }

    deinit { pango_font_description_free(pointer) }
}
