import UIKitCore

// The glass of iOS 26, which is drawn as plain platters: nothing behind them is bent.
extension UIButton.Configuration {
    /// Returns a button of text in the color of labels on a capsule of glass.
    public static func glass() -> UIButton.Configuration { capsule(.gray(), .glass) }
    /// Returns a button of white text on a capsule of glass in the tint color.
    public static func prominentGlass() -> UIButton.Configuration { capsule(.filled(), .filled) }
    /// Returns a button of text in the color of labels on a capsule of clear glass.
    public static func clearGlass() -> UIButton.Configuration { capsule(.gray(), .clearGlass) }
    /// Returns a button of white text on a capsule of clear glass in the tint color.
    public static func prominentClearGlass() -> UIButton.Configuration {
        capsule(.filled(), .tintedClearGlass)
    }

    /// Returns a configuration with round ends, which looks the same when it is selected (rows H0099 to H0103
    /// of Apple's numbers).
    private static func capsule(_ plain: UIButton.Configuration, _ style: Style) -> UIButton.Configuration {
        var configuration = plain
        configuration.style = style
        configuration.cornerStyle = .capsule
        configuration.automaticallyUpdateForSelection = false
        return configuration
    }
}

extension UIButton.Configuration.Style {
    /// True for glass that is not in the tint color, on which a line marks the edge.
    var isUntintedGlass: Bool { self == .glass || self == .clearGlass }
}
