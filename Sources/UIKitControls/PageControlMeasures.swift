@_spi(UIKitInternals) import UIKitCore

/// The measures of the dots of a page control, in points.
struct PageControlMeasures: LookMeasures {
    /// The diameter of a dot.
    let dot: CGFloat
    /// The distance between the left edges of two dots.
    let pitch: CGFloat
    /// A Boolean value that indicates whether a control is as large as the background of its dots, whether
    /// that is seen or not.
    let isWholeBackground: Bool

    /// The thickness of the background of dots, and how far it reaches beyond both ends of their row together
    /// (rows L0431 to L0434 of Apple's numbers).
    private static let background: (thickness: CGFloat, ends: CGFloat) = (26, 28)

    /// Returns the background of a row of dots of a length, about the origin.
    func platter(of length: CGFloat, isVertical: Bool) -> CGRect {
        let size = CGSize(
            width: isVertical ? Self.background.thickness : length + Self.background.ends,
            height: isVertical ? length + Self.background.ends : Self.background.thickness)
        return CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    /// UIKit's measures until iOS 13, which are drawn for all looks until iOS 18.
    static let iOS18 = PageControlMeasures(dot: 7, pitch: 16, isWholeBackground: false)

    /// The measures of iOS 26 (rows L0435 to L0439 of Apple's numbers; sizes: those of UIPageControl size).
    static let iOS26 = PageControlMeasures(dot: 10, pitch: 18, isWholeBackground: true)
}
