import Picture
@_spi(UIKitInternals) import UIKitCore

extension UITextView {
    /// Returns the lines of an attributed text in a width; nil for a text in one plain style.
    func attributedLayout(width: CGFloat) -> StyledTextLayout? {
        guard let attributed, attributed.needsRuns else { return nil }
        if attributed.isCut { warnOfCut(text) }
        return attributed.layout(
            width: width, lineLimit: textContainer.maximumNumberOfLines, adjust: setLinkAttributes)
    }

    /// Gives links the look that the view has for them.
    func setLinkAttributes(of defaults: inout StyledText.Defaults) {
        defaults.linkAttributes = linkTextAttributes ?? [.foregroundColor: tintColor ?? .link]
    }

    var letters: Font { font?.font ?? Font(size: 12) }

    var defaults: StyledText.Defaults {
        StyledText.Defaults(font: letters, color: textColor ?? .label, alignment: textAlignment)
    }

    var plainAttributes: [NSAttributedString.Key: Any] {
        [.font: UIFont(letters), .foregroundColor: textColor ?? .label]
    }
}
