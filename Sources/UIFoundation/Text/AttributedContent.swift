package import Picture

/// An attributed text of a view, with the layouts that were made of it.
@MainActor package final class AttributedContent {
    private struct Request: Hashable {
        var width, height, factor: CGFloat
        var lineLimit: Int
        var areas: [Path]
    }

    private let original: NSAttributedString
    private let stretches: [StyledText.Stretch]
    // Foundation's changes of attributes stop the process in some cases, which no film should depend on.
    private var changes: [NSAttributedString.Key: Any] = [:]
    private var alignment: NSTextAlignment?
    /// The largest number of characters that are laid out.
    let limit: Int
    /// A Boolean value that indicates whether the text has more characters than are laid out.
    package let isCut: Bool
    /// The text as it was set.
    package let source: NSAttributedString
    /// The color of text without one, for a text that a control shows; otherwise nil.
    package var controlColor: UIColor?
    /// A Boolean value that indicates whether the text needs runs: one in a plain style does not.
    package let needsRuns: Bool
    /// The font, color and alignment of the view before it took over those of the text's beginning. They are
    /// drawn where the text has none.
    package private(set) var defaults: StyledText.Defaults
    private var styled: StyledText?
    private var layouts: [Request: StyledTextLayout] = [:]

    /// Takes a text, with the view's values for what it lacks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - defaults: The view's font, color and alignment.
    ///   - limit: The largest number of characters that are laid out; default all.
    package init(_ text: NSAttributedString, _ defaults: StyledText.Defaults, limit: Int = .max) {
        (self.defaults, self.limit) = (defaults, limit)
        source = text
        original = text
        isCut = limit < text.length && text.string.unicodeScalars.count > limit
        stretches = StyledText.stretches(of: text, limit: isCut ? limit : .max)
        needsRuns = StyledText.isNeeded(for: text)
    }

    private init(copying other: AttributedContent) {
        (original, source, stretches) = (other.original, other.source, other.stretches)
        (changes, alignment, controlColor) = (other.changes, other.alignment, other.controlColor)
        (needsRuns, defaults, limit, isCut) = (other.needsRuns, other.defaults, other.limit, other.isCut)
    }

    /// Returns a copy, which changes alone.
    package func copied() -> AttributedContent { AttributedContent(copying: self) }

    /// The text as it was set, with the attributes that were changed for all of it.
    package var text: NSAttributedString {
        guard !changes.isEmpty else { return original }
        let changed = NSMutableAttributedString(attributedString: original)
        changed.addAttributes(changes, range: NSRange(location: 0, length: changed.length))
        return changed
    }

    /// Changes an attribute for all of the text.
    package func set(_ key: NSAttributedString.Key, to value: Any?) {
        changes[key] = value
        if let font = value as? UIFont { defaults.font = font.font }
        if let color = value as? UIColor { defaults.color = color }
        reset()
    }

    /// Changes the alignment of all paragraphs.
    package func set(_ alignment: NSTextAlignment) {
        (defaults.alignment, self.alignment) = (alignment, alignment)
        reset()
    }

    /// Forgets the layouts, after a change of the view that they depend on.
    package func reset() {
        styled = nil
        layouts = [:]
    }

    /// Returns the text in lines, no more than a number (0 for any number) or than fit a height.
    ///
    /// - Parameters:
    ///   - factor: The factor of the sizes of fonts.
    ///   - areas: The areas that lines keep free, in the coordinates of the text.
    ///   - adjust: Changes the defaults to what the view has now.
    package func layout(
        width: CGFloat, height: CGFloat = .infinity, lineLimit: Int = 0, factor: CGFloat = 1,
        around areas: [Path] = [], adjust: (inout StyledText.Defaults) -> Void
    ) -> StyledTextLayout {
        let request = Request(
            width: width, height: height, factor: factor, lineLimit: max(0, lineLimit), areas: areas)
        if let layout = layouts[request] { return layout }
        let whole: StyledText
        if let styled {
            whole = styled
        } else {
            adjust(&defaults)
            whole = StyledText(stretches, defaults, changes, alignment)
            styled = whole
        }
        let text = factor == 1 ? whole : whole.scaled(by: factor)
        var layout = StyledTextLayout(text, width: width, lineLimit: request.lineLimit, around: areas)
        if height.isFinite { layout = layout.fitting(height, of: text) }
        // An animated frame asks for new sizes in each tick.
        if layouts.count > 8 { layouts = [:] }
        layouts[request] = layout
        return layout
    }
}
