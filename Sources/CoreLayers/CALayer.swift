public import Picture

/// A rectangle with a background, a border, a shadow and contents, which holds other layers. Each view has
/// one; others are created by scenes and added to a layer.
///
/// A view's layer has the position, size, transform, opacity, background, corners, border and z position of
/// the view. Standalone layers animate changes implicitly, over 0.25 s, from the tick after they were added;
/// `CATransaction` disables that or sets another duration.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The number of the object in the run, from 1, in the order of first use.
    private lazy var hashNumber = RunContext.current.newHashNumber()

    /// The hash value, which is the same in every run, as is the order of sets of such objects.
    open override var hash: Int { MainActor.assumeIsolated { hashNumber } }

    /// The values of the layer, which a view's layer shares with its view.
    package let storage: LayerStorage
    /// The layer of which this one is a copy with presented values; nil for none.
    var modelLayer: CALayer?
    /// The contents that `draw(in:)` has drawn.
    package var recording = RecordedDrawing()
    /// The running cross-fade from earlier content.
    package var contentTransition: ContentTransition?
    /// The state of the layout of a standalone layer.
    var sublayerLayout = SublayerLayout()
    /// The number of commits after which changes animate implicitly; nil for a layer without a superlayer.
    var liveSince: Int?
    /// The values of the scene's own keys.
    package var userValues: [String: Any] = [:]
    /// The key of the property that is being read or set by its name; nil for none.
    var keyInHand: String?

    /// Creates a layer of size zero.
    public override init() {
        storage = StorageInHand.take(for: type(of: self))
        super.init()
        storage.layer = self
    }

    /// Creates a layer of the class for which it is called, by the class's own `init()`.
    package convenience init(ofClass: Void) { self.init() }

    /// Creates a layer with the properties of another one. Subclasses copy their own properties.
    public init(layer: Any) {
        storage = LayerStorage()
        super.init()
        storage.layer = self
        guard let other = layer as? CALayer else { return }
        if other === PresentedCopy.model { modelLayer = other }
        take(other)
    }

    /// Creates a layer of an archive; one of size zero with another coder.
    public required init?(coder: NSCoder) {
        storage = StorageInHand.take(for: type(of: self))
        super.init()
        storage.layer = self
        read(from: coder)
    }

    /// Encodes the layer for an archive.
    open func encode(with coder: NSCoder) { write(to: coder) }

    // MARK: Geometry and appearance

    /// The rectangle in its own coordinates. It is the view's `bounds`. Animatable.
    open var bounds: CGRect {
        get { storage.bounds }
        set { storage.bounds = newValue }
    }

    /// The position of the anchor point in the superlayer's coordinates. It is the view's `center`.
    /// Animatable.
    open var position: CGPoint {
        get { storage.position }
        set { storage.position = newValue }
    }

    /// The point about which the transform acts and which lies at the position, in fractions of the bounds;
    /// default (0.5, 0.5), the center. Animatable in standalone layers.
    open var anchorPoint: CGPoint {
        get { storage.anchorPoint }
        set { storage.anchorPoint = newValue }
    }

    /// The axis-aligned bounding rectangle in the superlayer's coordinates, derived from position, bounds,
    /// anchor point and transform.
    open var frame: CGRect {
        get { storage.frame }
        set { setFrame(newValue) }
    }

    /// The transform about the anchor point; default the identity. A view's `transform` is its part in the
    /// plane. Animatable.
    open var transform: CATransform3D {
        get { storage.model.wholeTransform }
        set { setTransform(newValue) }
    }

    /// The opacity, from 0 to 1; default 1. It is the view's `alpha`. Animatable.
    open var opacity: Float {
        get { Float(storage.opacity) }
        set { storage.opacity = CGFloat(newValue) }
    }

    /// The background color; default nil, for none. It is the view's `backgroundColor`. Animatable.
    open var backgroundColor: CGColor? {
        get { storage.background }
        set { storage.setBackground(newValue?.color, newValue?.pattern) }
    }

    /// The radius of the rectangle's corners, in points; default 0. A radius above half the shorter side
    /// counts as that half. Animatable.
    open var cornerRadius: CGFloat {
        get { storage.cornerRadius }
        set { storage.cornerRadius = newValue }
    }

    /// The width of the border, in points; default 0, for none. The border lies inside the rectangle,
    /// above the sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { storage.borderWidth }
        set { storage.borderWidth = newValue }
    }

    /// The color of the border; default opaque black, nil for no border. Animatable.
    open var borderColor: CGColor? {
        get { storage.borderColor.map { CGColor($0) } }
        set { storage.borderColor = newValue?.plainColor(in: "CALayer.borderColor") }
    }

    /// The color of the shadow; default opaque black. Animatable.
    open var shadowColor: CGColor? {
        get { CGColor(value("shadowColor").color) }
        set { setOwn("shadowColor", LayerValue(newValue?.plainColor(in: "CALayer.shadowColor"))) }
    }

    /// The opacity of the shadow; default 0, for no shadow. Animatable.
    open var shadowOpacity: Float {
        get { Float(value("shadowOpacity").number) }
        set { setOwn("shadowOpacity", CGFloat(newValue)) }
    }

    /// The displacement of the shadow in points; default (0, -3), as documented by Apple. Animatable.
    open var shadowOffset: CGSize {
        get { value("shadowOffset").size }
        set { setOwn("shadowOffset", LayerValue(newValue)) }
    }

    /// The blur of the shadow in points, the standard deviation of a Gaussian; default 3. Animatable.
    open var shadowRadius: CGFloat {
        get { value("shadowRadius").number }
        set { setOwn("shadowRadius", newValue) }
    }

    // MARK: Tree

    /// The layer that holds this one; nil for none. That of a presented copy is a presented copy.
    open var superlayer: CALayer? {
        modelLayer == nil ? storage.superlayer?.facade : modelLayer?.superlayer?.presentation()
    }

    /// The sublayers from back to front, those of subviews among them; nil for none. Setting it replaces the
    /// layers that belong to no view. Those of a presented copy are presented copies.
    open var sublayers: [CALayer]? {
        get {
            if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
            let all = storage.sublayers.compactMap(\.storage.facade)
            return all.isEmpty ? nil : all
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of the others. A layer that has another superlayer moves to this one.
    open func addSublayer(_ layer: CALayer) { place(layer) { storage.sublayers.count } }

    /// Adds a layer at an index of `sublayers`, with 0 at the back. Indices beyond the ends are clamped.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer) { Int(idx) } }

    /// Adds a layer directly behind a sublayer; in front of all if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer directly in front of a sublayer; in front of all if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Removes the layer from its superlayer. A view's layer takes its view along.
    open func removeFromSuperlayer() {
        if let owner = storage.owner { owner.leaveSuperlayer() } else { leaveSuperlayer() }
    }

    // MARK: Animations

    /// Adds an animation. The layer keeps a copy, which replaces an earlier one of the same key; nil keys
    /// replace none. The delegate is notified of the start on the next tick.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animations of a key. Delegates receive false.
    open func removeAnimation(forKey key: String) {
        storage.endAdditions(key)
        removeRunning(forKey: key)
    }

    /// Removes all animations, those of the view among them: the layer shows its properties at once.
    open func removeAllAnimations() {
        storage.endAdditions()
        removeAnimations { _ in true }
        contentTransition = nil
    }

    // MARK: Plain properties

    /// A name for messages; default nil.
    open var name: String?

    /// The object that is notified of the layer's layout; default nil.
    open weak var delegate: (any CALayerDelegate)?

    /// The animations of changes by the names of properties, for which the delegate has none; default nil.
    open var actions: [String: any CAAction]?

    /// The contents: an image, or nil, the default, for none.
    open var contents: Any? {
        get { ownContents.value }
        set { show(newValue) }
    }
    var ownContents = OwnContents()

    /// The fit of the contents to the bounds; default `resize`.
    open var contentsGravity: CALayerContentsGravity = .resize

    /// The filter with which contents are enlarged; default `linear`.
    open var magnificationFilter = CALayerContentsFilter.linear {
        didSet { enlargesPixels = magnificationFilter == .nearest }
    }
    /// True when the pixels of enlarged contents stay squares.
    private(set) var enlargesPixels = false
    /// The filter with which contents are reduced; default `linear`. It has no effect: all are smooth.
    open var minificationFilter = CALayerContentsFilter.linear {
        didSet { warnOfNoEffect("CALayer.minificationFilter", oldValue, minificationFilter) }
    }

    /// The number of pixels of the contents per point, by which their size is divided where it counts;
    /// default 1. What a layer draws itself is sharp with any.
    open var contentsScale: CGFloat = 1

    /// The layer whose opaque parts show this layer; default nil, for no mask. Its position is in this
    /// layer's coordinates. A layer that is among the sublayers of another one leaves it. The layer itself,
    /// and one that holds it, are errors.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            if let mask, !mayBeMasked(by: mask) { return self.mask = oldValue }
            oldValue?.storage.superlayer = nil
            mask?.leave(toMask: self)
            mask?.storage.superlayer = storage
            mask?.becomeLive()
            if let mask { markForLayout(ofNew: mask) }
        }
    }

    /// The corners that the corner radius rounds; default all.
    open var maskedCorners: CACornerMask = .all

    /// The form of the corners; default circular. Both are drawn as quarters of a circle.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// The outline of the shadow, or nil, the default, for that of the visible content.
    open var shadowPath: CGPath? {
        get { storage.model.values["shadowPath"].map { CGPath($0.path) } }
        set { setOwn("shadowPath", newValue.map { LayerValue($0.path) }) }
    }

    /// A Boolean value that indicates whether the layer is drawn as an image; it has no effect.
    open var shouldRasterize = false {
        didSet { warnOfNoEffect("CALayer.shouldRasterize", oldValue, shouldRasterize) }
    }

    /// The scale of that image; it has no effect.
    open var rasterizationScale: CGFloat = 1 {
        didSet { warnOfNoEffect("CALayer.rasterizationScale", oldValue, rasterizationScale) }
    }

    /// A Boolean value that indicates whether the layer has no transparent parts; it has no effect.
    open var isOpaque = false { didSet { warnOfNoEffect("CALayer.isOpaque", oldValue, isOpaque) } }

    /// A Boolean value that indicates whether the back shows when the layer is turned over; default true.
    open var isDoubleSided = true

    /// A Boolean value that indicates whether edges are smoothed. It has no effect: they are.
    open var allowsEdgeAntialiasing = true {
        didSet { warnOfNoEffect("CALayer.allowsEdgeAntialiasing", oldValue, allowsEdgeAntialiasing) }
    }

    /// A Boolean value that indicates whether opacity applies to the layer as a group. It has no
    /// effect: it does.
    open var allowsGroupOpacity = true {
        didSet { warnOfNoEffect("CALayer.allowsGroupOpacity", oldValue, allowsGroupOpacity) }
    }

    /// A Boolean value that indicates whether drawing may be done later; it has no effect.
    open var drawsAsynchronously = false {
        didSet { warnOfNoEffect("CALayer.drawsAsynchronously", oldValue, drawsAsynchronously) }
    }

    /// A Boolean value that indicates whether a change of the bounds calls `draw(in:)`; default false.
    open var needsDisplayOnBoundsChange = false

    /// The position along the axis to the viewer of the anchor point; it has no effect.
    open var anchorPointZ: CGFloat = 0 {
        didSet { warnOfNoEffect("CALayer.anchorPointZ", oldValue, anchorPointZ) }
    }

    /// The name of the way in which the layer is combined with what is behind it, such as
    /// "multiplyBlendMode"; nil, the default, and other values cover that.
    open var compositingFilter: Any?
    var unused = UnusedLayerValues()

    // MARK: Time

    /// The time at which the layer's own time begins, in its superlayer's time; default 0.
    open var beginTime: CFTimeInterval = 0
    /// The offset of the layer's own time; default 0.
    open var timeOffset: CFTimeInterval = 0
    /// The speed of the layer's own time; default 1, and 0 to hold its animations.
    open var speed: Float = 1
    /// The basic duration of the layer; it has no effect.
    open var duration: CFTimeInterval = .infinity {
        didSet { warnOfNoEffect("CALayer.duration", oldValue, duration) }
    }
    /// The number of repetitions of the layer's time; it has no effect.
    open var repeatCount: Float = 0 {
        didSet { warnOfNoEffect("CALayer.repeatCount", oldValue, repeatCount) }
    }

    // MARK: Hidden, clipping, order

    /// A Boolean value that indicates whether the layer is hidden; default false.
    open var isHidden: Bool {
        get { storage.isHidden }
        set { storage.isHidden = newValue }
    }

    /// A Boolean value that indicates whether sublayers are clipped to the rectangle and its corners; default
    /// false. For a view's layer it is the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { storage.masksToBounds }
        set { storage.masksToBounds = newValue }
    }

    /// The position of the layer on the z axis among its siblings; default 0. Higher layers are drawn above
    /// lower ones, equal ones in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { storage.zPosition }
        set { storage.zPosition = newValue }
    }

    // MARK: For subclasses

    /// Lays out the sublayers. It is called at the end of the tick after a change of the bounds, a new
    /// sublayer or `setNeedsLayout`. The default implementation asks the delegate and does nothing else.
    open func layoutSublayers() { (storage.owner ?? delegate)?.layoutSublayers(of: self) }

    /// Draws the contents. It is called before the first picture, and before the next one after
    /// `setNeedsDisplay`. The default implementation asks the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Requests a call of `draw(in:)`.
    open func setNeedsDisplay() { requestDrawing() }

    /// Requests a call of `draw(in:)` for the whole layer.
    open func setNeedsDisplay(_ r: CGRect) { requestDrawing() }

    /// Renews the contents, by default those that `draw(in:)` draws unless the delegate sets others.
    open func display() {
        if let delegate { delegate.display(self) } else { recordDrawing() }
    }

    /// Has no effect: the contents are drawn for the next picture.
    open func displayIfNeeded() { warnOfNoEffect("CALayer.displayIfNeeded") }

    /// Requests layout before the next frame.
    open func setNeedsLayout() {
        if let owner = storage.owner { owner.setNeedsLayout() } else { markForLayout() }
    }

    /// Lays out at once where layout is due, from the topmost of the layers around that wait for it.
    open func layoutIfNeeded() {
        if let owner = storage.owner { owner.layoutIfNeeded() } else { layOutIfNeeded() }
    }

    /// Returns whether a change of a property, by its key, needs `draw(in:)`; default false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the action that responds to a change of a property: that of the delegate, of `actions` or of
    /// the class; nil for the implicit animation.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? type(of: self).defaultAction(forKey: event)
    }

    /// Returns the action of the class that responds to a change of a property; default nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the value of a property of the scene's own that has not been set; default nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns the size that layout gives the layer: that of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Returns a Boolean value that indicates whether a point in the layer's own coordinates is inside it.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost visible layer at a point in the superlayer's coordinates; nil for none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, storage.hasFiniteTransform, affineTransform().determinant != 0 else { return nil }
        let inside = p.applying(storage.model.transformToSuperlayer.inverted())
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    /// Draws the layer with its sublayers as presented now into a context, in the layer's own coordinates:
    /// its position, transform and opacity have no effect.
    open func render(in ctx: CGContext) {
        layOutTree()
        guard var layer = pictureLayer(at: RunContext.current.clock.time) else { return }
        (layer.transform, layer.opacity) = (isGeometryFlipped ? storage.model.flip : .identity, 1)
        ctx.add([layer.anonymous], in: bounds)
    }

    /// Returns the default of a property that the layer's values do not hold; nil for none.
    package func standard(_ key: String) -> LayerValue? {
        switch key {
        case "shadowOpacity": LayerValue(CGFloat(0))
        case "shadowRadius": LayerValue(CGFloat(3))
        case "shadowOffset": LayerValue(CGSize(width: 0, height: -3))
        case "shadowColor": LayerValue(Color.black)
        case "contentsRect", "contentsCenter": LayerValue(LayerState.wholeContents)
        case "sublayerTransform": LayerValue(CATransform3DIdentity)
        case _ where AnimatableKeys.all.contains(key):
            LayerValue(any: type(of: self).defaultValue(forKey: key))
        default: nil
        }
    }

    /// Returns the drawing between the background and the sublayers.
    @_spi(UIKitInternals) open func layerContents(_ state: LayerState, at time: TimeInterval) -> [Layer] {
        []
    }

    /// Returns the pictures of the sublayers, drawn at a time or at several.
    package func arrange(_: LayerState, at time: TimeInterval, draw: (TimeInterval) -> [Layer]) -> [Layer] {
        draw(time)
    }

    /// Returns an empty layer of the same kind, for the presented state.
    @_spi(UIKitInternals) open func makeEmptyCopy() -> CALayer { CALayer() }

    /// Takes over the properties of another layer of the same kind, except its place among others.
    @_spi(UIKitInternals) open func take(_ other: CALayer) {
        (storage.model, storage.pattern) = (other.storage.model, other.storage.pattern)
        (name, contents, contentsGravity) = (other.name, other.contents, other.contentsGravity)
        (magnificationFilter, actions) = (other.magnificationFilter, other.actions)
        (contentsScale, userValues) = (other.contentsScale, other.userValues)
        (isHidden, masksToBounds, zPosition) = (other.isHidden, other.masksToBounds, other.zPosition)
        (maskedCorners, cornerCurve) = (other.maskedCorners, other.cornerCurve)
        (compositingFilter, unused) = (other.compositingFilter, other.unused)
    }
}
