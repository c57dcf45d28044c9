import Picture

/// The layer of a view, a facade through which scenes set how the view's rectangle is drawn. It has the
/// properties that a film can draw.
@preconcurrency @MainActor public final class CALayer: NSObject {
    private weak var view: UIView?

    init(of view: UIView) {
        self.view = view
        super.init()
    }

    /// The radius of the rectangle's corners, in points; default 0. A radius above half the shorter side
    /// counts as that half. Animatable.
    public var cornerRadius: CGFloat {
        get { view?.cornerRadius ?? 0 }
        set { view?.cornerRadius = newValue }
    }

    /// The width of the border, in points; default 0, for none. The border lies inside the rectangle,
    /// above the subviews. Animatable.
    public var borderWidth: CGFloat {
        get { view?.borderWidth ?? 0 }
        set { view?.borderWidth = newValue }
    }

    /// The color of the border; default opaque black, nil for no border. Animatable.
    public var borderColor: CGColor? {
        get { (view?.borderColor).map { CGColor($0) } }
        set { view?.borderColor = newValue?.color }
    }

    /// A Boolean value that indicates whether subviews are clipped to the rectangle and its corners; default
    /// false. It is the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// The background color; default nil, for none. It is the view's `backgroundColor`. Animatable.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The opacity, from 0 to 1; default 1. It is the view's `alpha`. Animatable.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// A Boolean value that indicates whether the layer is hidden; default false.
    /// It is the view's `isHidden`.
    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The position of the layer on the z axis among its siblings; default 0. Higher layers are drawn above
    /// lower ones, equal ones in the order of `subviews`.
    public var zPosition: CGFloat {
        get { view?.zPosition ?? 0 }
        set { view?.zPosition = newValue }
    }

    /// The rectangle in its own coordinates. It is the view's `bounds`. Animatable.
    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The position of the center in the superview's coordinates. It is the view's `center`. Animatable.
    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// The axis-aligned bounding rectangle in the superview's coordinates. It is the view's `frame`.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// Returns the transform about the center, which is the view's `transform`.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    /// Sets the transform about the center, which is the view's `transform`.
    public func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

    /// Removes all animations of the view: it shows its properties at once, and the completions
    /// receive false on the next tick.
    public func removeAllAnimations() { view?.endAnimations() }
}
