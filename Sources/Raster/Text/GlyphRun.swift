import CCairo
import CoreGeometry
import Picture

/// A run of a line: glyphs of one font in one direction. Lengths are in units of the em square, and positions
/// relative to the left end of the line's baseline.
struct GlyphRun: Sendable {
    /// The text in logical order.
    let string: String
    /// The font of the glyphs.
    let font: GlyphFont
    /// A Boolean value that indicates whether the text reads from right to left.
    let isRightToLeft: Bool
    /// The left end of the run.
    let start: CGFloat
    /// The sum of the glyphs' advances.
    let width: CGFloat
    /// The mean distance by which glyphs stand further apart than in their font; 0 on its own advances.
    let spread: CGFloat
    /// The glyphs with their positions.
    let glyphs: [cairo_glyph_t]
    /// The clusters, in logical order: the numbers of bytes of `string` and glyphs that belong together.
    let clusters: [cairo_text_cluster_t]
    /// The outline of all glyphs; empty for a color font.
    let outline: Path
    /// The bounding box of all glyphs; nil when nothing is visible.
    let ink: CGRect?
    /// The pictures of the glyphs; empty unless the font is a color font.
    let colorGlyphs: [ColorGlyph]

    /// Reads a run that Pango has shaped.
    ///
    /// - Parameters:
    ///   - text: The text of the whole layout, in UTF-8.
    ///   - em: The size of Pango's font, in pixels.
    ///   - system: The system font on whose advances the glyphs of a family are set; nil for their own.
    ///   - kern: The distance added after each cluster.
    init(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, of text: UnsafePointer<CChar>, em: CGFloat,
        start: CGFloat, pen: GlyphPen, system: SystemFont?, family: String, kern: CGFloat
    ) throws {
        let info = item.pointee.item.pointee
        string = String(utf8: text + Int(info.offset), count: Int(info.length))
        let font = GlyphFont(info.analysis.font, em: em)
        self.font = font
        isRightToLeft = info.analysis.level % 2 == 1
        self.start = start
        var spacing = GlyphSpacing(item, em: em)
        if let system, font.family == family { spacing.set(on: system, item, font: font, of: text) }
        if kern != 0 { spacing.add(kern, item, of: text) }
        var x = start
        glyphs = item.infos.enumerated().compactMap { index, glyph in
            defer { x += spacing.advances[index] }
            return glyph.cairoGlyph(at: x + spacing.offsets[index], em: em)
        }
        width = x - start
        let own = item.infos.reduce(0) { $0 + CGFloat($1.geometry.width) / em }
        spread = (width - own) / CGFloat(max(1, spacing.advances.count))
        clusters = item.clusters(of: text)
        outline = font.isColor ? Path() : try pen.outline(of: glyphs, in: font)
        colorGlyphs = font.isColor ? try glyphs.compactMap { try ColorGlyph($0, in: font) } : []
        let frames = [outline.extent].compactMap { $0 } + colorGlyphs.map(\.frame)
        ink = frames.isEmpty ? nil : CGRect(holding: frames.flatMap(\.corners))
    }
}

extension GlyphRun {
    /// Letters between spaces.
    struct Word {
        var string: String
        /// The place of the first letter on the line.
        let start: CGFloat
    }

    /// Returns the letters in the order of the text, on a line whose em is as long as a scale.
    func letters(scale: CGFloat) -> [LineLetter] {
        var glyph = isRightToLeft ? glyphs.count : 0
        return clusters.map { cluster in
            if isRightToLeft { glyph -= Int(cluster.num_glyphs) }
            defer { if !isRightToLeft { glyph += Int(cluster.num_glyphs) } }
            let x = glyphs.indices.contains(glyph) ? CGFloat(glyphs[glyph].x) : start + width
            return LineLetter(byteCount: Int(cluster.num_bytes), x: x * scale)
        }
    }

    /// The words of a run from left to right.
    var words: [Word] {
        var words: [Word] = []
        var (byte, glyph, isInside) = (0, 0, false)
        let bytes = Array(string.utf8)
        for cluster in clusters {
            let letters = bytes[byte..<byte + Int(cluster.num_bytes)]
            if letters.first == 32 || cluster.num_glyphs == 0 || glyph >= glyphs.count {
                isInside = isInside && letters.first != 32
            } else if isInside {
                words[words.count - 1].string += String(decoding: letters, as: UTF8.self)
            } else {
                words.append(Word(string: String(decoding: letters, as: UTF8.self), start: glyphs[glyph].x))
                isInside = true
            }
            byte += Int(cluster.num_bytes)
            glyph += Int(cluster.num_glyphs)
        }
        return words
    }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
    /// Returns the clusters in logical order, for Cairo.
    fileprivate func clusters(of text: UnsafePointer<CChar>) -> [cairo_text_cluster_t] {
        glyphClusters(of: text).map { cluster in
            cairo_text_cluster_t(
                num_bytes: Int32(cluster.bytes.count),
                num_glyphs: Int32(infos[cluster.glyphs].count { $0.index != nil }))
        }
    }
}

extension PangoGlyphInfo {
    /// Returns the glyph at a position on the baseline; nil when it is not drawn.
    fileprivate func cairoGlyph(at x: CGFloat, em: CGFloat) -> cairo_glyph_t? {
        index.map {
            cairo_glyph_t(
                index: $0, x: x + CGFloat(geometry.x_offset) / em, y: CGFloat(geometry.y_offset) / em)
        }
    }
}

extension String {
    /// Creates a string from a number of bytes of UTF-8.
    init(utf8 start: UnsafePointer<CChar>, count: Int) {
        self = start.withMemoryRebound(to: UInt8.self, capacity: count) {
            String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
        }
    }
}
