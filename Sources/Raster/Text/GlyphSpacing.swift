import CCairo
import CoreGeometry
import Picture

/// The advances of the glyphs of a run, in units of the em square: those of their own font, or those of an
/// iPhone's system font, in the middle of which the glyphs stand.
struct GlyphSpacing {
    /// The advances of the glyphs, from left to right.
    private(set) var advances: [CGFloat]
    /// The distances of the glyphs from the left ends of their advances, in addition to their font's.
    private(set) var offsets: [CGFloat]

    /// Reads the advances that Pango's font has, with kerning.
    init(_ item: UnsafeMutablePointer<PangoGlyphItem>, em: CGFloat) {
        // A Pango unit is 1/1024 of a pixel, and the em square has 1024 units: 1/em of one of these.
        advances = item.infos.map { CGFloat($0.geometry.width) / em }
        offsets = Array(repeating: 0, count: advances.count)
    }

    /// Adds a distance after each cluster.
    mutating func add(
        _ kern: CGFloat, _ item: UnsafeMutablePointer<PangoGlyphItem>, of text: UnsafePointer<CChar>
    ) {
        for cluster in item.glyphClusters(of: text) where !cluster.glyphs.isEmpty {
            advances[cluster.glyphs.upperBound - 1] += kern
        }
    }

    /// Replaces the advances by those of a system font.
    mutating func set(
        on system: SystemFont, _ item: UnsafeMutablePointer<PangoGlyphItem>, font: GlyphFont,
        of text: UnsafePointer<CChar>
    ) {
        let unit = CGFloat(Double(TextBlock.emSquare) / SystemFont.unitsPerEm)
        let clusters = item.glyphClusters(of: text)
        for (index, cluster) in clusters.enumerated() where !cluster.glyphs.isEmpty {
            let natural = item.infos[cluster.glyphs].reduce(0) { $0 + font.advance(of: $1) }
            let kerned = advances[cluster.glyphs].reduce(0, +)
            let advance = CGFloat(system.advance(of: cluster.string, natural: Double(natural / unit))) * unit
            // Pango's numbers are rounded: less than a quarter of a unit is no kerning.
            let own = Double((kerned - natural) / unit)
            var kerning = CGFloat(system.kerning(replacing: abs(own) < 0.25 ? 0 : own)) * unit
            if index + 1 < clusters.count, let last = cluster.string.unicodeScalars.last,
                let next = clusters[index + 1].string.unicodeScalars.first,
                let measured = system.kerning(last, next)
            {
                kerning = CGFloat(measured) * unit
            }
            for glyph in cluster.glyphs { offsets[glyph] = (advance - natural) / 2 }
            advances[cluster.glyphs.upperBound - 1] += advance + kerning - kerned
        }
    }
}

extension SystemFont {
    /// Returns the advance of the characters of a cluster, in units of the font: a letter with its marks, or
    /// a ligature. Where one was not measured it is that of the glyphs, with tracking.
    fileprivate func advance(of cluster: String, natural: Double) -> Double {
        var sum = 0.0
        for scalar in cluster.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            guard let advance = advance(of: scalar) else { return advance(replacing: natural) }
            sum += advance
        }
        return sum
    }
}

extension GlyphFont {
    /// Returns the advance of a glyph without kerning, in units of the em square.
    fileprivate func advance(of info: PangoGlyphInfo) -> CGFloat {
        guard let index = info.index else { return 0 }
        var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(letters, &glyph, 1, &extents)
        return extents.x_advance
    }
}
