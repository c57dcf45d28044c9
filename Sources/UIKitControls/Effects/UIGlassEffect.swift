import Picture
@_spi(UIKitInternals) import UIKitCore

/// A layer of glass over the content behind a view, drawn as a thin material.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// The kinds of glass.
    public enum Style: Int, Sendable {
        /// Glass that keeps what is before it readable.
        case regular = 0
        /// Clearer glass.
        case clear
    }

    /// The kind of glass.
    package let style: Style
    /// A Boolean value that indicates whether the glass follows touches; default false. It has no effect.
    open var isInteractive = false {
        didSet { warnOfNoEffect("UIGlassEffect.isInteractive", oldValue, isInteractive) }
    }
    /// The color of the glass; default nil, for none.
    open var tintColor: UIColor?

    /// Creates glass of a kind.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    /// The filter of what lies behind the glass, by eye: Apple has published no figures.
    var backdrop: Backdrop { Backdrop(radius: style == .clear ? 2 : 8, saturation: 1.5) }

    /// The color of the translucent layer.
    var veil: UIColor {
        tintColor?.withAlphaComponent(0.6) ?? UIColor(white: 1, alpha: style == .clear ? 0.25 : 0.5)
    }
}
