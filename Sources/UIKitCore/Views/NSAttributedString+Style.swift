extension NSAttributedString.Key {
    /// The font of the text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text. It has no effect.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The kerning: extra distance between characters. It has no effect.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The style of the underline. It has no effect.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The style of the line through the text. It has no effect.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of outlines. It has no effect.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of outlines. It has no effect.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow. It has no effect.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The color of the underline. It has no effect.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The color of the line through the text. It has no effect.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The distance above the line. It has no effect.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The slant. It has no effect.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The use of ligatures. It has no effect.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The URL that a tap opens. It has no effect.
    public static let link = NSAttributedString.Key("NSLink")
    /// The image in place of a character. It is not shown.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The style of the paragraph. Only its alignment is drawn.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// The style of a paragraph. Only its alignment is drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    fileprivate(set) var textAlignment = NSTextAlignment.natural
    fileprivate(set) var spacing: CGFloat = 0
    fileprivate(set) var breakMode = NSLineBreakMode.byWordWrapping

    /// The alignment of the lines; default natural.
    open var alignment: NSTextAlignment { textAlignment }
    /// The distance between lines, in points; default 0. It has no effect.
    open var lineSpacing: CGFloat { spacing }
    /// The way in which lines end; default at words. It has no effect.
    open var lineBreakMode: NSLineBreakMode { breakMode }
}

/// The style of a paragraph that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of the lines; default natural.
    public override var alignment: NSTextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
    /// The distance between lines, in points; default 0. It has no effect.
    public override var lineSpacing: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }
    /// The way in which lines end; default at words. It has no effect.
    public override var lineBreakMode: NSLineBreakMode {
        get { breakMode }
        set { breakMode = newValue }
    }
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
