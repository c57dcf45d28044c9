import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Draws a text into its frame.
    func draw(_ text: Text, of layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard let (block, typeface) = try text.block() else { return }
        let lines = try block.lines.indices.map {
            try placedLine($0, of: block, in: typeface, text: text, layer: layer, transform: transform)
        }
        setColor(text.color.faded(by: opacity))
        if lettering == .glyphs, text.font.isUsual(under: transform) {
            lines.forEach { show($0, in: typeface) }
        } else {
            fill(lines, in: typeface)
        }
        try checkStatus()
    }

    /// A line, its glyphs in the size of the typeface's letters, and where they belong.
    private struct PlacedLine {
        let string: String
        let glyphs: GlyphRun
        let place: CGAffineTransform
    }

    private func placedLine(
        _ index: Int, of block: TextBlock, in typeface: Typeface, text: Text, layer: Layer,
        transform: CGAffineTransform
    ) throws -> PlacedLine {
        let string = block.lines[index].string
        guard block.lines[index].width / typeface.scale <= Canvas.reach else {
            throw RasterError(
                "Layer \(layer.title) has a line of \(string.count) letters: more than Cairo can draw.")
        }
        let origin = block.origin(ofLine: index, in: text.frame, alignment: text.alignment)
        let place = transform.translatedBy(x: origin.x, y: origin.y)
            .scaledBy(x: typeface.scale, y: typeface.scale)
        return PlacedLine(string: string, glyphs: try typeface.glyphs(of: string), place: place)
    }

    private func show(_ line: PlacedLine, in typeface: Typeface) {
        let run = line.glyphs
        setTransform(line.place)
        cairo_set_font_face(context, cairo_scaled_font_get_font_face(typeface.letters))
        cairo_set_font_size(context, typeface.size / typeface.scale)
        cairo_show_text_glyphs(
            context, line.string, Int32(line.string.utf8.count), run.glyphs, run.glyphCount, run.clusters,
            run.clusterCount, run.clusterFlags)
    }

    /// Fills the letters' outlines. Glyphs themselves would be put at whole pixels by Cairo 1.16.
    private func fill(_ lines: [PlacedLine], in typeface: Typeface) {
        let pieces = lines.flatMap { line in
            line.glyphs.pieces.map {
                (line.place.translatedBy(x: $0.start, y: 0), outline($0.glyphs, in: typeface))
            }
        }
        defer { pieces.forEach { cairo_path_destroy($0.1) } }
        cairo_new_path(context)
        for (place, outline) in pieces {
            setTransform(place)
            cairo_append_path(context, outline)
        }
        cairo_fill(context)
    }

    /// Letters in the size of the typeface's letters, without a transform.
    private func outline(
        _ glyphs: [cairo_glyph_t], in typeface: Typeface
    ) -> UnsafeMutablePointer<cairo_path_t> {
        cairo_identity_matrix(context)
        cairo_set_scaled_font(context, typeface.letters)
        cairo_new_path(context)
        cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        return cairo_copy_path(context)
    }
}

extension GlyphRun {
    /// The glyphs in pieces that begin near the origin, and where each begins.
    ///
    /// Cairo leaves out the outlines of glyphs that begin more than ten times the letters' size beyond the
    /// surface. The outlines are made in another place than where they are drawn, so that would be wrong.
    fileprivate var pieces: [(start: CGFloat, glyphs: [cairo_glyph_t])] {
        var pieces: [(start: CGFloat, glyphs: [cairo_glyph_t])] = []
        for var glyph in UnsafeBufferPointer(start: glyphs, count: Int(glyphCount)) {
            if pieces.isEmpty || glyph.x - pieces[pieces.count - 1].start > Typeface.emSquare * 8 {
                // Whole units, so that what is left of a place is not rounded otherwise.
                pieces.append((glyph.x.rounded(.down), []))
            }
            glyph.x -= pieces[pieces.count - 1].start
            pieces[pieces.count - 1].glyphs.append(glyph)
        }
        return pieces
    }
}

extension Font {
    /// Whether letters come out at a size and in a form that a font is made for; others would overflow FreeType's numbers.
    fileprivate func isUsual(under transform: CGAffineTransform) -> Bool {
        let across = hypot(transform.a, transform.b) * size
        let down = hypot(transform.c, transform.d) * size
        let area = abs(transform.determinant) * size * size
        return 1...5000 ~= across && 1...5000 ~= down && area > 0.05 * across * down
    }
}

extension Text {
    /// The lines for the frame; nil when there is nothing to see: no size or no room.
    func block() throws -> (TextBlock, Typeface)? {
        guard frame.finite != nil, frame.width > 0, frame.height > 0, let typeface = try Typeface(font) else {
            return nil
        }
        return (try TextBlock(self, typeface: typeface), typeface)
    }
}
