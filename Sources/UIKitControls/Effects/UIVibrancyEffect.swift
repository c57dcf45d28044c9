import Picture
@_spi(UIKitInternals) import UIKitCore

/// An effect that lets the background of a blur shine through content, which is drawn translucent in black or
/// white.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle?

    /// Creates an effect on a blur.
    public init(blurEffect: UIBlurEffect) {
        (blur, style) = (blurEffect, nil)
        super.init()
    }

    /// Creates an effect on a blur for a kind of content.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }

    /// The color of content: dark on a light material, light on a dark one.
    var color: UIColor {
        let (light, dark) = (color(isDark: false), color(isDark: true))
        return UIColor(variants: [light, dark, light, dark])
    }

    private func color(isDark: Bool) -> Color {
        // Content without a kind is light on the light material too: only the extra light one darkens it.
        let isLight = blur.veil(isDark: isDark).red < 0.5 || (style == nil && blur.style == .light)
        return (isLight ? Color.white : .black).faded(by: opacity)
    }

    /// The opacity of content, by eye for text of the first rank, otherwise that of the system's color of the
    /// same name.
    private var opacity: Double {
        switch style {
        case nil: 0.7
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}
