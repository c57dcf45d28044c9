import Picture
public import UIKitCore

extension UITextField {
    /// Returns the line of the attributed text or placeholder that is shown, in a size (zero for any); nil
    /// for one in a plain style without attributes.
    func attributedLayout(in size: CGSize) -> StyledTextLayout? {
        let isHint = shownText.isEmpty
        guard !isSecureTextEntry || isHint, let content = isHint ? attributedHint : attributed,
            isHint ? content.text.length > 0 : content.needsRuns
        else {
            return nil
        }
        func adjust(_ values: inout StyledText.Defaults) {
            if isHint {
                values = defaults
                values.color = .placeholderText
            }
            values.lineBreakMode = .byTruncatingTail
        }
        guard size.width > 0 else { return content.layout(width: .infinity, lineLimit: 1, adjust: adjust) }
        var factor: CGFloat = 1
        if adjustsFontSizeToFitWidth {
            let wanted = content.layout(width: .infinity, lineLimit: 1, adjust: adjust).size.width
            let smallest = max(minimumFontSize / max(defaults.font.size, 1), 0.05)
            factor = wanted > size.width ? min(1, max(size.width / wanted, smallest)) : 1
        }
        return content.layout(width: size.width, lineLimit: 1, factor: factor, adjust: adjust)
    }

    var defaults: StyledText.Defaults {
        StyledText.Defaults(
            font: font?.font ?? Font(system: .standard), color: textColor ?? .label, alignment: textAlignment)
    }

    /// The attributes of the whole text, such as outlines; by default its font and color.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { (defaultStyle ?? [:]).merging(basicAttributes) { $1 } }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            defaultStyle = newValue
            attributed = content(newValue)
        }
    }

    private var basicAttributes: [NSAttributedString.Key: Any] {
        [.font: font, .foregroundColor: textColor].compactMapValues { $0 }
    }

    /// Returns the text in a style, with the font, the color and the alignment that the field has now.
    func content(_ style: [NSAttributedString.Key: Any]) -> AttributedContent {
        let values = style.merging(basicAttributes) { $1 }
        let content = AttributedContent(NSAttributedString(string: text ?? "", attributes: values), defaults)
        content.set(textAlignment)
        return content
    }
}
