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

    /// The color of the translucent layer.
    var veil: Color {
        switch style {
        case .extraLight, .prominent: Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.82)
        case .light, .regular: Color(red: 1, green: 1, blue: 1, alpha: 0.6)
        case .dark: Color(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.73)
        case .extraDark: Color(red: 0.04, green: 0.04, blue: 0.04, alpha: 0.82)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight:
            Color(red: 0.95, green: 0.95, blue: 0.95, alpha: 0.5)
        case .systemThinMaterial, .systemThinMaterialLight:
            Color(red: 0.95, green: 0.95, blue: 0.95, alpha: 0.65)
        case .systemMaterial, .systemMaterialLight: Color(red: 0.95, green: 0.95, blue: 0.95, alpha: 0.78)
        case .systemThickMaterial, .systemThickMaterialLight, .systemChromeMaterial,
            .systemChromeMaterialLight:
            Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.88)
        case .systemUltraThinMaterialDark: Color(red: 0.15, green: 0.15, blue: 0.15, alpha: 0.5)
        case .systemThinMaterialDark: Color(red: 0.15, green: 0.15, blue: 0.15, alpha: 0.65)
        case .systemMaterialDark: Color(red: 0.15, green: 0.15, blue: 0.15, alpha: 0.78)
        case .systemThickMaterialDark, .systemChromeMaterialDark:
            Color(red: 0.13, green: 0.13, blue: 0.13, alpha: 0.88)
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
        veil.backgroundColor = (effect as? UIBlurEffect).map { UIColor($0.veil) } ?? .clear
    }
}
