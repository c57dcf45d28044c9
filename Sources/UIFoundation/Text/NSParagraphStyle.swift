/// The style of a paragraph; immutable.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let foundationTypeID = FoundationTypeID()
    var values = ParagraphStyle()

    /// The style of a paragraph without one.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines; default natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance between lines, in points; default 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The way in which lines end; default at words.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The distance from the paragraph to the next one, in points; default 0.
    open var paragraphSpacing: CGFloat { values.spacing }
    /// The distance to the paragraph before, in points; default 0.
    open var paragraphSpacingBefore: CGFloat { values.spacingBefore }
    /// The distance of the first line from the leading side, in points; default 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineIndent }
    /// The distance of the other lines from the leading side, in points; default 0.
    open var headIndent: CGFloat { values.indent }
    /// The ends of lines, in points: from the leading side if positive, otherwise from the trailing one;
    /// default 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The factor of the heights of lines; 0, the default, for none.
    open var lineHeightMultiple: CGFloat { values.heightMultiple }
    /// The smallest height of lines, in points; default 0.
    open var minimumLineHeight: CGFloat { values.minimumHeight }
    /// The largest height of lines, in points; 0, the default, for any.
    open var maximumLineHeight: CGFloat { values.maximumHeight }
    /// The direction of the text; default that of its first letter.
    open var baseWritingDirection: NSWritingDirection { values.direction }
    /// The share of a line from which on words are hyphenated; default 0. It has no effect.
    open var hyphenationFactor: Float { values.hyphenation }
    /// A Boolean value that indicates whether letters move closer before a line is truncated; default false.
    /// It has no effect; the property of labels has one.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

    /// The places at which texts after tabs begin or end; default twelve, 28 points apart.
    open var tabStops: [NSTextTab]! { values.tabs ?? NSTextTab.standard }
    /// The distance of places after the last one, in points; 0, the default, for none.
    open var defaultTabInterval: CGFloat { values.tabInterval }

    /// Returns a copy that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns true for a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// The hash value of all values.
    open override var hash: Int { values.hashValue }
}
