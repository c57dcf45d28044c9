import Picture

/// How a view's rectangle is painted: a facade over the view, with what the film can draw.
@MainActor public final class CALayer: NSObject {
    private weak var view: UIView?

    init(of view: UIView) {
        self.view = view
        super.init()
    }

    /// The radius of the rectangle's corners in points; default 0; above half the shorter side it counts as
    /// half of it. Animatable.
    public var cornerRadius: CGFloat {
        get { view?.cornerRadius ?? 0 }
        set { view?.cornerRadius = newValue }
    }

    /// The width in points of a border that lies inside the rectangle, above the subviews; default 0, none.
    /// Animatable.
    public var borderWidth: CGFloat {
        get { view?.borderWidth ?? 0 }
        set { view?.borderWidth = newValue }
    }

    /// The border's colour; default opaque black, nil for no border. Animatable.
    public var borderColor: CGColor? {
        get { (view?.borderColor).map { CGColor($0) } }
        set { view?.borderColor = newValue?.color }
    }

    /// Whether subviews are seen only inside the rectangle and its corners; default false; the view's
    /// `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// The rectangle's colour; default none; the view's `backgroundColor`. Animatable.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// How much is seen of the view, 0...1; default 1; the view's `alpha`. Animatable.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Whether nothing is drawn; default false; the view's `isHidden`.
    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The height among siblings: higher ones are drawn above lower ones, equal ones in the order of
    /// `subviews`; default 0.
    public var zPosition: CGFloat {
        get { view?.zPosition ?? 0 }
        set { view?.zPosition = newValue }
    }

    /// The rectangle in its own coordinates; the view's `bounds`. Animatable.
    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// Where the centre lies in the superview; the view's `center`. Animatable.
    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// The upright rectangle in the superview that holds the view; the view's `frame`.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The turn and scale about the centre; the view's `transform`.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    /// Sets the turn and scale about the centre; the view's `transform`.
    public func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

    /// Ends every animation of the view at once: it is seen as its properties say, and the completions come
    /// with false on the next tick.
    public func removeAllAnimations() { view?.endAnimations() }
}
