@_spi(UIKitInternals) import UIKitCore

/// The measures and colors of a button in a bar.
package struct BarItemMeasures: LookMeasures {
    /// The color of a button without one; nil for that of the bar.
    let color: UIColor?
    /// The color of a button that is disabled; nil for a pale one.
    let disabledColor: UIColor?
    /// The distance of a title from the ends of its platter, in points.
    let padding: CGFloat

    /// Buttons without platters.
    package static let iOS18 = BarItemMeasures(color: nil, disabledColor: nil, padding: 0)

    /// The measures of iOS 26.1 (rows B0081, B0084 and B0085 of Apple's numbers).
    package static let iOS26 = BarItemMeasures(color: .label, disabledColor: .tertiaryLabel, padding: 16)
}
