import Picture

/// The styles of lines below or through a text, which are not drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a style from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A thin line, by its name in Swift 4.
    public static let styleSingle = single
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line below words alone.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of a text, which is not drawn.
@preconcurrency @MainActor open class NSShadow: NSObject {
    /// The offset, in points; default zero.
    open var shadowOffset = CGSize.zero
    /// The blur, in points; default 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The color; default black of a third.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}

/// An image in place of a character; it is not shown.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
    /// The image; default nil.
    open var image: UIImage?
    /// The rectangle of the image, in points; default zero.
    open var bounds = CGRect.zero

    /// Creates an attachment.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates an empty string in place of an attachment.
    @MainActor public convenience init(attachment: NSTextAttachment) { self.init(string: "") }

    /// Returns the size of the text in points, in lines that break at newlines alone.
    @MainActor public func size() -> CGSize {
        string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }

    /// Returns the rectangle of the text in lines no wider than a size. The options have no effect.
    @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
    ) -> CGRect {
        string.boundingRect(
            with: size, options: options,
            attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil, context: context)
    }

    /// Draws the text with its top left corner at a point of the current context.
    @MainActor public func draw(at point: CGPoint) {
        string.draw(at: point, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }

    /// Draws the text from the top of a rectangle of the current context.
    @MainActor public func draw(in rect: CGRect) {
        string.draw(in: rect, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }
}

/// The options of drawn texts, without effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Lines as high as their font.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// An ellipsis in the last line.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension String {
    /// Returns the rectangle of the text in lines no wider than a size. The options have no effect.
    @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        return CGRect(
            origin: .zero, size: ruler.size(of: self, font: font.font, width: width, lineLimit: 0))
    }
}

extension NSString {
    /// Returns the rectangle of the text in lines no wider than a size. The options have no effect.
    @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}
