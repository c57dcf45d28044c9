@_spi(UIKitInternals) import UIKitCore

/// The corners and edges of configured buttons. Code on any thread makes configurations.
struct ButtonMeasures: Sendable {
    /// The radius of a background whose corners are dynamic, in points.
    let dynamicRadius: CGFloat
    /// The radius that a background takes with other corners, in points; nil for the one that it has.
    let fixedRadius: CGFloat?
    /// The width of the edge of a background other than a plain one, in points.
    let strokeWidth: CGFloat
    /// A Boolean value that indicates whether the texts of gray buttons are black, and not in the tint color.
    let hasLabelColor: Bool
    /// A Boolean value that indicates whether small, medium and large corners grow with the height.
    private let hasShares: Bool

    /// The measures of iOS 15 to 18; by eye.
    private static let iOS18 = ButtonMeasures(
        dynamicRadius: 6, fixedRadius: nil, strokeWidth: 0, hasLabelColor: false, hasShares: false)
    /// The measures of iOS 26.1 (rows D0259 to D0302 and L0536 of Apple's numbers, and an iPhone 16).
    private static let iOS26 = ButtonMeasures(
        dynamicRadius: 17, fixedRadius: 5.95, strokeWidth: 1, hasLabelColor: true, hasShares: true)

    /// The measures of the look of the current run.
    static var current: ButtonMeasures { SystemLook.current == .iOS26 ? iOS26 : iOS18 }

    /// Returns the radius of small corners of a button of a height.
    func smallRadius(_ height: CGFloat) -> CGFloat { hasShares ? height / 8 : 4 }

    /// Returns the radius of medium corners of a button of a height.
    func mediumRadius(_ height: CGFloat) -> CGFloat { hasShares ? height * 0.175 : 8 }

    /// Returns the radius of large corners of a button of a height.
    func largeRadius(_ height: CGFloat) -> CGFloat { hasShares ? height / 4 : 12 }
}
