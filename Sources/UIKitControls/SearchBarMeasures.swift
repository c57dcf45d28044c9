@_spi(UIKitInternals) import UIKitCore

/// The measures of the field of a search bar, in points.
package struct SearchBarMeasures: LookMeasures {
    /// The width of the place of the magnifying glass.
    let glassWidth: CGFloat
    /// The radius of the field's corners.
    let cornerRadius: CGFloat
    /// The distance of the field's middle above that of the bar.
    package let rise: CGFloat

    /// The measures since iOS 13.
    package static let iOS18 = SearchBarMeasures(glassWidth: 30, cornerRadius: 10, rise: 0)

    /// The measures of iOS 26.1 (rows B0001 to B0016 of Apple's numbers): the field is a capsule.
    package static let iOS26 = SearchBarMeasures(glassWidth: 39.5, cornerRadius: 18, rise: 4)
}
