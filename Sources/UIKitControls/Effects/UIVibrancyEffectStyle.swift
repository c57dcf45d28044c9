@_spi(UIKitInternals) import UIKitCore

/// The kinds of content that vibrancy makes legible on a material.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of the first rank.
    case label = 0
    /// Text of the second rank.
    case secondaryLabel
    /// Text of the third rank.
    case tertiaryLabel
    /// Text of the fourth rank.
    case quaternaryLabel
    /// A large filled area.
    case fill
    /// A fill of the second rank.
    case secondaryFill
    /// A fill of the third rank.
    case tertiaryFill
    /// A line between contents.
    case separator
}
