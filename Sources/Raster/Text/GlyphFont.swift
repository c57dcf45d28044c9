import CCairo
import CoreGeometry

/// A font that Pango selected, loaded by Cairo at the size of the em square without hinting.
///
/// Cairo guards its fonts by locks of its own, so that several threads may draw with one.
final class GlyphFont: @unchecked Sendable {
    /// The name of the family that was found, which may be another than the wanted one.
    let family: String
    /// The font as Cairo loaded it.
    let letters: OpaquePointer
    /// The size at which a color font has its pictures, in pixels per em; nil for a font of outlines.
    let strike: CGFloat?
    /// A Boolean value that indicates whether the font has pictures instead of outlines.
    var isColor: Bool { strike != nil }

    /// Loads a font of Pango, which has it in a size of `em` pixels.
    init(_ font: UnsafeMutablePointer<PangoFont>, em: CGFloat) {
        let description = pango_font_describe(font)
        family = String(cString: pango_font_description_get_family(description))
        pango_font_description_free(description)
        let original = pango_cairo_font_get_scaled_font(OpaquePointer(font))!
        letters = GlyphFont.scaled(original, by: TextBlock.emSquare / em)
        strike = GlyphFont.strike(of: original)
    }

    deinit { cairo_scaled_font_destroy(letters) }

    /// Returns the font in another size, in pixels per em; the caller has to destroy it.
    func letters(em: CGFloat) -> OpaquePointer {
        GlyphFont.scaled(letters, by: em / TextBlock.emSquare)
    }

    private static func scaled(_ font: OpaquePointer, by factor: CGFloat) -> OpaquePointer {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        // The matrix also slants the letters of a family that has no italic ones.
        var sizing = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(font, &sizing)
        cairo_matrix_scale(&sizing, factor, factor)
        var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        return cairo_scaled_font_create(cairo_scaled_font_get_font_face(font), &sizing, &identity, options)
    }

    /// Returns the largest size of a color font's pictures, or 256 when these are layers of outlines; nil for
    /// a font without color.
    private static func strike(of letters: OpaquePointer) -> CGFloat? {
        guard let face = cairo_ft_scaled_font_lock_face(letters) else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(letters) }
        guard face.pointee.face_flags & (1 << 14) != 0 else { return nil }  // FT_FACE_FLAG_COLOR
        let sizes = UnsafeBufferPointer(
            start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
        return sizes.map { CGFloat($0.y_ppem) / 64 }.max() ?? 256
    }
}
