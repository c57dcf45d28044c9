import CCairo
import CoreGeometry
import Picture

/// The layout of one text by Pango: lines break at newlines, between words, and within a word only when it is
/// wider than a line.
struct LineLayout {
    let request: TextShaper.Request
    let context: OpaquePointer
    private let pen: GlyphPen
    private let description: PangoDescription
    /// The size of Pango's font, in pixels: 64, or less for a text so long that a line's width could leave
    /// Pango's numbers, which end at 2^31 / 1024 pixels.
    private let em: CGFloat
    /// The system font on whose advances letters are set; nil for their own advances.
    let system: SystemFont?
    /// The family that was found for the font.
    private let family: String
    private let metrics: cairo_font_extents_t

    static let ellipsis = "…"
    /// The tolerance of the width, a thousandth of a point, which is not visible: a frame made from a
    /// measured size can be smaller by rounding errors.
    private static let slack = 0.001

    /// Loads the font.
    ///
    /// - Throws: `RasterError` when Cairo reports an error or no font is installed.
    init(_ request: TextShaper.Request, context: OpaquePointer, pen: GlyphPen) throws {
        (self.request, self.context, self.pen) = (request, context, pen)
        em = 64 * min(1, 8192 / CGFloat(max(1, request.string.unicodeScalars.count)))
        description = PangoDescription(request.font, em: em)
        system = SystemFont(request.font)
        let fonts = pango_context_get_font_map(context)
        guard let first = pango_font_map_load_font(fonts, context, description.pointer) else {
            throw RasterError("There is no font for the text “\(request.string.prefix(20))”.")
        }
        defer { g_object_unref(first) }
        let font = GlyphFont(first, em: em)
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(font.letters, &extents)
        try check(cairo_scaled_font_status(font.letters))
        (family, metrics) = (font.family, extents)
    }

    /// Returns the lines with the metrics of the font.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
    func block() throws -> TextBlock {
        let heights = heights
        return TextBlock(
            lines: try lines(), family: family, fontSize: request.font.size, ascent: heights.ascent,
            lineHeight: heights.line)
    }

    /// The heights of a line, in units of the em square.
    private var heights: (ascent: CGFloat, line: CGFloat) {
        if let system {
            let scale = TextBlock.emSquare / request.font.size
            return (system.ascender * scale, system.lineHeight * scale)
        }
        if let own = request.font.face?.metrics {
            return (own.ascender * TextBlock.emSquare, own.lineHeight * TextBlock.emSquare)
        }
        let line = max(metrics.height, metrics.ascent + metrics.descent)
        return (CGFloat(metrics.ascent), CGFloat(line))
    }

    private func lines() throws -> [TextLine] {
        let limit = request.lineLimit
        if system != nil {
            let lines = try brokenLines()
            guard limit > 0, lines.count > limit else { return lines.map(\.line) }
            return lines[..<(limit - 1)].map(\.line) + [try truncatedLine(lines[limit - 1])]
        }
        let layout = layout(of: request.string.paragraphs, width: width)
        let lines = layout.lines
        guard limit > 0, lines.count > limit else { return try lines.map { try line($0, of: layout) } }
        let last = lines[limit - 1]
        let rest = String(cString: layout.text + Int(last.pointee.start_index)).prefix { !$0.isNewline }
        return try lines[..<(limit - 1)].map { try line($0, of: layout) }
            + [try truncatedLine(String(rest), direction: PangoDirection(last.pointee.resolved_dir))]
    }

