import Picture

/// The values of a layer, its running animations and its sublayers. A view has one from the start;
/// `CALayer` is a facade over it, which a view makes on first access, so that plain views stay small.
@preconcurrency @MainActor package final class LayerStorage {
    /// The geometry and appearance of the model, and its other values.
    @exclusivity(unchecked) package internal(set) var model = LayerState()
    /// The view whose layer this is; nil for a standalone layer. The view clears it when it is deallocated:
    /// a weak reference would cost each view an allocation.
    nonisolated(unsafe) package unowned(unsafe) var owner: (any LayerOwner)?
    /// The facade; nil before the first access to a view's layer. Its view keeps it, or the scene.
    package weak var layer: CALayer?
    /// A Boolean value that indicates whether changes of all values are reported, not only those of a view's
    /// bounds; default true, as a standalone layer animates them.
    package var reportsChanges = true
    /// The state of a layer that an animator moves; nothing drives it by default.
    @exclusivity(unchecked) package var driven = DrivenState()
    /// The running animations of blocks.
    package internal(set) var additions = AdditiveAnimations()
    /// The running animations that were added by key, in the order added.
    var running = RunningAnimations()
    /// The sublayers from back to front, without regard to z positions.
    package internal(set) var sublayers: [Sublayer] = []
    /// The layer that holds this one; nil for none.
    package internal(set) weak var superlayer: LayerStorage?
    /// The number of the layer in all pictures of a run, from 1, in the order of first appearance.
    package private(set) lazy var identity = RunContext.current.newIdentity()

    /// A sublayer, and its facade where it is a standalone layer; a view keeps that of its own.
    package struct Sublayer {
        package let storage: LayerStorage
        package let layer: CALayer?
    }

    /// The pattern that is drawn while the background has its color; nil for none.
    var pattern: ColorPattern?
    /// A Boolean value that indicates whether the sublayers are clipped to the outline; default false.
    package var masksToBounds = false
    /// A Boolean value that indicates whether the layer and its sublayers are drawn in the colors of a dark
    /// interface; nil for the inherited style.
    package var isDark: Bool?
    /// A Boolean value that indicates whether the layer and its sublayers lie above the base level, where
    /// dark backgrounds are lighter; default false.
    package var isElevated = false
    /// The traits of the scene's code that the layer gives itself and its sublayers, where colors depend on
    /// them; nil for none.
    package var colorTraits: AnyObject?
    /// True for a control that is not enabled, which is drawn at half its opacity.
    package var isDimmed = false
    /// A Boolean value that indicates whether the owner's carrier holds the picture of the layer among those
    /// of its siblings; default false.
    package var isCarried = false
    /// False while the transform that code has set has a number that is not finite: the layer is not drawn
    /// then, and `transform` is the last other one.
    @exclusivity(unchecked) package private(set) var hasFiniteTransform = true
    /// False while the transform of the sublayers that code has set has a number that is not finite: they are
    /// not drawn then.
    var hasFiniteSublayerTransform = true
    /// The position on the z axis among the siblings; default 0. Anything but a number is an error.
    package var zPosition: CGFloat = 0 {
        didSet { if !accept(!zPosition.isNaN, "zPosition") { zPosition = oldValue } }
    }
    /// A Boolean value that indicates whether the layer and its sublayers are not drawn; default false.
    package var isHidden = false {
        didSet {
            if oldValue != isHidden { RunContext.current.shownLooks.noteHidden(of: self, oldValue) }
            if reportsChanges { owner?.layerDidChange(.isHidden(oldValue)) }
        }
    }

    /// Creates the storage of a layer of size zero at the origin.
    package init() {}

    /// Sets position and bounds of a layer under construction, without any response.
    package func place(at position: CGPoint, bounds: CGRect) {
        (model.position, model.bounds) = (position, bounds)
    }

    /// Sets the frame of a layer under construction, without any response.
    package func place(_ frame: CGRect) {
        place(
            at: CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2),
            bounds: CGRect(origin: .zero, size: frame.standardized.size))
    }

    /// The facade, which a view makes on first access; nil for a standalone layer that no longer exists.
    package var facade: CALayer? { layer ?? owner?.layer }

    /// True when an animator moves and turns the layer. A rotation in an animation block is then not shown,
    /// since the body's angle is.
    package var isDriven: Bool { driven.driver != nil }

    /// Returns whether a value of a property is valid; reports a failure if not.
    package func accept(_ isValid: Bool, _ key: String) -> Bool {
        RunContext.accept(isValid, message(ofProperty: key), RunContext.finiteNumbers)
    }

    /// Returns whether a transform of the layer is made of finite numbers. Any other is not stored, and the
    /// layer is not drawn until it gets one that is: as on a device, that does not end the scene.
    func acceptTransform(_ isFinite: Bool) -> Bool {
        hasFiniteTransform = isFinite
        if !isFinite { warnOfInfinite("transform", "the layer is not drawn") }
        return isFinite
    }

    /// Takes the layer out of the picture until it gets a transform that is made of finite numbers.
    package func loseTransform() { hasFiniteTransform = false }

    /// Warns of a transform with a number that is not finite, and of its consequence.
    func warnOfInfinite(_ key: String, _ consequence: String) {
        RunContext.current.warn(
            "\(message(ofProperty: key)) has a number that is not finite; \(consequence).")
    }

    private func message(ofProperty key: String) -> String {
        if let owner { return owner.message(ofProperty: key) }
        let name = layer?.name.map { " “\($0)”" } ?? ""
        return "\(layer.map { "\(type(of: $0))" } ?? "CALayer")\(name).\(key)"
    }
}
