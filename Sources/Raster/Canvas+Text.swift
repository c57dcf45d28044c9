import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Draws a text in its frame.
    func draw(_ text: Text, of layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard let (block, typeface) = try text.block() else { return }
        let lines = try block.lines.indices.map {
            try placedLine($0, of: block, in: typeface, text: text, layer: layer, transform: transform)
        }
        setColor(text.color.faded(by: opacity))
        if textMode == .glyphs, text.font.isUsual(under: transform) {
            lines.forEach { show($0, in: typeface) }
        } else {
            fill(lines, in: typeface)
        }
        try checkStatus()
    }

    /// A line of text with its glyphs, in the size of the typeface's font, and their transform to the
    /// surface.
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

    /// Fills the outlines of glyphs, as Cairo 1.16 would draw the glyphs themselves at whole pixels only.
    private func fill(_ lines: [PlacedLine], in typeface: Typeface) {
        let pieces = lines.flatMap { line in line.glyphs.pieces.map { (piece: $0, place: line.place) } }
        let outlines = pieces.map { outline($0.piece, in: typeface) }
        defer { outlines.forEach { cairo_path_destroy($0) } }
        cairo_new_path(context)
        for ((piece, place), outline) in zip(pieces, outlines) {
            setTransform(place.translatedBy(x: piece.start, y: 0))
            cairo_append_path(context, outline)
        }
        cairo_fill(context)
    }

    /// Returns the outline of a run of glyphs in the size of the typeface's font, without a transform.
    private func outline(_ piece: GlyphPiece, in typeface: Typeface) -> UnsafeMutablePointer<cairo_path_t> {
        cairo_identity_matrix(context)
        cairo_set_scaled_font(context, typeface.letters)
        cairo_new_path(context)
        cairo_glyph_path(context, piece.glyphs, Int32(piece.glyphs.count))
        return cairo_copy_path(context)
    }
}

extension Font {
    /// Returns whether a transform leaves the font at a size and in a form for which fonts are made: 1 to
    /// 5000 pixels in both directions, and not nearly flat. Others would overflow FreeType's numbers.
    fileprivate func isUsual(under transform: CGAffineTransform) -> Bool {
        let across = hypot(transform.a, transform.b) * size
        let down = hypot(transform.c, transform.d) * size
        let area = abs(transform.determinant) * size * size
        return 1...5000 ~= across && 1...5000 ~= down && area > 0.05 * across * down
    }
}

extension Text {
    /// Returns the lines for the frame with their typeface; nil when nothing is visible: the frame or the
    /// font has no size.
    func block() throws -> (TextBlock, Typeface)? {
        guard frame.finite != nil, frame.width > 0, frame.height > 0, let typeface = try Typeface(font) else {
            return nil
        }
        return (try TextBlock(self, typeface: typeface), typeface)
    }
}
