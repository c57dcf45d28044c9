@_spi(UIKitInternals) import UIKitCore

/// The measures of a navigation bar, in points.
struct NavigationBarMeasures: LookMeasures {
    /// The least distances of the bar from the upper edge of a screen; it begins below the safe area there.
    let top: (regular: CGFloat, low: CGFloat)
    /// The height of the row of buttons: on a phone, on a phone on its side, and on a tablet.
    let row: (phone: CGFloat, low: CGFloat, tablet: CGFloat)
    /// The height of the row of buttons in a sheet; nil for that of the device.
    let sheetRow: CGFloat?
    /// The distance of the row of buttons from the part of the bar below.
    let rest: CGFloat
    /// The distance of the buttons from the sides of a low screen, as that of a phone on its side.
    let lowSide: CGFloat
    /// A Boolean value that indicates whether the small title fades in while the large one leaves. Otherwise
    /// it appears at once, when no part of the large one is left.
    let fadesTitle: Bool
    /// The height of the platters on which buttons lie; nil for buttons without.
    let platter: CGFloat?
    /// A Boolean value that indicates whether a bar without a color of its own is clear while the top of the
    /// content is in sight, which came with iOS 15.
    let isClearAtEdge: Bool

    /// The width of phones from which on they keep their bar when they lie on their side: that of the
    /// iPhone 8 Plus.
    static let largePhone: CGFloat = 414

    /// The measures in UIKit; the row of tablets is that of apps built for iOS 12 and later.
    static let iOS12 = NavigationBarMeasures(
        top: (0, 0), row: (44, 32, 50), sheetRow: nil, rest: 0, lowSide: 16, fadesTitle: true, platter: nil,
        isClearAtEdge: false)

    /// The measures in UIKit, where bars in sheets are 56 points high.
    static let iOS18 = NavigationBarMeasures(
        top: (0, 0), row: (44, 32, 50), sheetRow: 56, rest: 0, lowSide: 16, fadesTitle: true, platter: nil,
        isClearAtEdge: true)

    /// The measures of iOS 26.1 (rows B0080, B0083, B0130 and G1154 to G1177 of Apple's numbers).
    static let iOS26 = NavigationBarMeasures(
        top: (10, 24), row: (44, 44, 44), sheetRow: nil, rest: 10, lowSide: 38, fadesTitle: false,
        platter: 44,
        isClearAtEdge: true)
}
