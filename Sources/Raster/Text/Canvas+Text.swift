import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// A run of glyphs and its transform to the surface.
    private typealias PlacedRun = (run: GlyphRun, place: CGAffineTransform)

    /// Draws a text in its frame.
    func draw(_ text: Text, of layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard let block = try text.block() else { return }
        if let projection = text.projection {
            return try draw(text, block, in: projection, transform: transform, opacity: opacity)
        }
        let runs = try block.lines.indices.flatMap {
            try placedRuns(ofLine: $0, of: block, text: text, layer: layer, transform: transform)
        }
        let isUsual = text.font.isUsual(under: transform)
        let color = text.color.faded(by: opacity)
        setColor(color)
        if text.outline?.isFilled == false {
            // Letters of a color font have no outlines, and are drawn below.
        } else if textMode == .glyphs, isUsual {
            for run in runs where !run.run.font.isColor { show(run) }
        } else {
            fill(runs)
        }
        if let outline = text.outline { stroke(runs, outline, under: transform, opacity: opacity) }
        setColor(color)
        for (run, place) in runs where isUsual {
            for glyph in run.colorGlyphs { paint(glyph, under: place, opacity: color.alpha) }
        }
        try checkStatus()
    }

    /// Draws a text in perspective: the outlines of its letters are mapped, and its emoji lie along it.
    private func draw(
        _ text: Text, _ block: TextBlock, in projection: Projection, transform: CGAffineTransform,
        opacity: CGFloat
    ) throws {
        // Letters on a line have no area, but Cairo gives some of their pixels a trace of color.
        guard projection.inverse != nil else { return }
        cairo_new_path(context)
        setTransform(transform)
        for path in try text.outlines(skippingColor: true) { append(path) }
        if let outline = text.outline {
            setColor(text.color.faded(by: opacity))
            if outline.isFilled { cairo_fill_preserve(context) }
            setColor(outline.color.faded(by: opacity))
            cairo_set_line_width(context, outline.width)
            cairo_stroke(context)
        } else {
            setColor(text.color.faded(by: opacity))
            cairo_fill(context)
        }
        for (index, line) in block.lines.enumerated() {
            let place = block.place(ofLine: index, in: text)
            for glyph in line.runs.flatMap(\.colorGlyphs) {
                let seen = glyph.seen(place, in: projection)
                paint(glyph, under: seen.concatenating(transform), opacity: opacity)
            }
        }
        try checkStatus()
    }

    private func placedRuns(
        ofLine index: Int, of block: TextBlock, text: Text, layer: Layer, transform: CGAffineTransform
    ) throws -> [PlacedRun] {
        let line = block.lines[index]
        guard line.width <= Canvas.reach else {
            throw RasterError(
                "Layer \(layer.title) has a line of \(line.string.count) letters: more than Cairo can draw.")
        }
        let origin = block.origin(ofLine: index, in: text.frame, alignment: text.alignment)
        let place = transform.translatedBy(x: origin.x, y: origin.y).scaledBy(x: block.scale, y: block.scale)
        return line.runs.map { ($0, place) }
    }

    private func show(_ placed: PlacedRun) {
        let run = placed.run
        var sizing = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(run.font.letters, &sizing)
        setTransform(placed.place)
        cairo_set_font_face(context, cairo_scaled_font_get_font_face(run.font.letters))
        cairo_set_font_matrix(context, &sizing)
        cairo_show_text_glyphs(
            context, run.string, Int32(run.string.utf8.count), run.glyphs, Int32(run.glyphs.count),
            run.clusters, Int32(run.clusters.count),
            run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    }

    /// Fills the outlines of glyphs, as Cairo 1.16 would draw the glyphs themselves at whole pixels only.
    private func fill(_ runs: [PlacedRun]) {
        cairo_new_path(context)
        for (run, place) in runs {
            setTransform(place)
            append(run.outline)
        }
        cairo_fill(context)
    }

    private func stroke(
        _ runs: [PlacedRun], _ outline: Text.Outline, under transform: CGAffineTransform, opacity: CGFloat
    ) {
        cairo_new_path(context)
        for (run, place) in runs {
            setTransform(place)
            append(run.outline)
        }
        setTransform(transform)
        setColor(outline.color.faded(by: opacity))
        cairo_set_line_width(context, outline.width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        cairo_stroke(context)
    }

    private func paint(_ glyph: ColorGlyph, under place: CGAffineTransform, opacity: CGFloat) {
        let (image, frame) = (glyph.image, glyph.frame)
        setTransform(
            place.translatedBy(x: frame.minX, y: frame.minY)
                .scaledBy(x: frame.width / CGFloat(image.width), y: frame.height / CGFloat(image.height)))
        guard !isSqueezed else { return }
        image.withUnsafeBytes { bytes in
            // A surface of this thread's own: Cairo's surfaces must not be shared. It only reads the bytes.
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress!)
            let surface = cairo_image_surface_create_for_data(
                start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(image.width),
                Int32(image.height), Int32(image.bytesPerRow))
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_paint_with_alpha(context, opacity)
            // A PDF copies the pixels now, at the latest.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        setColor(.clear)
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
