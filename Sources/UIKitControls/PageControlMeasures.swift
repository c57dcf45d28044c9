@_spi(UIKitInternals) import UIKitCore

/// The measures of the dots of a page control, in points.
struct PageControlMeasures: LookMeasures {
    /// The diameter of a dot.
    let dot: CGFloat
    /// The distance between the left edges of two dots.
    let pitch: CGFloat

    /// UIKit's measures until iOS 13, which are drawn for all looks until iOS 18.
    static let iOS18 = PageControlMeasures(dot: 7, pitch: 16)

    /// The measures of iOS 26.1 (rows L0435 to L0439 of Apple's numbers).
    static let iOS26 = PageControlMeasures(dot: 10, pitch: 18)
}
