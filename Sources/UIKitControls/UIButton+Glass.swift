import UIKitCore

// The glass of iOS 26, which is drawn as plain platters: nothing behind them is bent.
extension UIButton.Configuration {
    /// Returns a button of text on a capsule of glass.
    public static func glass() -> UIButton.Configuration { capsule(.gray()) }
    /// Returns a button of text on a capsule of glass in the tint color.
    public static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }
    /// Returns a button of text on a capsule of clear glass.
    public static func clearGlass() -> UIButton.Configuration { capsule(.gray()) }
    /// Returns a button of text on a capsule of clear glass in the tint color.
    public static func prominentClearGlass() -> UIButton.Configuration { capsule(.filled()) }

    /// Returns a configuration with round ends, which looks the same when it is selected (rows H0099 to H0103
    /// of Apple's numbers).
    private static func capsule(_ plain: UIButton.Configuration) -> UIButton.Configuration {
        var configuration = plain
        configuration.cornerStyle = .capsule
        configuration.automaticallyUpdateForSelection = false
        return configuration
    }
}
