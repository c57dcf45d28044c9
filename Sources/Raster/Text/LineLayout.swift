import CCairo
import CoreGeometry
import Picture

/// The layout of one text by Pango: lines break at newlines, between words, and within a word only when it is
/// wider than a line.
struct LineLayout {
    private let request: TextShaper.Request
    private let context: OpaquePointer
    private let pen: GlyphPen
    private let description: PangoDescription
    /// The size of Pango's font, in pixels: 64, or less for a text so long that a line's width could leave
    /// Pango's numbers, which end at 2^31 / 1024 pixels.
    private let em: CGFloat

    private static let ellipsis = "…"
    /// The tolerance of the width, a thousandth of a point, which is not visible: a frame made from a
    /// measured size can be smaller by rounding errors.
    private static let slack = 0.001

    init(_ request: TextShaper.Request, context: OpaquePointer, pen: GlyphPen) {
        (self.request, self.context, self.pen) = (request, context, pen)
        em = 64 * min(1, 8192 / CGFloat(max(1, request.string.unicodeScalars.count)))
        description = PangoDescription(request.font, em: em)
    }

    /// Returns the lines with the metrics of the font.
    ///
    /// - Throws: `RasterError` when Cairo reports an error or no font is installed.
    func block() throws -> TextBlock {
        let fonts = pango_context_get_font_map(context)
        guard let first = pango_font_map_load_font(fonts, context, description.pointer) else {
            throw RasterError("There is no font for the text “\(request.string.prefix(20))”.")
        }
        defer { g_object_unref(first) }
        let font = GlyphFont(first, em: em)
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(font.letters, &extents)
        try check(cairo_scaled_font_status(font.letters))
        return TextBlock(
            lines: try lines(), family: font.family, fontSize: request.font.size, ascent: extents.ascent,
            lineHeight: max(extents.height, extents.ascent + extents.descent))
    }

    private func lines() throws -> [TextLine] {
        let layout = layout(of: request.string.paragraphs, width: width)
        let (lines, limit) = (layout.lines, request.lineLimit)
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
        let layout = layout(of: kept + Self.ellipsis, width: -1, isAutomatic: false)
        return try line(layout.lines[0], of: layout)
    }

    /// The largest width of a line in Pango's units; -1 for any.
    private var width: Int32 {
        let width = (request.width + Self.slack) / request.font.size * em * CGFloat(PANGO_SCALE)
        return width < 1e9 ? Int32(max(0, width)) : -1
    }

    /// Returns a layout of a text; its paragraphs have the direction of their first letter if `isAutomatic`,
    /// otherwise that of the context.
    private func layout(of string: String, width: Int32, isAutomatic: Bool = true) -> PangoText {
        let text = PangoText(context)
        pango_layout_set_font_description(text.pointer, description.pointer)
        pango_layout_set_auto_dir(text.pointer, isAutomatic ? 1 : 0)
        pango_layout_set_wrap(text.pointer, PANGO_WRAP_WORD_CHAR)
        text.forbidHyphens()
        pango_layout_set_width(text.pointer, width)
        pango_layout_set_text(text.pointer, string, Int32(string.utf8.count))
        return text
    }

    private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: PangoText) throws -> TextLine
    {
        var x: CGFloat = 0
        let runs = try line.runs.map { item in
            let run = try GlyphRun(item, of: layout.text, em: em, start: x, pen: pen)
            x += run.width
            return run
        }
        let string = String(
            utf8: layout.text + Int(line.pointee.start_index), count: Int(line.pointee.length))
        return TextLine(
            string: string.withoutTrailingSpaces, width: x,
            isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue, runs: runs)
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
