@_spi(UIKitInternals) import UIKitCore

/// The colors of glass that is drawn as a plain fill, by eye: Apple has published no figures.
@MainActor package enum GlassColors {
    /// The fill: almost white, and dark gray in a dark interface.
    package static let fill = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.9) : UIColor(white: 1, alpha: 0.9)
    }
    /// The fill of clear glass.
    static let clearFill = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.35) : UIColor(white: 1, alpha: 0.35)
    }
    /// The opacity of clear glass in a color.
    static let clearTint: CGFloat = 0.6
    /// The color of the line around glass, half a point wide.
    package static let edge = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.1)
    }
}
