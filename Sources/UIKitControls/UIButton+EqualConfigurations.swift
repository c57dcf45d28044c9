import UIKitCore

// Equal configurations: those of one style with the same values. Copies of one transformer are equal.
extension UIButton.Configuration: Hashable {
    /// Returns whether two configurations have the same values.
    public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Bool {
        a.values == b.values
    }

    /// Adds the values to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    private var values: [AnyHashable?] { [style, background] + texts + images + layout }

    private var texts: [AnyHashable?] {
        [
            title, attributedTitle, titleTextAttributesTransformer?.identity, titleLineBreakMode, subtitle,
            attributedSubtitle, subtitleTextAttributesTransformer?.identity, subtitleLineBreakMode,
            baseForegroundColor, baseBackgroundColor,
        ]
    }

    private var images: [AnyHashable?] {
        [
            image, preferredSymbolConfigurationForImage, imageColorTransformer?.identity,
            symbolContentTransition.map { String(describing: $0) }, showsActivityIndicator,
            activityIndicatorColorTransformer?.identity, indicator,
        ]
    }

    private var layout: [AnyHashable?] {
        [
            imagePadding, imagePlacement, titleAlignment, titlePadding, contentInsets, cornerStyle,
            buttonSize, automaticallyUpdateForSelection,
        ]
    }
}
