/// The style of a paragraph; immutable.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var values = ParagraphStyle()

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

/// The style of a paragraph that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of the lines; default natural.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The distance between lines, in points; default 0.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The way in which lines end; default at words.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The distance from the paragraph to the next one, in points; default 0.
    public override var paragraphSpacing: CGFloat {
        get { values.spacing }
        set { values.spacing = newValue }
    }
    /// The distance to the paragraph before, in points; default 0.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.spacingBefore }
        set { values.spacingBefore = newValue }
    }
    /// The distance of the first line from the leading side, in points; default 0.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineIndent }
        set { values.firstLineIndent = newValue }
    }
    /// The distance of the other lines from the leading side, in points; default 0.
    public override var headIndent: CGFloat {
        get { values.indent }
        set { values.indent = newValue }
    }
    /// The ends of lines, in points: from the leading side if positive, otherwise from the trailing one;
    /// default 0.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The factor of the heights of lines; 0, the default, for none.
    public override var lineHeightMultiple: CGFloat {
        get { values.heightMultiple }
        set { values.heightMultiple = newValue }
    }
    /// The smallest height of lines, in points; default 0.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumHeight }
        set { values.minimumHeight = newValue }
    }
    /// The largest height of lines, in points; 0, the default, for any.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumHeight }
        set { values.maximumHeight = newValue }
    }
    /// The direction of the text; default that of its first letter.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    /// The share of a line from which on words are hyphenated; default 0. It has no effect.
    public override var hyphenationFactor: Float {
        get { values.hyphenation }
        set {
            warnOfNoEffect(
                anywhere: "NSMutableParagraphStyle.hyphenationFactor", values.hyphenation, newValue)
            values.hyphenation = newValue
        }
    }

    /// Takes the values of another style.
    public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The directions in which texts read.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first letter.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The ways in which lines that are too long end.
public enum NSLineBreakMode: Int, Sendable {
    /// A new line at a word.
    case byWordWrapping = 0
    /// A new line at a character.
    case byCharWrapping
    /// The rest is cut off.
    case byClipping
    /// An ellipsis at the start.
    case byTruncatingHead
    /// An ellipsis at the end.
    case byTruncatingTail
    /// An ellipsis in the middle.
    case byTruncatingMiddle
}
