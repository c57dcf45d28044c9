import CCairo
import CoreGeometry
import Picture

/// A font, measured and outlined at one large size without hinting, so that its glyphs have the same form at
/// every size and angle.
///
/// Glyphs are placed side by side without kerning, one for each Unicode scalar, from left to right (Cairo's
/// "toy" text API). fontconfig substitutes the nearest family for one that is not installed.
final class Typeface {
    /// The size at which Cairo and FreeType load the font, in units per em: fine enough for any picture, and
    /// a size that both accept.
    fileprivate static let emSquare: CGFloat = 1024

    /// The size in points.
    let size: CGFloat
    /// The ascent above the baseline, in points.
    let ascent: CGFloat
    /// The distance between baselines, in points.
    let lineHeight: CGFloat
    /// The font as Cairo loaded it, at `1 / scale` times the wanted size.
    let letters: OpaquePointer
    /// The factor from the loaded size to the size in points.
    let scale: CGFloat

    /// Loads a font; nil when its size is not finite and above 0.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
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

    /// Returns the start of each character of a line, from 0, and the end of the last one, in points: one
    /// number more than characters.
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

    /// Returns the width of a line, in points.
    func width(of string: String) throws -> CGFloat {
        try glyphs(of: string).advance(in: letters) * scale
    }

    /// Returns the glyphs of a line that starts at the origin, at the loaded size.
    func glyphs(of string: String) throws -> GlyphRun {
        try GlyphRun(string, in: letters)
    }
}

/// The glyphs of a line with their positions.
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

    /// Returns the advance of the run: the distance from its start to the start of a following glyph.
    fileprivate func advance(in letters: OpaquePointer) -> CGFloat {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(letters, glyphs, glyphCount, &extents)
        return extents.x_advance
    }
}

/// A part of a line's glyphs.
struct GlyphPiece {
    /// The distance from the start of the line to the start of the piece, an integer at the loaded size.
    let start: CGFloat
    /// The glyphs, with positions relative to the start of the piece.
    fileprivate(set) var glyphs: [cairo_glyph_t] = []
}

extension GlyphRun {
    /// The largest length of a piece, at the loaded size. Cairo drops glyphs that are farther outside the
    /// surface than ten times their size, and it compares the positions at the loaded size.
    private static let pieceLength = 10 * Typeface.emSquare

    /// The line in pieces, none of them too long for Cairo.
    var pieces: [GlyphPiece] {
        var pieces = [GlyphPiece(start: 0)]
        for index in 0..<Int(glyphCount) {
            var glyph = glyphs![index]
            if glyph.x - pieces[pieces.count - 1].start > Self.pieceLength {
                pieces.append(GlyphPiece(start: glyph.x.rounded(.down)))
            }
            glyph.x -= pieces[pieces.count - 1].start
            pieces[pieces.count - 1].glyphs.append(glyph)
        }
        return pieces
    }
}

extension String {
    /// The string with tabs replaced by spaces, and without code points that have no glyph: other control
    /// characters and noncharacters.
    var withoutControls: String {
        let scalars = unicodeScalars.lazy
            .map { $0 == "\t" ? " " : $0 }
            .filter { $0.properties.generalCategory != .control && !$0.properties.isNoncharacterCodePoint }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }
}
