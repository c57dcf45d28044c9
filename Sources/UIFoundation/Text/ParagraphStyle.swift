/// The values of a paragraph's style: its sides, and the places and heights of its lines. Lengths are in
/// points.
struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of the lines; default natural.
    var alignment = NSTextAlignment.natural
    /// The way in which lines end; default at words.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The direction of the text; default that of its first letter.
    var direction = NSWritingDirection.natural
    /// The distance between lines; default 0.
    var lineSpacing: CGFloat = 0
    /// The distance from the paragraph to the next one; default 0.
    var spacing: CGFloat = 0
    /// The distance to the paragraph before; default 0.
    var spacingBefore: CGFloat = 0
    /// The distance of the first line from the leading side; default 0.
    var firstLineIndent: CGFloat = 0
    /// The distance of the other lines from the leading side; default 0.
    var indent: CGFloat = 0
    /// The ends of lines: from the leading side if positive, otherwise from the trailing one; default 0.
    var tailIndent: CGFloat = 0
    /// The factor of the heights of lines; 0, the default, for none.
    var heightMultiple: CGFloat = 0
    /// The smallest height of lines; default 0.
    var minimumHeight: CGFloat = 0
    /// The largest height of lines; 0, the default, for any.
    var maximumHeight: CGFloat = 0
    /// The share of a line from which on words are hyphenated; default 0. It has no effect.
    var hyphenation: Float = 0
    /// A Boolean value that indicates whether letters move closer before a line is truncated; default false.
    /// It has no effect.
    var tightens = false
    /// The places at which texts after tabs begin or end; nil for twelve, 28 apart.
    var tabs: [NSTextTab]?
    /// The distance of places after the last one; 0, the default, for none.
    var tabInterval: CGFloat = 0

    /// Returns the height of a line whose fonts need a height.
    func height(of natural: CGFloat) -> CGFloat {
        var height = heightMultiple > 0 ? natural * heightMultiple : natural
        height = max(height, minimumHeight)
        return maximumHeight > 0 ? min(height, maximumHeight) : height
    }

    /// Returns the distance of a line from the leading side.
    func indent(isFirst: Bool) -> CGFloat { max(0, isFirst ? firstLineIndent : indent) }

    /// Returns the place at which lines end in a width.
    func end(in width: CGFloat) -> CGFloat { tailIndent > 0 ? min(width, tailIndent) : width + tailIndent }

    /// A Boolean value that indicates whether the style has nothing but an alignment that widens no spaces,
    /// so that a text in one font needs no layout of its own.
    var isPlain: Bool {
        var other = ParagraphStyle()
        (other.alignment, other.lineBreakMode) = (alignment, lineBreakMode)
        (other.hyphenation, other.tightens) = (hyphenation, tightens)
        return self == other && alignment != .justified
            && (lineBreakMode == .byWordWrapping || lineBreakMode == .byTruncatingTail)
    }
}
