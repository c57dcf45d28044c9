@_spi(UIKitInternals) import UIKitCore

/// The law of the places of popovers.
struct PopoverMeasures: LookMeasures {
    /// The least distance from the edges of the window, in points, where code asks for no larger one.
    let margin: CGFloat
    /// A Boolean value that indicates whether a popover whose arrow points at the middle of its element comes
    /// before one that the edges of the window push aside.
    let prefersMiddle: Bool
    /// The distance of a popover of a bar's button from the safe area above, in points; nil where an arrow
    /// points at the button.
    let barDistance: CGFloat?

    static let iOS18 = PopoverMeasures(margin: 0, prefersMiddle: false, barDistance: nil)

    /// The places of popovers on an iPad (rows P0001 to P0020 of Apple's numbers; the same probe has those of
    /// buttons of a navigation bar 30 points below the safe area, without an arrow).
    static let iOS26 = PopoverMeasures(margin: 19, prefersMiddle: true, barDistance: 30)
}
