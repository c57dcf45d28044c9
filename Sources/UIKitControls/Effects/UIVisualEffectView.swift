@_spi(UIKitInternals) import UIKitCore

/// A view that applies an effect to the content behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view for content in front of the effect, always as large as the view.
    public let contentView: UIView = VibrantView()
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

    /// Creates a view of size zero. An archive adds its properties.
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

    /// Sets the blur and the color above it, which an animation block changes gradually, and the color of
    /// vibrant content.
    private func show() {
        let (blur, glass) = (effect as? UIBlurEffect, effect as? UIGlassEffect)
        veil.storage.backdrop = blur?.backdrop ?? glass?.backdrop
        veil.backgroundColor = blur?.veil ?? glass?.veil ?? .clear
        (contentView as? VibrantView)?.vibrancy = effect as? UIVibrancyEffect
    }
}
