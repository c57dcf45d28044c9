public import Picture

/// A rectangle on the screen with a background color, which contains other views.
///
/// Animatable properties change at once when they are set. Set in an animation block, they are shown
/// changing over its duration.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The values of the view's layer, which holds them for both.
    package final let storage = LayerStorage()

    // MARK: Geometry

    /// The center in points, in the superview's coordinates; default (0, 0). Animatable.
    open var center: CGPoint {
        get { storage.position }
        set { storage.position = newValue }
    }

    /// The rectangle of the view in its own coordinates. Its origin, default (0, 0), is the point shown at
    /// the view's top left corner. Animatable.
    open var bounds: CGRect {
        get { storage.bounds }
        set { storage.bounds = newValue }
    }

    /// The transform about the center; default the identity. Animatable by its parts.
    open var transform: CGAffineTransform {
        get { storage.transform }
        set { storage.transform = newValue }
    }

    /// The frame: the axis-aligned bounding rectangle of the view in its superview's coordinates, derived
    /// from center, bounds and transform.
    ///
    /// Setting it keeps the transform. The center becomes that of the rectangle, and the size of the bounds
    /// becomes the rectangle's size under the inverse transform. The view then fits the frame exactly without
    /// a transform, for scales and for quarter turns. For other transforms no size fits in general, as in
    /// UIKit; set `bounds` and `center` instead.
    open var frame: CGRect {
        get { storage.frame }
        set { setFrame(newValue) }
    }

    // MARK: Appearance

    /// The opacity of the view and its subviews, from 0 to 1; others are clamped; default 1. Animatable.
    open var alpha: CGFloat {
        get { storage.opacity }
        set { storage.opacity = newValue }
    }

    /// The background color; default nil, for none. Animatable.
    open var backgroundColor: UIColor? {
        get { adaptiveBackground ?? patternedBackground ?? storage.backgroundColor.map { UIColor($0) } }
        set { setBackground(newValue) }
    }

    /// A Boolean value that indicates whether the view and its subviews are neither drawn nor touched;
    /// default false. Among the arranged subviews of a stack, animatable: the view collapses and is drawn
    /// until it has no length.
    open var isHidden: Bool {
        get { storage.isHidden || layout?.isCollapsing == true }
        set { if layout == nil { storage.isHidden = newValue } else { setHiddenInStack(newValue) } }
    }

    /// A Boolean value that indicates whether the view fills its rectangle completely; default true. What
    /// `draw(_:)` leaves free is then black where the view has no background color.
    open var isOpaque = true { didSet { if isOpaque != oldValue { setNeedsDisplay() } } }

    /// A Boolean value that indicates whether subviews are clipped to the bounds and their rounded
    /// corners; default false.
    open var clipsToBounds: Bool {
        get { storage.masksToBounds }
        set { storage.masksToBounds = newValue }
    }

    /// The layer of the view, with its border, shadow, sublayers and animations.
    open var layer: CALayer { viewLayer ?? makeLayer() }

    /// The class of the view's layer; default `CALayer`. Subclasses override it.
    open class var layerClass: AnyClass { CALayer.self }

    /// The adjustment of content to a change of size; default `scaleToFill`, for labels `redraw`. It places
    /// the images of image views.
    open var contentMode = ContentMode.scaleToFill

    /// The color of interactive elements and template images; nil, the default, for the superview's, and
    /// the app's accent color without a superview.
    open var tintColor: UIColor! {
        get { adjustedTint ?? ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            tintDidChange()
        }
    }

    /// Notifies the view that its tint color has changed. The default implementation does nothing.
    open func tintColorDidChange() {}

    /// A view whose opacity this view and its subviews are drawn with, in this view's coordinates; default
    /// nil, for none.
    open var mask: UIView? { didSet { refuseMaskAround(oldValue) } }

    /// The distances of content from the edges, in points; default 8 on all sides, and 16 or 20 at the sides
    /// alone of a controller's root view. The safe area is added to those that were set, and the superview's
    /// margins count where they reach into the view.
    open var layoutMargins: UIEdgeInsets {
        get { margins }
        set { setMargins(newValue) }
    }

    /// Notifies the view that its layout margins have changed. The default implementation does nothing.
    open func layoutMarginsDidChange() {}

    /// Notifies the view of another style, of other size classes, or of another preferred size of texts.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Gives texts that follow the preferred size of texts another one.
    @_spi(UIKitInternals) open func adopt(_ contentSize: UIContentSizeCategory) {}

    /// Notifies the view that it is in a window or no longer in one, before `didMoveToWindow`.
    @_spi(UIKitInternals) open func windowDidChange() {}

    /// The edges at which the view insets its content by the safe area, so that views in it have none there.
    @_spi(UIKitInternals) open var edgesInsetForContent: UIRectEdge { [] }

    /// The insets that bars and notches of the device cover, as far as they cover the view; zero without a
    /// device and outside of the window.
    open var safeAreaInsets: UIEdgeInsets { coveredInsets }

    /// Notifies the view that its safe area has changed. A film calls it when the view enters a window
    /// with insets, and when the device turns.
    open func safeAreaInsetsDidChange() {}

    /// The environment of a film.
    open var traitCollection: UITraitCollection { currentTraits }

    // MARK: Behavior

    /// A Boolean value that indicates whether the view and its subviews receive touches; default true.
    open var isUserInteractionEnabled = true

    /// A number that identifies the view; default 0.
    open var tag = 0

    /// A name for traces, pictures and messages; default nil.
    open var accessibilityIdentifier: String?

    /// The options by which size and position follow the superview's size; default none.
    open var autoresizingMask: AutoresizingMask = []

    /// A Boolean value that indicates whether subviews follow this view's size by their masks; default true.
    open var autoresizesSubviews = true

    // MARK: Motion

    /// The kind of shape that the view collides as when an animator moves it; default rectangle.
    /// Subclasses override it.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline that the view collides as when its bounds type is `path`, in points around its center at
    /// (0, 0); default empty. Subclasses override it.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Tree

    /// The superview; nil for none.
    open private(set) weak var superview: UIView?

    /// The subviews, from back to front.
    open private(set) var subviews: [UIView] = []

    /// The window that contains the view; nil for none.
    open var window: UIWindow? { superview?.window }

    // MARK: Internals

    /// The layer of the view; nil until the first access, so that a view without one costs nothing, but for a
    /// view whose class names a class of layers.
    var viewLayer: CALayer?

    /// The settings of a view that takes part in constraints; nil for others, which pay nothing.
    var layout: ViewLayout? { didSet { updateReports() } }

    /// The contents that `draw(_:)` has drawn; nil until its first call, and for the module's own classes.
    var drawing: RecordedDrawing?

    /// The identity of the superview, for comparisons without access to it; it outlasts a superview
    /// that no longer exists.
    package private(set) var superviewIdentity: ObjectIdentifier?

    /// The touch and tilt settings of the view.
    var touchSettings = TouchSettings()

    /// The observers of the view's properties; nil for none.
    package var observations: KeyValueObservations? { didSet { updateReports() } }

    private(set) var ownTintColor: UIColor?

    /// The properties that few views set; nil when all have their defaults.
    var storedTraits: ViewTraits?

    /// The controller whose root view this is; nil for none.
    weak var viewController: UIViewController?

    package var needsLayout = true
    var subtreeNeedsLayout = true
    var isLayingOut = false

    // MARK: Creation

    /// Creates a view with a frame in the coordinates of its future superview.
    public init(frame: CGRect) {
        // Values stored before super.init do not call a subclass's observers, as in UIKit.
        if frame.isFinite { storage.place(frame) }
        super.init()
        adoptStorage()
        accept(frame.isFinite, "frame")
        didInitialize()
    }

    /// Creates a view of a storyboard, a xib or an archive, with its frame, attributes and subviews. With
    /// any other coder the view has size zero.
    public required init?(coder: NSCoder) {
        let drawn = coder as? InterfaceCoder
        if let frame = drawn?.frame, frame.isFinite { storage.place(frame) }
        let archived = UIView.archived(in: coder)
        archived?.place(storage)
        super.init()
        adoptStorage()
        didInitialize()
        drawn?.decode(self)
        if let archived { read(archived, from: coder) }
    }

    /// The view that a remote control reaches first; default nil, for the usual one. A film never calls it.
    open weak var preferredFocusedView: UIView? { nil }

    /// A Boolean value that indicates whether a remote control or keyboard can reach the view; default false.
    /// A film never calls it.
    open var canBecomeFocused: Bool { false }

    /// Encodes the view for an archive.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// Sets up a new view. Classes of this module override it in place of the two initializers, which
    /// subclasses then inherit.
    @_spi(UIKitInternals) open func didInitialize() {}

    deinit { storage.owner = nil }

    /// Creates a view of size zero at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The next responder: the view controller whose root view this is, or the superview.
    open override var next: UIResponder? { viewController ?? superview }

    /// A textual representation with name and frame, the same in every run.
    open override var description: String {
        MainActor.assumeIsolated {
            let name = accessibilityIdentifier.map { "'\($0)'; " } ?? ""
            return "<\(type(of: self)): \(name)frame = \(NSCoder.string(for: frame))>"
        }
    }

    // MARK: Tree and layout

    /// Adds a subview in front of the others. A view that has another superview moves to this one.
    open func addSubview(_ view: UIView) { place(view) { $0.count } }

    /// Adds a subview at an index, with 0 at the back. Indices beyond the ends are clamped.
    open func insertSubview(_ view: UIView, at index: Int) { place(view) { max(0, min(index, $0.count)) } }

    /// Adds a subview directly in front of a sibling; in front of all if that is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        place(view) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    /// Adds a subview directly behind a sibling; behind all if that is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        place(view) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { move(view) { $0.count } }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { move(view) { _ in 0 } }

    /// Attaches a recognizer, which then receives the touches on the view and its subviews. A recognizer of
    /// another view moves to this one.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a recognizer; a gesture in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Removes the view from its superview. Without a superview it has no effect.
    open func removeFromSuperview() { leaveSuperview() }

    /// Updates the constraints of the view. It is called before layout where it is due, the innermost views
    /// first. The default implementation does nothing.
    open func updateConstraints() {}

    /// Requests a call of `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { requestConstraints() }

    /// Returns the smallest (`layoutFittingCompressedSize`) or largest size that satisfies the constraints in
    /// the view, or the one nearest to a target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the constraints in the view, as near to a target as the strengths in
    /// both directions demand.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// A Boolean value that indicates whether the class needs constraints; it has no effect.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Responds to a change of the natural size: constraints are solved again before the next frame.
    open func invalidateIntrinsicContentSize() {
        if let layout, layout.hasConstraintsBelow { constantsDidChange() }
        superview?.intrinsicSizeDidChange(of: self)
    }

    /// Responds to a change of a subview's natural size; bars lay themselves out again.
    @_spi(UIKitInternals) open func intrinsicSizeDidChange(of subview: UIView) {}

    /// Requests a call of `layoutSubviews` before the next frame.
    open func setNeedsLayout() { markForLayout() }

    /// Requests a call of `draw(_:)` at the end of the tick.
    open func setNeedsDisplay() { requestDisplay() }

    /// Requests a call of `draw(_:)` for the whole view at the end of the tick.
    open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }

    /// Lays out at once where layout is due: the view with its subviews, from the topmost of those around it
    /// that wait for layout without a gap.
    open func layoutIfNeeded() { layOutAtOnce() }

    /// Resizes the view to the size that fits it. The frame's origin is kept, or the center where a
    /// transform is set.
    open func sizeToFit() { takeSize(sizeThatFits(bounds.size)) }

    // MARK: For subclasses

    /// Lays out the subviews. It is called after the size has changed or `setNeedsLayout` was called. The
    /// default implementation does nothing.
    open func layoutSubviews() {}

    /// Lays out the sublayers of the view's layer, or of another one whose delegate the view is. The default
    /// implementation calls `layoutSubviews()` for the view's own.
    open func layoutSublayers(of layer: CALayer) { if layer === viewLayer { layoutSubviews() } }

    /// Returns the animation of a change of a layer's property: that of the animation block that is being
    /// performed, and none outside of one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(event) }

    /// Prepares the view's layer, or one whose delegate the view is, for its drawing. It is not called for a
    /// layer of the view's own that no code has asked for. The default implementation does nothing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the contents of a layer whose delegate is the view, but not of its own one, which `draw(_:)`
    /// does. The default implementation does nothing.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Renews the contents of a layer whose delegate is the view. The default implementation calls the
    /// layer's `draw(in:)`.
    open func display(_ layer: CALayer) { layer.recordDrawing() }

    /// Draws the contents into the current graphics context, `UIGraphicsGetCurrentContext`. It is called
    /// at the end of the tick in which the view comes into a window, and of one with a `setNeedsDisplay` or a
    /// change of size with the content mode `redraw`. The default implementation does nothing.
    open func draw(_ rect: CGRect) {}

    /// Returns the size that fits the view within a given size; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The insets of the rectangle within the frame that constraints place; default none.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the rectangle that constraints place, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for a rectangle that constraints place.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let inset = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right))
    }

    /// The natural size of the content; by default `noIntrinsicMetric` (-1) in both directions, for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Notifies the view that it is about to move to a superview, or, with nil, to leave its superview.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Notifies the view that its superview has changed.
    open func didMoveToSuperview() {}

    /// Notifies the view that it is about to move to a window, or, with nil, to leave its window.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Notifies the view that its window has changed.
    open func didMoveToWindow() {}

    /// Notifies the view that a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Notifies the view that a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Returns a Boolean value that indicates whether a point in the view's own coordinates is inside it;
    /// by default, inside the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost view at a point in the view's own coordinates. Returns nil for a point outside,
    /// and for a view that is hidden, nearly transparent (alpha below 0.01) or without user interaction.
    /// Views that a property animator moves are where they are shown.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviews.reversed() {
            if let place = subview.placeOfTouch(point), let hit = subview.hitTest(place, with: event) {
                return hit
            }
        }
        return self
    }

    /// Returns a Boolean value that indicates whether a recognizer of the view may begin to recognize;
    /// default true. It is called before the recognizer's delegate.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// A Boolean value that indicates whether the height of the contents depends on their width; nil for a
    /// view without texts.
    @_spi(UIKitInternals) open var wrapsContents: Bool? { nil }

    /// The view whose baseline is that of the first line; default the view itself. It has no effect:
    /// constraints take the text of the view.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose baseline is that of the last line; default the view itself. It has no effect.
    open var forLastBaselineLayout: UIView { self }

    /// The font whose baselines constraints of the first and last baseline take; nil for a view without text.
    @_spi(UIKitInternals) open var baselineFont: UIFont? { nil }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? { viewValue(key) }

    /// Returns the contents between the view's background and its subviews, in its own coordinates.
    @_spi(UIKitInternals) open func pictureContents(in bounds: CGRect) -> [Layer.Content] { [] }

    /// Returns what `draw(_:)` has drawn with the parts that change from picture to picture.
    @_spi(UIKitInternals) open func completed(_ drawing: [Layer]) -> [Layer] { drawing }

    /// Responds to a change of the bounds that is about to be made.
    @_spi(UIKitInternals) open func boundsWillChange(to newBounds: CGRect) {}

    /// Returns whether an animation block animates the change of the bounds that was made; default true.
    @_spi(UIKitInternals) open func animatesBounds(from oldBounds: CGRect) -> Bool { true }

    /// Responds to a change of the bounds.
    @_spi(UIKitInternals) open func boundsDidChange(from oldBounds: CGRect) {}

    /// Returns the layers between the view's own contents and its subviews, in its own coordinates.
    @_spi(UIKitInternals) open func pictureLayers(in bounds: CGRect) -> [Layer] { [] }

    /// Returns the layers in front of the subviews, in the view's own coordinates.
    @_spi(UIKitInternals) open func frontLayers(in bounds: CGRect) -> [Layer] { [] }

    // Only the functions below change the view hierarchy.

    func linkSubview(_ view: UIView, at index: Int) {
        storage.insert(view.storage, at: layerIndex(ofSubview: index))
        subviews.insert(view, at: index)
        view.superview = self
        view.superviewIdentity = ObjectIdentifier(self)
        if view.layout != nil || layout != nil { view.constraintsDidEnter(self) }
    }

    func unlinkSubview(_ view: UIView) {
        storage.remove(view.storage)
        subviews.remove(view)
        view.superview = nil
        view.superviewIdentity = nil
        if view.layout != nil { view.constraintsDidLeave(self) }
    }

    /// Returns true if nothing but this view holds the subview at an index.
    func holdsAlone(_ index: Int) -> Bool { isKnownUniquelyReferenced(&subviews[index]) }

    /// Moves a subview to an index among the others.
    package func moveSubview(_ view: UIView, to index: ([UIView]) -> Int) {
        subviews.remove(view)
        storage.remove(view.storage)
        let index = index(subviews)
        storage.insert(view.storage, at: layerIndex(ofSubview: index))
        subviews.insert(view, at: index)
        if layout != nil { structureDidChange() }
    }

    /// Gives the subviews another order.
    package func reorderSubviews(_ order: [UIView]) {
        subviews = order
        storage.reorder(order.map(\.storage))
        if layout != nil { structureDidChange() }
    }

    /// Exchanges two subviews.
    func exchangeSubviews(_ first: Int, _ second: Int) {
        storage.exchange(subviews[first].storage, subviews[second].storage)
        subviews.swapAt(first, second)
        if layout != nil { structureDidChange() }
    }
}
