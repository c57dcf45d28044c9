import CCairo
import CoreGeometry
import Picture

/// The letters of a font, measured and outlined at one large size without hinting, so that they are the same at every size and turn.
///
/// Letters stand side by side without kerning, one glyph for each Unicode scalar, from left to right (Cairo's own text layout).
/// A family that is not installed is replaced by the one that fontconfig thinks nearest.
final class Typeface {
    /// The size at which Cairo and FreeType know the letters: fine enough for any picture, and never a size that they refuse.
    static let emSquare: CGFloat = 1024

    /// The size in points.
    let size: CGFloat
    /// How far letters rise above the baseline, in points.
    let ascent: CGFloat
    /// From a baseline to the next, in points.
    let lineHeight: CGFloat
    /// The letters, `1 / scale` times as large as wanted.
    let letters: OpaquePointer
    /// From the size of the letters to the size in points.
    let scale: CGFloat

    /// The letters of a font, or nil when its size is not above 0.
    init?(_ font: Font) throws {
        guard font.size.isFinite, font.size > 0 else { return nil }
        size = font.size
        scale = font.size / Typeface.emSquare
        letters = Typeface.letters(of: font)
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(letters, &extents)
        ascent = extents.ascent * scale
        lineHeight = max(extents.height, extents.ascent + extents.descent) * scale
        try check(cairo_scaled_font_status(letters))
    }

    deinit { cairo_scaled_font_destroy(letters) }

    private static func letters(of font: Font) -> OpaquePointer {
        let face = cairo_toy_font_face_create(
            font.family.withoutControls, font.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
            font.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        defer {
            cairo_font_face_destroy(face)
            cairo_font_options_destroy(options)
        }
        var sizing = cairo_matrix_t(xx: emSquare, yx: 0, xy: 0, yy: emSquare, x0: 0, y0: 0)
        var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        return cairo_scaled_font_create(face, &sizing, &identity, options)
    }

    /// Where each character of a line starts, and where the last one ends, in points: one number more than characters, from 0.
    func edges(of characters: [Character]) throws -> [CGFloat] {
        let run = try glyphs(of: String(characters))
        var edges: [CGFloat] = []
        var scalar = 0
        for character in characters {
            edges.append(run.position(of: scalar) * scale)
            scalar += character.unicodeScalars.count
        }
        return edges + [run.advance(in: letters) * scale]
    }

    /// The width of a line in points.
    func width(of string: String) throws -> CGFloat {
        try glyphs(of: string).advance(in: letters) * scale
    }

    /// The glyphs of a line that starts at the origin, in the size of `letters`.
    func glyphs(of string: String) throws -> GlyphRun {
        try GlyphRun(string, in: letters)
    }
}

/// The glyphs of a line, each with its place.
final class GlyphRun {
    private(set) var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    private(set) var glyphCount: Int32 = 0
    private(set) var clusters: UnsafeMutablePointer<cairo_text_cluster_t>?
    private(set) var clusterCount: Int32 = 0
    private(set) var clusterFlags = cairo_text_cluster_flags_t(0)

    fileprivate init(_ string: String, in letters: OpaquePointer) throws {
        try check(
            cairo_scaled_font_text_to_glyphs(
                letters, 0, 0, string, Int32(string.utf8.count), &glyphs, &glyphCount, &clusters,
                &clusterCount, &clusterFlags))
    }

    deinit {
        cairo_glyph_free(glyphs)
        cairo_text_cluster_free(clusters)
    }

    fileprivate func position(of index: Int) -> CGFloat {
        index < Int(glyphCount) ? glyphs![index].x : 0
    }

    /// The distance from the start of the run to the start of what would follow.
    fileprivate func advance(in letters: OpaquePointer) -> CGFloat {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(letters, glyphs, glyphCount, &extents)
        return extents.x_advance
    }
}

extension String {
    /// The string with tabs as spaces and without what has no glyph: other control characters, and code points that are no characters.
    var withoutControls: String {
        let scalars = unicodeScalars.lazy
            .map { $0 == "\t" ? " " : $0 }
            .filter { $0.properties.generalCategory != .control && !$0.properties.isNoncharacterCodePoint }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }
}
