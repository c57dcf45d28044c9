import Picture
@_spi(UIKitInternals) import UIKitCore

extension UITextView {
    /// Returns the lines of an attributed text, or of one that is justified or beside areas, in a width; nil
    /// for a text in one plain style.
    func attributedLayout(width: CGFloat) -> StyledTextLayout? {
        let areas = textContainer.areas
        guard
            attributed?.needsRuns == true || textAlignment == .justified || !areas.isEmpty
                || contentWithLinks != nil
        else { return nil }
        if attributed?.isCut == true { warnOfCut(text) }
        return laidOutContent.layout(
            width: width, lineLimit: textContainer.maximumNumberOfLines, around: areas,
            adjust: setLinkAttributes)
    }

    /// Gives links the look that the view has for them.
    func setLinkAttributes(of defaults: inout StyledText.Defaults) {
        defaults.linkAttributes = linkTextAttributes ?? [.foregroundColor: tintColor ?? .link]
    }

    var letters: Font { font?.font ?? TextViewFonts.usual }

    /// A Boolean value that indicates whether code has set the font.
    package var hasOwnFont: Bool { fonts.own != nil }

    var defaults: StyledText.Defaults {
        StyledText.Defaults(font: letters, color: textColor ?? .label, alignment: textAlignment)
    }

    var plainAttributes: [NSAttributedString.Key: Any] {
        [.font: UIFont(letters), .foregroundColor: textColor ?? .label]
    }
}
