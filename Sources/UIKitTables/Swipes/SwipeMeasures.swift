@_spi(UIKitInternals) import UIKitCore

/// The sizes of the buttons that a swipe over a row uncovers.
struct SwipeMeasures: Sendable {
    /// The height of the buttons, in points; nil for that of the row.
    let height: CGFloat?
    /// The radius of their corners, in points.
    let radius: CGFloat
    /// The distance of buttons from each other and from the edges, in points.
    let gap: CGFloat
    /// The distance of a title from the edges of its button, in points.
    let margin: CGFloat
    /// The least width of a button, in points.
    let leastWidth: CGFloat
    /// The size of a title without an image, in points.
    let titleSize: CGFloat
    /// A Boolean value that indicates whether an image stands beside its title, and not above it.
    let isRow: Bool
    /// The fraction of a row's width from which a swipe performs the first action.
    let fullShare: CGFloat

    /// The measures of iPhones of iOS 11 to 18; the fraction is by eye.
    private static let iOS18 = SwipeMeasures(
        height: nil, radius: 0, gap: 0, margin: 15, leastWidth: 74, titleSize: 17, isRow: false,
        fullShare: 0.6)
    /// The measures of iOS 26.1, iPhone SE: rows H0403 to H0412 of Apple's numbers.
    private static let iOS26 = SwipeMeasures(
        height: 44, radius: 13, gap: 10, margin: 12, leastWidth: 0, titleSize: 13, isRow: true,
        fullShare: 2.0 / 3)

    /// The measures of the look of the current run.
    @MainActor static var current: SwipeMeasures { SystemLook.current == .iOS26 ? iOS26 : iOS18 }
}
