import Picture

/// A part of a paragraph in one style.
@MainActor package struct StyledRun {
    /// A line below or through the text.
    struct Line {
        /// The style, as in NSUnderlineStyle.
        var style: NSUnderlineStyle
        /// The color; nil for that of the text.
        var color: UIColor?
    }

    /// The shadow of the text.
    struct Shade {
        var offset: CGSize
        var blur: CGFloat
        var color: UIColor
    }

    /// An image in place of the text.
    struct Picture {
        var image: UIImage?
        /// The rectangle from the line's baseline, with the y axis upward.
        var bounds: CGRect
    }

    /// The text, without newlines.
    var string: String
    /// The font, with the kerning.
    var font: Font
    /// The color.
    var color: UIColor
    /// The color behind the text; nil for none.
    var background: UIColor?
    var underline: Line?
    var strikethrough: Line?
    var shadow: Shade?
    /// The lines along the edges of the letters; nil for none.
    var outline: Text.Outline? {
        guard strokeWidth != 0 else { return nil }
        // The width is in percent of the font's size; letters are filled, too, where it is negative.
        return Text.Outline(
            color: (strokeColor ?? color).color, width: abs(strokeWidth) / 100 * font.size,
            isFilled: strokeWidth < 0)
    }
    private var strokeWidth: CGFloat = 0
    private var strokeColor: UIColor?
    var picture: Picture?
    /// The distance of the text above the baseline, in points.
    var baselineOffset: CGFloat = 0
    /// The distance by which letters lean to the right, in parts of their height; default 0.
    private(set) var obliqueness: CGFloat = 0
    /// The factor of the widths of letters; default 1.
    private(set) var stretch: CGFloat = 1
    /// A Boolean value that indicates whether letters lean, or are wider or narrower than those of the font.
    var isReshaped: Bool { obliqueness != 0 || stretch != 1 }

    /// Creates a run with attributes, and the defaults where it has none.
    init(_ string: String, _ values: [NSAttributedString.Key: Any], _ defaults: StyledText.Defaults) {
        self.string = string
        font = (values[.font] as? UIFont)?.font ?? defaults.font
        font.kern = (values[.kern].length ?? 0) + (values[.tracking].length ?? 0)
        // As on Mac Catalyst 26.1, where no other number does so.
        font.kernsPairs = values[.kern].length != 0
        color = values[.foregroundColor] as? UIColor ?? defaults.color
        background = values[.backgroundColor] as? UIColor
        underline = Self.line(values[.underlineStyle], values[.underlineColor])
        strikethrough = Self.line(values[.strikethroughStyle], values[.strikethroughColor])
        baselineOffset = values[.baselineOffset].length ?? 0
        font.hasLigatures = values[.ligature].length != 0
        obliqueness = values[.obliqueness].length ?? 0
        stretch = values[.expansion].length.map(Self.power) ?? 1
        (strokeWidth, strokeColor) = (values[.strokeWidth].length ?? 0, values[.strokeColor] as? UIColor)
        if let shadow = values[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            shade(shadow, color)
        }
        if let attachment = values[.attachment] as? NSTextAttachment, string == StyledText.attachment {
            let size = attachment.image?.size ?? .zero
            let bounds = attachment.bounds == .zero ? CGRect(origin: .zero, size: size) : attachment.bounds
            picture = Picture(image: attachment.image, bounds: bounds.standardized)
        }
        if let raw = values[.inlinePresentationIntent].length {
            show(InlinePresentationIntent(rawValue: UInt(max(0, raw))))
        }
        if values[.link] != nil { link(defaults.linkAttributes, defaults) }
    }

    /// Changes the font to what Markdown says, as labels and text views do.
    private mutating func show(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { font.isBold = true }
        if intent.contains(.emphasized) { font.isItalic = true }
        font.takeNearestFile()
        if intent.contains(.code), font.design != .installed {
            var other = Font(
                system: .monospaced, size: font.size, weight: font.weight, isItalic: font.isItalic)
            (other.kern, other.kernsPairs) = (font.kern, font.kernsPairs)
            other.hasLigatures = font.hasLigatures
            font = other
        }
        if intent.contains(.strikethrough), strikethrough == nil {
            strikethrough = Line(style: .single, color: nil)
        }
    }

    /// Returns e to the power of a number from -3 to 3, by its series: the same bits on every machine.
    nonisolated private static func power(_ exponent: CGFloat) -> CGFloat {
        let part = min(max(exponent, -3), 3) / 16
        var (sum, term): (CGFloat, CGFloat) = (1, 1)
        for index in 1...12 {
            term *= part / CGFloat(index)
            sum += term
        }
        for _ in 0..<4 { sum *= sum }
        return sum
    }

    private mutating func shade(_ value: NSShadow, _ color: UIColor) {
        shadow = Shade(offset: value.shadowOffset, blur: max(0, value.shadowBlurRadius), color: color)
    }

    private mutating func link(_ values: [NSAttributedString.Key: Any], _ defaults: StyledText.Defaults) {
        if let own = values[.foregroundColor] as? UIColor { color = own }
        if let own = values[.backgroundColor] as? UIColor { background = own }
        if let own = (values[.font] as? UIFont)?.font { font = own }
        underline = Self.line(values[.underlineStyle], values[.underlineColor]) ?? underline
    }

    private static func line(_ style: Any?, _ color: Any?) -> Line? {
        guard let raw = (style as? NSUnderlineStyle)?.rawValue ?? style.length.map({ Int($0) }), raw & 0xF > 0
        else { return nil }
        return Line(style: NSUnderlineStyle(rawValue: raw), color: color as? UIColor)
    }
}

extension Any? {
    /// The value of a number of any type; nil for anything else.
    fileprivate var length: CGFloat? {
        let number: Double? =
            switch self {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
}
