/// Lets its items bounce off one another and off boundaries.
///
/// Items of different collision behaviors do not collide unless one behavior holds both. Boundaries are
/// infinitely thin and work from both sides; their friction is 0.2 and their elasticity 0.2, as in Apple's
/// engine (measured), so even an item of elasticity 0 bounces a little; both can be set.
@MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What the items collide with.
    public struct Mode: OptionSet, Sendable, Hashable {
        /// Apple's bits.
        public let rawValue: UInt

        /// A mode of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// One another, not boundaries.
        public static let items = Mode(rawValue: 1 << 0)
        /// Boundaries, not one another.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// One another and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// What the items collide with; default everything.
    open var collisionMode: Mode = .everything {
        didSet { if collisionMode != oldValue { animator?.collisionsDidChange() } }
    }

    /// Who hears of contacts; held weakly.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Whether the reference view's bounds are a boundary, without insets when set here; default false. It
    /// follows the bounds when they change.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            referenceInsets = newValue ? .zero : nil
        }
    }

    /// How far inside the reference view's bounds the boundary lies; nil for no such boundary.
    private(set) var referenceInsets: UIEdgeInsets? {
        didSet { animator?.boundariesDidChange(of: self) }
    }

    private(set) var boundaries: [Boundary] = []

    /// What the boundaries without a material of their own are made of.
    private(set) var boundaryMaterial = BoundaryMaterial() {
        didSet { animator?.boundaryMaterialsDidChange(of: self) }
    }

    /// Collisions among items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        items.forEach(addMember)
    }

    /// Collisions, without items yet.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Lets an item collide; one that does so by this behavior already changes nothing.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Lets an item pass through everything again, as far as this behavior goes.
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// Makes the reference view's bounds, this many points smaller on each side, a boundary. Insets beyond
    /// 1e9, or not finite, are an error.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        let numbers = [insets.top, insets.left, insets.bottom, insets.right]
        let limit = Limit.coordinate
        guard accept(numbers.allSatisfy(limit.allows), "referenceBoundsInsets", insets, limit.rule) else {
            return
        }
        referenceInsets = insets
    }

    // MARK: Boundaries

    /// Adds a boundary along a path, which is closed from its end to its start; curves become straight pieces
    /// of about 10 pt. A boundary of the same identifier is replaced; an empty path is an error.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        guard isUsable(bezierPath, as: identifier) else { return }
        let outlines = bezierPath.flattened(spacing: 10).map(withoutRepetitions).filter { $0.count > 1 }
        guard !outlines.isEmpty else { return failForPoints(of: identifier) }
        add(Boundary(identifier: identifier, path: bezierPath, outlines: outlines))
    }

    /// Adds a straight boundary between two points in the reference view's coordinates. A boundary of the
    /// same identifier is replaced; two equal points are an error.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let limit = Limit.coordinate
        guard limit.allows(p1), limit.allows(p2), Units.meters(p1) != Units.meters(p2) else {
            return fail(
                "Boundary '\(identifier)' needs two different ends, \(limit.rule), not \(p1) and \(p2).")
        }
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(Boundary(identifier: identifier, path: path, outlines: [[p1, p2]]))
    }

    /// The path of a boundary; nil for an identifier that is not there.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { isSame($0.identifier, identifier) }?.path
    }

    /// Takes a boundary away; an identifier that is not there changes nothing.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        replaceBoundaries(boundaries.filter { !isSame($0.identifier, identifier) })
    }

    /// The identifiers of the boundaries in the order added, without the reference bounds; nil if there are
    /// none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Takes all boundaries away; the reference bounds stay.
    open func removeAllBoundaries() {
        replaceBoundaries([])
    }

    override var acceptsChildren: Bool { false }

    /// Sets what a boundary is made of, or all those that have no material of their own.
    func setBoundaryMaterial(_ material: BoundaryMaterial, at place: Int?) {
        guard let place else { return boundaryMaterial = material }
        boundaries[place].material = material
        animator?.boundaryMaterialsDidChange(of: self)
    }
}

extension UICollisionBehavior {
    /// A boundary that the scene added.
    struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        /// The pieces as points: lines of two, or closed loops.
        let outlines: [[CGPoint]]
        /// The pieces that end elsewhere than where they began.
        var openOutlines: [[CGPoint]] = []
        /// What it is made of; nil for what the behavior's boundaries are.
        var material: BoundaryMaterial?
    }

    func add(_ boundary: Boundary) {
        replaceBoundaries(boundaries.filter { !isSame($0.identifier, boundary.identifier) } + [boundary])
    }

    private func replaceBoundaries(_ new: [Boundary]) {
        boundaries = new
        animator?.boundariesDidChange(of: self)
    }

    /// Whether the engine can compute with all points of a boundary's path; if not, reports so.
    func isUsable(_ path: UIBezierPath, as identifier: any NSCopying) -> Bool {
        let limit = Limit.coordinate
        guard let point = path.controlPoints.first(where: { !limit.allows($0) }) else { return true }
        fail("Boundary '\(identifier)' has a point at \(point), but its coordinates must be \(limit.rule).")
        return false
    }

    func failForPoints(of identifier: any NSCopying) {
        fail("Boundary '\(identifier)' needs a path with at least two different points.")
    }

    /// Equal points in a row make no segment.
    func withoutRepetitions(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for point in points where result.last.map({ Units.meters($0) != Units.meters(point) }) ?? true {
            result.append(point)
        }
        if result.count > 2, Units.meters(result[0]) == Units.meters(result[result.count - 1]) {
            result.removeLast()
        }
        return result
    }

    /// Texts are the same when they read the same, other identifiers when they are equal.
    func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? String, let b = b as? String { return a == b }
        guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
        return a == b
    }
}
