import Picture

/// A rectangle on the screen, painted in one colour, with other views upon it.
///
/// Properties marked as animatable change at once when they are set; set in an animation block, they are seen
/// changing over its duration.
@MainActor open class UIView: UIResponder {
    /// A size without an opinion: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Geometry

    /// The centre in points, in the superview's coordinates; animatable.
    @exclusivity(unchecked) open var center: CGPoint = .zero {
        didSet {
            guard accept(center.x.isFinite && center.y.isFinite, "center") else { return center = oldValue }
            record(.center, from: AnimatedValue(oldValue), to: AnimatedValue(center))
            observations?.tell("center", of: self, old: oldValue)
        }
    }

    /// The rectangle in its own coordinates: its origin is the point seen at the view's top left, default (0,
    /// 0); animatable.
    open var bounds: CGRect = .zero {
        didSet {
            guard accept(bounds.isFinite, "bounds") else { return bounds = oldValue }
            record(.bounds, from: AnimatedValue(oldValue), to: AnimatedValue(bounds))
            if bounds.size != oldValue.size { sizeDidChange(from: oldValue.size) }
            observations?.tell("bounds", of: self, old: oldValue)
        }
    }

    /// The turn, scale and shift about the centre; default the identity; animatable by its parts.
    @exclusivity(unchecked) open var transform: CGAffineTransform = .identity {
        didSet {
            guard accept(transform.isFinite, "transform") else { return transform = oldValue }
            recordTransform(from: oldValue)
            observations?.tell("transform", of: self, old: oldValue)
        }
    }

    /// The upright rectangle in the superview's coordinates that holds the view, derived from centre, bounds
    /// and transform.
    ///
    /// Setting it keeps the transform: the centre becomes the rectangle's, and the bounds' size the size that
    /// the inverse
    /// transform gives it. That fits exactly without a transform, for scales and for quarter turns; as in
    /// UIKit, no size fits
    /// for others in general, and `bounds` and `center` are the properties to set then.
    open var frame: CGRect {
        get { frameOfBounds }
        set { setFrame(newValue) }
    }

    // MARK: Appearance

    /// How much is seen of the view with all upon it, 0...1; values outside are brought to the nearer end;
    /// default 1; animatable.
    open var alpha: CGFloat {
        get { opacity }
        set { if accept(!newValue.isNaN, "alpha") { opacity = max(0, min(newValue, 1)) } }
    }

    /// The rectangle's colour; default nil, none; animatable.
    open var backgroundColor: UIColor? {
        didSet {
            record(
                .backgroundColor, from: AnimatedValue(oldValue?.color),
                to: AnimatedValue(backgroundColor?.color))
        }
    }

    /// Whether neither the view nor anything upon it is drawn or touched; default false.
    open var isHidden = false

    /// A hint that the rectangle is filled completely; kept, without effect on the picture; default true.
    open var isOpaque = true

    /// Whether subviews are seen only inside the bounds and their round corners; default false.
    open var clipsToBounds = false

    /// The border, corners and height of the rectangle.
    public private(set) lazy var layer = CALayer(of: self)

    /// How content follows a change of size; kept, without effect; default to be stretched.
    open var contentMode = ContentMode.scaleToFill

    /// The color of what can be touched, the superview's where none is set; at last blue. Nothing is painted in it
    /// by itself.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }

    /// What bars and notches cover: nothing.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// A film's surroundings.
    open var traitCollection: UITraitCollection { UITraitCollection() }

    // MARK: Behavior

    /// Whether touches reach the view and those upon it; default true.
    open var isUserInteractionEnabled = true

    /// A number to find the view by; default 0.
    open var tag = 0

    /// A name for traces, pictures and messages; default none.
    open var accessibilityIdentifier: String?

    /// How size and place follow the superview's size; default not at all.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow this view's size by their masks; default true.
    open var autoresizesSubviews = true

    // MARK: Motion

    /// What it collides as when an animator moves it; default its bounds. Subclasses override it.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline that it collides as when the type is path, around (0, 0), its center; default empty.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Tree

    /// The view that this one lies upon.
    open private(set) weak var superview: UIView?

    /// The views upon this one, from the back to the front.
    open private(set) var subviews: [UIView] = []

    /// The window that this view is in, if any.
    open var window: UIWindow? { superview?.window }

    // MARK: Inside

    /// Who the superview is, to be compared without touching it; it outlives a superview that is gone.
    private(set) var superviewName: ObjectIdentifier?

    /// What the view has for touches and tilts.
    var interactions = Interactions()

    /// Whether an animator turns the view: then a turn in an animation block is not seen, since the body's
    /// angle is.
    var isDrivenByAnimator: Bool { drivingAnimator != nil }

    /// The animator that moves and turns the view.
    weak var drivingAnimator: UIDynamicAnimator?

