/// A behavior that makes its items collide with one another and with boundaries.
///
/// Two items collide only if one collision behavior holds both. Boundaries are infinitely thin and act from
/// both sides. Their friction and elasticity are 0.2 by default, as in Apple's engine (measured), so even an
/// item of elasticity 0 bounces a little.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// The kinds of object that the items collide with.
    public struct Mode: OptionSet, Sendable, Hashable {
        /// The raw value, equal to Apple's.
        public let rawValue: UInt

        /// Creates a mode from Apple's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The items collide with one another, not with boundaries.
        public static let items = Mode(rawValue: 1 << 0)
        /// The items collide with boundaries, not with one another.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// The items collide with one another and with boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// The kinds of object that the items collide with; default everything.
    open var collisionMode: Mode = .everything {
        didSet { if collisionMode != oldValue { animator?.collisionsDidChange() } }
    }

    /// The delegate that receives the contacts; held weakly.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// A Boolean value that indicates whether the reference view's bounds are a boundary; default false.
    /// The boundary follows the bounds when they change. Setting it to true creates a boundary without
    /// insets, unless there is one already.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            referenceInsets = newValue ? .zero : nil
        }
    }

    /// The insets of the boundary in the reference view's bounds, in points; nil for no such boundary.
    private(set) var referenceInsets: UIEdgeInsets? {
        didSet { animator?.boundariesDidChange(of: self) }
    }

    private(set) var boundaries: [Boundary] = []

    /// The material of the boundaries without one of their own.
    private(set) var boundaryMaterial = BoundaryMaterial() {
        didSet { animator?.boundaryMaterialsDidChange(of: self) }
    }

    /// Creates a collision behavior with items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        items.forEach(addMember)
    }

    /// Creates a collision behavior without items.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Adds an item. Adding it again has no effect.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Removes an item, which then passes through everything that no other collision behavior makes it hit.
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// Makes the reference view's bounds, less insets in points, a boundary. An inset beyond 1e9, or
    /// not finite, is an error.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        let numbers = [insets.top, insets.left, insets.bottom, insets.right]
        let limit = Limit.coordinate
        guard accept(numbers.allSatisfy(limit.allows), "referenceBoundsInsets", insets, limit.rule) else {
            return
        }
        referenceInsets = insets
    }

    // MARK: Boundaries

    /// Adds a boundary along a path, closed from its end to its start. Curves become segments of about 10 pt.
    /// A boundary with the same identifier is replaced; a path without two different points is an error.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        guard isUsable(bezierPath, as: identifier) else { return }
        let outlines = bezierPath.path.flattened(spacing: 10).map(withoutRepetitions).filter { $0.count > 1 }
        guard !outlines.isEmpty else { return failForPoints(of: identifier) }
        add(Boundary(identifier: identifier, path: bezierPath, outlines: outlines))
    }

    /// Adds a straight boundary between two points in the reference view's coordinates. A boundary with the
    /// same identifier is replaced; two equal points, or a coordinate beyond 1e9, are an error.
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

    /// Returns the path of a boundary; nil for an unknown identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { isSame($0.identifier, identifier) }?.path
    }

    /// Removes a boundary. An unknown identifier has no effect.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        replaceBoundaries(boundaries.filter { !isSame($0.identifier, identifier) })
    }

    /// The identifiers of the boundaries in the order added, without the reference bounds;
    /// nil when there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Removes all boundaries except the reference bounds.
    open func removeAllBoundaries() {
        replaceBoundaries([])
    }

    override var acceptsChildren: Bool { false }

    /// Sets the material of the boundary at an index, or, for nil, of all boundaries that have none
    /// of their own.
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
        /// The closed subpaths as points; two points are a single segment.
        let outlines: [[CGPoint]]
        /// The open subpaths as points.
        var openOutlines: [[CGPoint]] = []
        /// The material of this boundary; nil for the behavior's `boundaryMaterial`.
        var material: BoundaryMaterial?
    }

    func add(_ boundary: Boundary) {
        replaceBoundaries(boundaries.filter { !isSame($0.identifier, boundary.identifier) } + [boundary])
    }

    private func replaceBoundaries(_ new: [Boundary]) {
        boundaries = new
        animator?.boundariesDidChange(of: self)
    }

    /// Returns true when every point of a boundary's path is within the coordinate limit;
    /// reports a failure if not.
    func isUsable(_ path: UIBezierPath, as identifier: any NSCopying) -> Bool {
        let limit = Limit.coordinate
        guard let point = path.path.controlPoints.first(where: { !limit.allows($0) }) else { return true }
        fail("Boundary '\(identifier)' has a point at \(point), but its coordinates must be \(limit.rule).")
        return false
    }

    func failForPoints(of identifier: any NSCopying) {
        fail("Boundary '\(identifier)' needs a path with at least two different points.")
    }

    /// Returns the points without repetitions in a row, since equal points make no segment. Points are equal
    /// when they are the same 32-bit floats in meters.
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

    /// Returns true when two identifiers are the same: strings by their characters, others by equality.
    func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? String, let b = b as? String { return a == b }
        guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
        return a == b
    }
}
