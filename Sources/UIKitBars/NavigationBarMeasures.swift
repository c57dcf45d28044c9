@_spi(UIKitInternals) import UIKitCore

/// The measures of a navigation bar, in points.
struct NavigationBarMeasures: LookMeasures {
    /// The distance of the bar from the status bar, or from the upper edge of a screen without one.
    let top: CGFloat
    /// The height of the platters on which buttons lie; nil for buttons without.
    let platter: CGFloat?
    /// A Boolean value that indicates whether a bar without a color of its own is clear while the top of the
    /// content is in sight, which came with iOS 15.
    let isClearAtEdge: Bool

    /// The measures in UIKit.
    static let iOS12 = NavigationBarMeasures(top: 0, platter: nil, isClearAtEdge: false)

    /// The measures in UIKit.
    static let iOS18 = NavigationBarMeasures(top: 0, platter: nil, isClearAtEdge: true)

    /// The measures of iOS 26.1 (rows B0076, B0080, B0083 and B0130 of Apple's numbers).
    static let iOS26 = NavigationBarMeasures(top: 10, platter: 44, isClearAtEdge: true)
}