    /// The transform whose angle a driven view is seen at; nil for its own.
    ///
    /// The animator sets it when it writes back, so that a scene that replaces the transform between two
    /// steps does not make the view jump.
    @exclusivity(unchecked) var drivenTurn: CGAffineTransform?

    /// The way from where a driven view is to where pictures show it; nil for none.
    var drivenShift: DrivenShift?

    /// What is still to be seen of changes that the properties have already made.
    var animations: [ViewAnimation] = []

    /// Who observes the view's properties; nil for nobody.
    var observations: Observations?

    private var ownTintColor: UIColor?

    /// The controller whose root view this is.
    weak var viewController: UIViewController?

    var needsLayout = true
    var subtreeNeedsLayout = true

    var opacity: CGFloat = 1 {
        didSet { record(.alpha, from: AnimatedValue(oldValue), to: AnimatedValue(opacity)) }
    }
    var cornerRadius: CGFloat = 0 {
        didSet {
            guard accept(cornerRadius.isFinite, "layer.cornerRadius") else { return cornerRadius = oldValue }
            record(.cornerRadius, from: AnimatedValue(oldValue), to: AnimatedValue(cornerRadius))
        }
    }
    var borderWidth: CGFloat = 0 {
        didSet {
            guard accept(borderWidth.isFinite, "layer.borderWidth") else { return borderWidth = oldValue }
            record(.borderWidth, from: AnimatedValue(oldValue), to: AnimatedValue(borderWidth))
        }
    }
    var borderColor: Color? = .black {
        didSet { record(.borderColor, from: AnimatedValue(oldValue), to: AnimatedValue(borderColor)) }
    }
    var zPosition: CGFloat = 0 {
        didSet { if !accept(!zPosition.isNaN, "layer.zPosition") { zPosition = oldValue } }
    }

    // MARK: Life

    /// A view with the frame given, in the coordinates of its superview to be.
    public init(frame: CGRect) {
        // Before super.init, values are stored without a subclass's observers hearing of them, as in UIKit.
        if frame.isFinite {
            center = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
            bounds = CGRect(origin: .zero, size: frame.standardized.size)
        }
        super.init()
        accept(frame.isFinite, "frame")
    }

    /// A view of size zero: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A view of size zero at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The view controller whose root view this is, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    /// Name and frame, the same in every run.
    open override var description: String {
        MainActor.assumeIsolated {
            let name = accessibilityIdentifier.map { "'\($0)'; " } ?? ""
            return "<\(type(of: self)): \(name)frame = \(NSCoder.string(for: frame))>"
        }
    }

    // MARK: Tree and layout

    /// Lays a view upon this one, in front of the others; one that lay elsewhere moves here.
    open func addSubview(_ view: UIView) { place(view) { $0.count } }

    /// Takes the view off its superview; nothing happens without one.
    open func removeFromSuperview() { leaveSuperview() }

    /// Asks for `layoutSubviews` before the next frame.
    open func setNeedsLayout() { markForLayout() }

    /// Asks for the content to be drawn anew; without effect, since every frame is.
    open func setNeedsDisplay() {}

    /// Asks for a part of the content to be drawn anew; without effect, since every frame is.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Lays out the view and those upon it at once, where a layout is due.
    open func layoutIfNeeded() { layOutTree() }

    /// Gives the view the size that suits it; the frame's origin stays, or the centre where a transform is
    /// set.
    open func sizeToFit() { takeSize(sizeThatFits(bounds.size)) }

    // MARK: For subclasses

    /// Places the subviews; called when the size has changed or `setNeedsLayout` was called. Does nothing of
    /// its own.
    open func layoutSubviews() {}

    /// Never called: there is no graphics context to draw into. Views, borders, labels and paths are drawn.
    open func draw(_ rect: CGRect) {}

    /// The size that suits the view within a size given; default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size that the content asks for; `noIntrinsicMetric` (-1) for a direction without an opinion, the
    /// default.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Called before the view gets a superview, or with nil before it loses it.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    /// Called before the view comes into a window, or with nil before it leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed.
    open func didMoveToWindow() {}

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Whether a point in the view's own coordinates belongs to it; default: those in the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The frontmost view at a point in the view's own coordinates; nil outside, and for views that are
    /// hidden, nearly clear (alpha below 0.01) or closed to touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviews.reversed() where subview.transform.determinant != 0 {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a recognizer of the view may begin to recognize; asked before the recognizer's delegate;
    /// default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// What the view draws between its background and its subviews, in its own coordinates.
    func pictureContents(in bounds: CGRect) -> [Layer.Content] { [] }

    // The two stored properties of the tree are changed here and nowhere else.

    func linkSubview(_ view: UIView, at index: Int) {
        subviews.insert(view, at: index)
        view.superview = self
        view.superviewName = ObjectIdentifier(self)
    }

    func unlinkSubview(_ view: UIView) {
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.superviewName = nil
    }

    func reorderSubviews(_ order: (inout [UIView]) -> Void) {
        order(&subviews)
    }
}
