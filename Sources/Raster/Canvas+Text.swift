import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Draws a text into its frame.
    func draw(_ text: Text, opacity: CGFloat) throws {
        guard let (block, typeface) = try text.block() else { return }
        setColor(text.color.faded(by: opacity))
        cairo_set_font_face(context, typeface.face)
        cairo_set_font_size(context, typeface.size)
        cairo_set_font_options(context, typeface.options)
        cairo_new_path(context)
        for (index, line) in block.lines.enumerated() where !line.string.isEmpty {
            let origin = block.origin(ofLine: index, in: text.frame, alignment: text.alignment)
            paint(line.string, glyphs: try typeface.run(of: line.string, at: origin))
        }
        if lettering == .outlines { cairo_fill(context) }
        try checkStatus()
    }

    /// Cairo 1.16 would put letters at whole pixels; their outlines stand where they belong.
    private func paint(_ string: String, glyphs run: GlyphRun) {
        switch lettering {
        case .outlines:
            cairo_glyph_path(context, run.glyphs, run.glyphCount)
        case .glyphs:
            cairo_show_text_glyphs(
                context, string, Int32(string.utf8.count), run.glyphs, run.glyphCount, run.clusters,
                run.clusterCount, run.clusterFlags)
        }
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
