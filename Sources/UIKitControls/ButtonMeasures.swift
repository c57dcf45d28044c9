@_spi(UIKitInternals) import UIKitCore

/// The corners and edges of configured buttons. Code on any thread makes configurations.
struct ButtonMeasures: Sendable {
    /// The radius of a background whose corners are dynamic, in points.
    let dynamicRadius: CGFloat
    /// The radius of small corners, in points.
    let smallRadius: CGFloat
    /// The width of the edge of a background other than a plain one, in points.
    let strokeWidth: CGFloat

    /// The measures of iOS 15 to 18; by eye.
    private static let iOS18 = ButtonMeasures(dynamicRadius: 6, smallRadius: 4, strokeWidth: 0)
    /// The measures of iOS 26.1 (rows D0259 to D0302 and L0536 of Apple's numbers).
    private static let iOS26 = ButtonMeasures(dynamicRadius: 17, smallRadius: 6, strokeWidth: 1)

    /// The measures of the look of the current run.
    static var current: ButtonMeasures { SystemLook.current == .iOS26 ? iOS26 : iOS18 }
}
