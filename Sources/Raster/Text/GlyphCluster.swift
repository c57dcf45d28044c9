import CCairo

/// Characters and glyphs of a run that belong together.
struct GlyphCluster {
    /// The characters.
    let string: String
    /// The place of the characters in the text of the layout, in bytes of UTF-8.
    let bytes: Range<Int>
    /// The places of the glyphs in the run, from left to right.
    let glyphs: Range<Int>
}

extension UnsafeMutablePointer<PangoGlyphItem> {
    /// The glyphs from left to right.
    var infos: UnsafeBufferPointer<PangoGlyphInfo> {
        UnsafeBufferPointer(
            start: pointee.glyphs.pointee.glyphs, count: Int(pointee.glyphs.pointee.num_glyphs))
    }

    /// Returns the clusters in logical order.
    func glyphClusters(of text: UnsafePointer<CChar>) -> [GlyphCluster] {
        var clusters: [GlyphCluster] = []
        var iterator = PangoGlyphItemIter()
        var hasCluster = pango_glyph_item_iter_init_start(&iterator, self, text)
        while hasCluster != 0 {
            // From right to left the numbers of glyphs fall, and the end is the one before the last.
            let (first, end) = (Int(iterator.start_glyph), Int(iterator.end_glyph))
            let (start, stop) = (Int(iterator.start_index), Int(iterator.end_index))
            clusters.append(
                GlyphCluster(
                    string: String(utf8: text + start, count: stop - start), bytes: start..<stop,
                    glyphs: first <= end ? first..<end : end + 1..<first + 1))
            hasCluster = pango_glyph_item_iter_next_cluster(&iterator)
        }
        return clusters
    }
}

extension PangoGlyphInfo {
    /// The number of the glyph; nil when it is not drawn (PANGO_GLYPH_EMPTY). A character that no font has
    /// gets glyph 0, its font's sign for that (PANGO_GLYPH_UNKNOWN_FLAG).
    var index: UInt? {
        glyph == 0x0FFF_FFFF ? nil : glyph & 0x1000_0000 != 0 ? 0 : UInt(glyph)
    }
}
