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
    init(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, of text: UnsafePointer<CChar>, em: CGFloat,
        start: CGFloat, pen: GlyphPen
    ) throws {
        let info = item.pointee.item.pointee
        string = String(utf8: text + Int(info.offset), count: Int(info.length))
        let font = GlyphFont(info.analysis.font, em: em)
        self.font = font
        isRightToLeft = info.analysis.level % 2 == 1
        self.start = start
        // A Pango unit is 1/1024 of a pixel, and the em square has 1024 units: 1/em of one of these.
        var x = start
        glyphs = item.infos.compactMap { glyph in
            defer { x += CGFloat(glyph.geometry.width) / em }
            return glyph.cairoGlyph(at: x, em: em)
        }
        width = x - start
        clusters = item.clusters(of: text)
        outline = font.isColor ? Path() : try pen.outline(of: glyphs, in: font)
        colorGlyphs = font.isColor ? try glyphs.compactMap { try ColorGlyph($0, in: font) } : []
        let frames = [outline.extent].compactMap { $0 } + colorGlyphs.map(\.frame)
        ink = frames.isEmpty ? nil : CGRect(holding: frames.flatMap(\.corners))
    }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
    /// The glyphs from left to right.
    fileprivate var infos: UnsafeBufferPointer<PangoGlyphInfo> {
        UnsafeBufferPointer(
            start: pointee.glyphs.pointee.glyphs, count: Int(pointee.glyphs.pointee.num_glyphs))
    }

    /// Returns the clusters in logical order, for Cairo.
    fileprivate func clusters(of text: UnsafePointer<CChar>) -> [cairo_text_cluster_t] {
        var clusters: [cairo_text_cluster_t] = []
        var iterator = PangoGlyphItemIter()
        var hasCluster = pango_glyph_item_iter_init_start(&iterator, self, text)
        while hasCluster != 0 {
            // From right to left the numbers of glyphs fall, and the end is the one before the last.
            let (first, end) = (Int(iterator.start_glyph), Int(iterator.end_glyph))
            let range = first <= end ? first..<end : end + 1..<first + 1
            clusters.append(
                cairo_text_cluster_t(
                    num_bytes: iterator.end_index - iterator.start_index,
                    num_glyphs: Int32(infos[range].count { !$0.isEmpty })))
            hasCluster = pango_glyph_item_iter_next_cluster(&iterator)
        }
        return clusters
    }
}

extension PangoGlyphInfo {
    /// PANGO_GLYPH_EMPTY, the glyph of characters that are not drawn.
    fileprivate var isEmpty: Bool { glyph == 0x0FFF_FFFF }

    /// Returns the glyph at a position on the baseline; nil when it is not drawn. A character that no font
    /// has gets glyph 0, its font's sign for that.
    fileprivate func cairoGlyph(at x: CGFloat, em: CGFloat) -> cairo_glyph_t? {
        if isEmpty { return nil }
        let isUnknown = glyph & 0x1000_0000 != 0  // PANGO_GLYPH_UNKNOWN_FLAG
        return cairo_glyph_t(
            index: isUnknown ? 0 : UInt(glyph), x: x + CGFloat(geometry.x_offset) / em,
            y: CGFloat(geometry.y_offset) / em)
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
