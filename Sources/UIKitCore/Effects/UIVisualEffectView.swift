import Picture

/// An effect on the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur effect, drawn as a translucent layer in the color of its style, without blurring. The colors are
/// approximations of the system's on a medium background, by eye.
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

    /// The color of the translucent layer: that of a style that adapts is dark in a dark interface.
    var veil: UIColor {
        let light = veil(isDark: false), dark = veil(isDark: true)
        return UIColor(variants: [light, dark, light, dark])
    }

    private func veil(isDark: Bool) -> Color {
        func gray(_ light: Double, _ dark: Double, _ alpha: Double) -> Color {
            let white = isDark ? dark : light
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        switch style {
        case .extraLight: return gray(0.97, 0.97, 0.82)
        case .prominent: return gray(0.97, 0.2, 0.82)
        case .light: return gray(1, 1, 0.6)
        case .regular: return gray(1, 0.11, 0.6)
        case .dark: return gray(0.11, 0.11, 0.73)
        case .extraDark: return gray(0.04, 0.04, 0.82)
        case .systemUltraThinMaterial: return gray(0.95, 0.15, 0.5)
        case .systemThinMaterial: return gray(0.95, 0.15, 0.65)
        case .systemMaterial: return gray(0.95, 0.15, 0.78)
        case .systemThickMaterial, .systemChromeMaterial: return gray(0.97, 0.13, 0.88)
        case .systemUltraThinMaterialLight: return gray(0.95, 0.95, 0.5)
        case .systemThinMaterialLight: return gray(0.95, 0.95, 0.65)
        case .systemMaterialLight: return gray(0.95, 0.95, 0.78)
        case .systemThickMaterialLight, .systemChromeMaterialLight: return gray(0.97, 0.97, 0.88)
        case .systemUltraThinMaterialDark: return gray(0.15, 0.15, 0.5)
        case .systemThinMaterialDark: return gray(0.15, 0.15, 0.65)
        case .systemMaterialDark: return gray(0.15, 0.15, 0.78)
        case .systemThickMaterialDark, .systemChromeMaterialDark: return gray(0.13, 0.13, 0.88)
        }
    }
}

/// An effect that blends content with the background of a blur; content is drawn unchanged.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect on a blur.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
}

/// A view that applies an effect to the content behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view for content in front of the effect, always as large as the view.
    public let contentView = UIView()
    /// The effect; default nil, for none.
    open var effect: UIVisualEffect? { didSet { show() } }

    private let veil = UIView()

    /// Creates a view of an effect, of size zero.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view of size zero. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        for view in [veil, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        veil.isUserInteractionEnabled = false
        show()
    }

    /// Sets the color of the translucent layer; an animation block fades it.
    private func show() {
        let glass = (effect as? UIGlassEffect)?.veil
        veil.backgroundColor = glass ?? (effect as? UIBlurEffect)?.veil ?? .clear
    }
}
