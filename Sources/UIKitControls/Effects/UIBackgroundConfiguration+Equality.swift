import UIKitCore

// Equal backgrounds: those with the same values. Copies of one transformer are equal.
extension UIBackgroundConfiguration: Hashable {
    /// Returns whether two backgrounds have the same values.
    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        a.values == b.values
    }

    /// Adds the values to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    private var values: [AnyHashable?] {
        [
            backgroundColor, backgroundColorTransformer?.identity, cornerRadius, backgroundInsets,
            edgesAddingLayoutMarginsToBackgroundInsets, image, imageContentMode, strokeColor,
            strokeColorTransformer?.identity, strokeWidth, strokeOutset, customView, visualEffect,
        ]
    }
}