    /// Returns a line that ends with an ellipsis after as much of a paragraph as fits.
    private func truncatedLine(_ rest: String, direction: PangoDirection) throws -> TextLine {
        // The start of the paragraph, which decides its direction, may be in another line.
        pango_context_set_base_dir(context, direction)
        defer { pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR) }
        let whole = layout(of: rest.withoutTrailingSpaces + Self.ellipsis, width: width, isAutomatic: false)
        pango_layout_set_ellipsize(whole.pointer, PANGO_ELLIPSIZE_END)
        let end = whole.lines.first?.ellipsisOffset ?? rest.utf8.count
        let kept = String(decoding: rest.utf8.prefix(end), as: UTF8.self).withoutTrailingSpaces
        return try line(of: kept + Self.ellipsis, direction: direction)
    }

    /// Returns a text as one line, in a direction.
    func line(of string: String, direction: PangoDirection) throws -> TextLine {
        pango_context_set_base_dir(context, direction)
        defer { pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR) }
        let layout = layout(of: string, width: -1, isAutomatic: false)
        return try line(layout.lines[0], of: layout)
    }

    /// The distance after each cluster, in units of the em square.
    var kern: CGFloat { request.font.kern / request.font.size * TextBlock.emSquare }

    /// The largest width of a line, in units of the em square.
    var lineWidth: CGFloat { (request.width + Self.slack) / request.font.size * TextBlock.emSquare }

    /// The largest width of a line in Pango's units; -1 for any.
    ///
    /// Pango breaks lines without the kerning, which is therefore for texts in one line, or on the advances
    /// of the system font.
    private var width: Int32 {
        guard request.font.kern == 0 else { return -1 }
        let width = lineWidth * em / TextBlock.emSquare * CGFloat(PANGO_SCALE)
        return width < 1e9 ? Int32(max(0, width)) : -1
    }

    /// Returns a layout of a text; its paragraphs have the direction of their first letter if `isAutomatic`,
    /// otherwise that of the context.
    func layout(of string: String, width: Int32, isAutomatic: Bool = true) -> PangoText {
        let text = PangoText(context)
        pango_layout_set_font_description(text.pointer, description.pointer)
        pango_layout_set_auto_dir(text.pointer, isAutomatic ? 1 : 0)
        pango_layout_set_wrap(text.pointer, PANGO_WRAP_WORD_CHAR)
        text.setAttributes(of: request.font)
        pango_layout_set_width(text.pointer, width)
        pango_layout_set_text(text.pointer, string, Int32(string.utf8.count))
        return text
    }

    func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: PangoText) throws -> TextLine {
        var x: CGFloat = 0
        let runs = try line.runs.map { item in
            let run = try GlyphRun(
                item, of: layout.text, em: em, start: x, pen: pen, system: system, family: family, kern: kern)
            x += run.width
            return run
        }
        let string = String(
            utf8: layout.text + Int(line.pointee.start_index), count: Int(line.pointee.length))
        return TextLine(
            string: string.withoutTrailingSpaces, width: x,
            isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue, runs: runs)
    }

    /// Returns the advances of the clusters of a line on the system font, in logical order, with their places
    /// in the layout's text.
    func advances(
        of line: UnsafeMutablePointer<PangoLayoutLine>, of layout: PangoText
    ) -> [(bytes: Range<Int>, advance: CGFloat)] {
        let clusters = line.runs.flatMap { item in
            let font = GlyphFont(item.pointee.item.pointee.analysis.font, em: em)
            var spacing = GlyphSpacing(item, em: em)
            if let system, font.family == family {
                spacing.set(on: system, item, font: font, of: layout.text)
            }
            if kern != 0 { spacing.add(kern, item, of: layout.text) }
            return item.glyphClusters(of: layout.text).map { cluster in
                (bytes: cluster.bytes, advance: spacing.advances[cluster.glyphs].reduce(0, +))
            }
        }
        return clusters.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
    /// The runs from left to right.
    fileprivate var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
        pointee.runs.map { $0.values(of: PangoGlyphItem.self) } ?? []
    }

    /// The number of bytes before the text that an ellipsis replaces; nil without one.
    fileprivate var ellipsisOffset: Int? {
        let flag = UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
        return runs.first { $0.pointee.item.pointee.analysis.flags & flag != 0 }
            .map { Int($0.pointee.item.pointee.offset) }
    }
}
