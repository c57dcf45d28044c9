package import Picture

/// An attributed text of a view, with the layouts that were made of it.
@MainActor package final class AttributedContent {
    private struct Request: Hashable {
        var width, height, factor: CGFloat
        var lineLimit: Int
    }

    /// The text as it was set, or with an attribute that was changed for all of it.
    package private(set) var text: NSAttributedString
    /// The text as it was set.
    let source: NSAttributedString
    /// The color of text without one, for a text that a control shows; otherwise nil.
    var controlColor: UIColor?
    /// A Boolean value that indicates whether the text needs runs: one in a plain style does not.
    package private(set) var needsRuns: Bool
    private var styled: StyledText?
    private var layouts: [Request: StyledTextLayout] = [:]

    /// Takes a copy of a text.
    package init(_ text: NSAttributedString) {
        source = text
        self.text = (text.copy() as? NSAttributedString) ?? text
        needsRuns = StyledText.isNeeded(for: text)
    }

    /// Changes an attribute for all of the text.
    package func set(_ key: NSAttributedString.Key, to value: Any?) {
        let changed = NSMutableAttributedString(attributedString: text)
        let range = NSRange(location: 0, length: changed.length)
        if let value { changed.addAttribute(key, value: value, range: range) }
        if value == nil { changed.removeAttribute(key, range: range) }
        text = changed
        needsRuns = StyledText.isNeeded(for: changed)
        reset()
    }

    /// Changes the alignment of all paragraphs.
    package func set(_ alignment: NSTextAlignment) {
        let changed = NSMutableAttributedString(attributedString: text)
        let range = NSRange(location: 0, length: changed.length)
        text.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.alignment = alignment
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        text = changed
        reset()
    }

    /// Forgets the layouts, after a change of the defaults.
    package func reset() {
        styled = nil
        layouts = [:]
    }

    /// Returns the text in lines, no more than a number (0 for any number) or than fit a height.
    ///
    /// - Parameter factor: The factor of the sizes of fonts.
    package func layout(
        width: CGFloat, height: CGFloat = .infinity, lineLimit: Int = 0, factor: CGFloat = 1,
        _ defaults: () -> StyledText.Defaults
    ) -> StyledTextLayout {
        let request = Request(width: width, height: height, factor: factor, lineLimit: max(0, lineLimit))
        if let layout = layouts[request] { return layout }
        let whole = styled ?? StyledText(text, defaults())
        styled = whole
        let text = factor == 1 ? whole : whole.scaled(by: factor)
        var layout = StyledTextLayout(text, width: width, lineLimit: request.lineLimit)
        if height.isFinite { layout = layout.fitting(height, of: text) }
        // An animated frame asks for new sizes in each tick.
        if layouts.count > 8 { layouts = [:] }
        layouts[request] = layout
        return layout
    }
}
