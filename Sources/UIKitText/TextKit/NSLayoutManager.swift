import Picture

/// An object that lays out a text in a container. A glyph stands for each UTF-16 code unit.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The text, which the object holds; nil for none.
    open internal(set) var textStorage: NSTextStorage?
    /// The containers, of which the first one has all lines.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate, which has no methods here; held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// A Boolean value that indicates whether lines have the fonts' leading; default true. It has no effect.
    open var usesFontLeading = true {
        didSet { warnOfNoEffect("NSLayoutManager.usesFontLeading", oldValue, usesFontLeading) }
    }
    /// A Boolean value that indicates whether layout waits until it is asked for; default false. It always
    /// does.
    open var allowsNonContiguousLayout = false

    /// The text without a text view as it is laid out; nil when it has changed.
    private var content: AttributedContent?

    /// Creates an object without a text.
    public override init() { super.init() }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
    }

    /// Forgets the layout, after a change of the text or of a container.
    func forget() { content = nil }

    // MARK: Layout

    /// Lays out the text in a container. Layout happens when it is asked for, so that nothing is left to do.
    open func ensureLayout(for container: NSTextContainer) {}

    /// Lays out glyphs. Layout happens when it is asked for, so that nothing is left to do.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

    /// Makes glyphs. Nothing is left to do.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Forgets the layout of characters.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        forget()
        actualCharacterRange?.pointee = charRange
    }

    /// Forgets the looks of characters.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { forget() }

    /// Returns the lines in a container, without the distance from its sides; none for a container of
    /// another object.
    func lines(in container: NSTextContainer?) -> [LineFragment] {
        guard let container, textContainers.first === container else { return [] }
        let (size, padding) = (container.size, 2 * container.lineFragmentPadding)
        return shown(in: container).lines(
            width: size.width > 0 && size.width < 1e7 ? max(1, size.width - padding) : .infinity,
            height: size.height > 0 && size.height < 1e7 ? size.height : .infinity,
            lineLimit: container.maximumNumberOfLines, around: container.areas
        ) { container.view?.setLinkAttributes(of: &$0) }
    }

    /// Returns the text of a container as it is laid out.
    func shown(in container: NSTextContainer) -> AttributedContent {
        if let view = container.view { return view.laidOutContent }
        if let content { return content }
        let text = textStorage ?? NSAttributedString(string: "")
        // Texts without a font have one of 12 points, as in UIKit.
        let defaults = StyledText.Defaults(
            font: Font(size: 12), color: .label, lineBreakMode: container.lineBreakMode)
        let made = AttributedContent(text, defaults)
        content = made
        return made
    }

    /// Returns the lines of the first container.
    var allLines: [LineFragment] { lines(in: textContainers.first) }

    /// Returns the line of a character; nil beyond the last one.
    func line(at index: Int) -> LineFragment? {
        allLines.first { $0.range.location <= index && index < $0.range.upperBound }
    }

    // MARK: Glyphs

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage.map { ($0.string as NSString).length } ?? 0 }

    /// Returns the glyphs in a container: those of all lines.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines(in: container).last?.range.upperBound ?? 0)
    }

    /// Returns the glyphs of characters: those of the same numbers.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs: those of the same numbers.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
    {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyph of a character: that of the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph: that of the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
}
