import CCairo
import CoreGeometry
import Foundation
import Picture

/// Pango, which lays out texts: it selects fonts, shapes, orders and breaks lines.
///
/// Pango's objects serve one thread at a time, so a lock guards them, and the result is a value without any
/// of them. Results are kept: a label that does not change is laid out once in a film.
final class TextShaper: @unchecked Sendable {
    /// A text to lay out.
    struct Request: Hashable {
        var string: String
        var font: Font
        /// The largest width of a line, in points; infinite for lines that break only at newlines.
        var width: CGFloat
        /// The largest number of lines, 0 for any; the last one ends with an ellipsis when text is left out.
        var lineLimit: Int
    }

    /// The only shaper.
    static let shared = TextShaper()

    private let lock = NSLock()
    private let context: OpaquePointer
    /// The context of texts in the fonts of files, for which nothing changes in the other one.
    private var own: FontFileContext?
    private let pen = GlyphPen()
    private var missing = MissingLetters()
    private var blocks = RecentValues<Request, TextBlock>(limit: 8192)

    private init() {
        Font.addBundledFonts()
        // Pango's own choice of backends is by platform; this one has the fonts that fontconfig finds.
        let fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()!
        context = Self.makeContext(fonts)
    }

    /// Returns a context of a map of fonts, which it holds alone from then on.
    static func makeContext(_ fonts: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
        let context: OpaquePointer = pango_font_map_create_context(fonts)
        g_object_unref(fonts)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // Not the user's language, on which fonts and line breaks would depend.
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }

    /// Returns the context of the fonts of files, a new one when there are more of them; nil for none. Blocks
    /// that are kept stay as they are: no other file has the same name.
    private func ownContext() -> FontFileContext? {
        let count = FontFiles.shared.count
        if own?.count ?? 0 != count { own = FontFileContext(count: count) ?? own }
        return own
    }

    /// Returns the lines of a text; nil when the font's size is not finite and above 0.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
    func block(_ request: Request) throws -> TextBlock? {
        guard request.font.size.isFinite, request.font.size > 0 else { return nil }
        return try lock.withLock {
            if let block = blocks[request] { return block }
            let context = request.font.face == nil ? context : ownContext()?.pointer ?? context
            let block = try LineLayout(request, context: context, pen: pen).block()
            blocks.insert(block, for: request, cost: block.cost)
            return block
        }
    }

    /// Returns the places at which lines of a text may break, in bytes of UTF-8.
    func breaks(in string: String) -> Set<Int> {
        lock.withLock {
            let text = PangoText(context)
            pango_layout_set_text(text.pointer, string, Int32(string.utf8.count))
            return text.breaks
        }
    }

    /// Returns sentences about the characters of a text that no installed font has, nor the font of a file.
    func missingLetters(of string: String) -> [String] {
        lock.withLock {
            let sentences = missing.sentences(for: string, context: context)
            guard !sentences.isEmpty, let own = ownContext() else { return sentences }
            return own.missing.sentences(for: string, context: own.pointer)
        }
    }
}

extension TextBlock {
    /// The memory of the block, in outlines of glyphs of about a kilobyte.
    fileprivate var cost: Int {
        lines.reduce(1) { sum, line in
            line.runs.reduce(sum) { $0 + $1.glyphs.count + 64 * $1.colorGlyphs.count }
        }
    }
}

extension Text {
    /// Returns the lines for the frame: no more than fit its height, but at least one; nil when nothing is
    /// visible: the frame or the font has no size.
    func block() throws -> TextBlock? {
        guard frame.finite != nil, frame.width > 0, frame.height > 0 else { return nil }
        var request = TextShaper.Request(string: string, font: font, width: frame.width, lineLimit: lineLimit)
        guard let block = try TextShaper.shared.block(request) else { return nil }
        let fitting = Int(max(1, min(frame.height / (block.lineHeight * block.scale) + 0.001, 1e6)))
        guard block.lines.count > fitting else { return block }
        request.lineLimit = fitting
        return try TextShaper.shared.block(request)
    }
}
