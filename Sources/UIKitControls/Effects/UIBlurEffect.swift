@_spi(UIKitInternals) import UIKitCore

/// A blur effect: pixels behind are blurred and get more saturated, and a translucent layer in the color of
/// the style covers them. Vector formats show the translucent layer alone.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The styles of a blur effect.
    public enum Style: Int, Sendable {
        /// White.
        case extraLight = 0
        /// Light.
        case light
        /// Dark.
        case dark
        /// Black.
        case extraDark
        /// Light.
        case regular
        /// Almost white.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The usual material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The thinnest light material.
        case systemUltraThinMaterialLight
        /// A thin light material.
        case systemThinMaterialLight
        /// The usual light material.
        case systemMaterialLight
        /// A thick light material.
        case systemThickMaterialLight
        /// The light material of bars.
        case systemChromeMaterialLight
        /// The thinnest dark material.
        case systemUltraThinMaterialDark
        /// A thin dark material.
        case systemThinMaterialDark
        /// The usual dark material.
        case systemMaterialDark
        /// A thick dark material.
        case systemThickMaterialDark
        /// The dark material of bars.
        case systemChromeMaterialDark
    }

    package let style: Style

    /// Creates a blur effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}
