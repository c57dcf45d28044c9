/// The search for the times at which the shapes of contacts touch first within the sub-step.
struct ImpactSearch {
    let context: StepContext
    /// True when touching contacts of slow shapes are skipped, as the solver has kept these from approaching.
    /// Box2D searches them, and so does the sequential solver, although a body without a radius that rests on
    /// a wall then has up to nine impacts at the start of each sub-step. With the graph-colored solver,
    /// solving these apart from the rest of a pile would keep the pile awake.
    let skipsTouching: Bool

    init(_ context: StepContext, for solver: SolverKind) {
        self.context = context
        skipsTouching = solver == .graphColored
    }

    /// The flags of a body that decide whether its contacts are searched: whether it moves, and whether it
    /// needs continuous collision. They take a byte per body, and most contacts are skipped without a look at
    /// anything else.
    struct BodyMotion: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        static let moving = BodyMotion(rawValue: 1)
        static let continuous = BodyMotion(rawValue: 2)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of body: Body) {
            self = body.isMoving ? .moving : []
            if body.isContinuous { formUnion(.continuous) }
        }
    }

    /// Finds the impacts of a range of contacts, each as if it were the only one; writes the contacts that
    /// have one and returns their number.
    func findImpacts(
        _ range: Range<Int>, _ motions: UnsafePointer<BodyMotion>, _ found: UnsafeMutablePointer<Int32>
    ) -> Int {
        var count = 0
        for index in range {
            let contact = context.contacts + index
            let motion = motions[Int(contact.pointee.bodyA)].union(motions[Int(contact.pointee.bodyB)])
            if contact.pointee.flags.contains(.hasCachedImpact) {
                contact.pointee.flags.subtract(.hasCachedImpact)
            }
            if contact.pointee.impactCount > 0 { contact.pointee.impactCount = 0 }
            guard motion.isSuperset(of: [.moving, .continuous]), !contact.pointee.isDestroyed else {
                continue
            }
            guard impact(of: index) < 1 else { continue }
            found[count] = Int32(truncatingIfNeeded: index)
            count += 1
        }
        return count
    }

    /// Returns the fraction of the sub-step at which a contact's shapes touch first, and caches it; 1 when
    /// they do not, or when the contact is not searched.
    func impact(of index: Int) -> Float {
        settledImpact(of: index) ?? impact(of: index, pending(index))
    }

    /// Returns a lower bound of the fraction that `impact(of:)` would return, and caches it; the fraction
    /// itself where it shows at once. With a bound, keeps what the search needs.
    func impactBound(of index: Int, _ pendings: UnsafeMutablePointer<PendingImpact>) -> Float {
        if let settled = settledImpact(of: index) { return settled }
        let pending = pending(index)
        switch hulls(of: index, pending).impactBound(radii: radii(of: index)) {
        case .known(let impact): return cache(impact, of: index, from: pending.sweepA.startFraction)
        case .notBefore(let share):
            let bound = cache(.at(share), of: index, from: pending.sweepA.startFraction)
            context.contacts[index].flags.formUnion(.hasImpactBound)
            pendings[index] = pending
            return bound
        }
    }

    /// Searches the impact of which a lower bound may be cached, and caches its fraction; 1 without impact.
    func impact(of index: Int, _ pending: PendingImpact) -> Float {
        cache(hulls(of: index, pending).timeOfImpact, of: index, from: pending.sweepA.startFraction)
    }

    /// The sweeps from which an impact is found. They are kept until then, as other searches may move the
    /// starts of the bodies' sweeps.
    struct PendingImpact: BitwiseCopyable {
        let sweepA: Sweep
        let sweepB: Sweep
    }

    private func pending(_ index: Int) -> PendingImpact {
        let contact = context.contacts + index
        return PendingImpact(
            sweepA: context.bodies[Int(contact.pointee.bodyA)].sweep,
            sweepB: context.bodies[Int(contact.pointee.bodyB)].sweep)
    }

    /// Upper bounds of the distances of a contact's shapes from the centers of mass of their bodies, in
    /// meters.
    typealias Radii = (a: Float, b: Float)

    private func radii(of index: Int) -> Radii {
        let contact = context.contacts + index
        func radius(_ shape: Int32, _ body: Int32) -> Float {
            context.bounds[Int(shape)].tight.farthestDistance(from: context.bodies[Int(body)].sweep.center)
        }
        return (
            radius(contact.pointee.shapeA, contact.pointee.bodyA),
            radius(contact.pointee.shapeB, contact.pointee.bodyB)
        )
    }

    /// Returns the impact that is cached, or 1 where none is searched or the shapes stay apart; nil where the
    /// impact has to be searched, with the starts of the sweeps at the same time.
    @inline(__always) private func settledImpact(of index: Int) -> Float? {
        let contact = context.contacts + index
        guard contact.pointee.isEnabled, Int32(contact.pointee.impactCount) <= Tuning.maximumImpacts else {
            return 1
        }
        if contact.pointee.flags.contains(.hasCachedImpact) { return contact.pointee.impact }
        let a = context.bodies + Int(contact.pointee.bodyA)
        let b = context.bodies + Int(contact.pointee.bodyB)
        guard a.pointee.isMoving || b.pointee.isMoving, a.pointee.isContinuous || b.pointee.isContinuous
        else { return 1 }
        let start = max(a.pointee.sweep.startFraction, b.pointee.sweep.startFraction)
        if a.pointee.sweep.startFraction < start { a.pointee.sweep.advance(to: start) }
        if b.pointee.sweep.startFraction < start { b.pointee.sweep.advance(to: start) }
        let isPassedOver = skipsTouching && contact.pointee.isTouching && isSlow(contact, a, b)
        guard isPassedOver || staysApart(contact, a, b) else { return nil }
        return cache(.none, of: index, from: start)
    }

    private func hulls(of index: Int, _ pending: PendingImpact) -> SweepingHulls {
        let contact = context.contacts + index
        return SweepingHulls(
            context.hull(contact.pointee.shapeA), pending.sweepA,
            context.hull(contact.pointee.shapeB), pending.sweepB)
    }

    /// Caches an impact, found from sweeps that start at a fraction of the sub-step; returns its fraction.
    private func cache(_ impact: Impact, of index: Int, from start: Float) -> Float {
        let contact = context.contacts + index
        contact.pointee.impact = 1
        if case .at(let share) = impact { contact.pointee.impact = min(start + (1 - start) * share, 1) }
        contact.pointee.flags.formUnion(.hasCachedImpact)
        contact.pointee.flags.subtract(.hasImpactBound)
        return contact.pointee.impact
    }

    /// Returns whether neither shape's center moves more than a quarter of its inner radius, and no point of
    /// it more than half that radius by rotation: then no part of a shape gets to the far side of the other.
    private func isSlow(
        _ contact: UnsafePointer<Contact>, _ a: UnsafePointer<Body>, _ b: UnsafePointer<Body>
    ) -> Bool {
        isSlow(contact.pointee.shapeA, a.pointee.sweep) && isSlow(contact.pointee.shapeB, b.pointee.sweep)
    }

    private func isSlow(_ shape: Int32, _ sweep: Sweep) -> Bool {
        let row = context.shapes + Int(shape)
        guard context.bodies[Int(row.pointee.body)].kind == .dynamic else { return true }
        let half = row.pointee.boxHalf
        let radius = half.x > 0 ? min(half.x, half.y) : context.hull(shape).innerRadius
        let arc = abs(sweep.angle - sweep.startAngle) * context.bounds[Int(shape)].tight.halfPerimeter
        return (sweep.center - sweep.startCenter).lengthSquared <= 0.0625 * radius * radius && arc <= radius
    }

    /// Returns whether the shapes are certain not to touch during the sub-step, by a conservative test of a
    /// few instructions.
    private func staysApart(
        _ contact: UnsafePointer<Contact>, _ a: UnsafePointer<Body>, _ b: UnsafePointer<Body>
    ) -> Bool {
        // Going back from the end of the sub-step, the gap between the AABBs along an axis shrinks by no more
        // than the relative displacement along it and the arcs of the shapes' farthest points. While it stays
        // above the target distance, so does the true distance, and the exact search would find no impact.
        let (shapeA, shapeB) = (Int(contact.pointee.shapeA), Int(contact.pointee.shapeB))
        let (boxA, boxB) = (context.bounds[shapeA].tight, context.bounds[shapeB].tight)
        let (sweepA, sweepB) = (a.pointee.sweep, b.pointee.sweep)
        let relative = (sweepB.center - sweepB.startCenter) - (sweepA.center - sweepA.startCenter)
        let gaps = boxA.bounds - boxB.opposite
        // The lanes hold the gap with A right of B, A above B (in y), A left of B, and A below B.
        let displacement = FloatW(-relative.x, -relative.y, relative.x, relative.y)
        let smallestGap = gaps - max(displacement, .zero)
        let arcs =
            abs(sweepA.angle - sweepA.startAngle) * boxA.farthestDistance(from: sweepA.center)
            + abs(sweepB.angle - sweepB.startAngle) * boxB.farthestDistance(from: sweepB.center)
        let radius = context.shapes[shapeA].skinRadius + context.shapes[shapeB].skinRadius
        // The AABB of a circle includes its radius, so the test is stricter than necessary for circles.
        let target = max(Tuning.linearSlop, radius - 3 * Tuning.linearSlop) + Tuning.impactTolerance
        return any(smallestGap .> target + arcs + 1e-4 + 1e-6 * abs(boxA.bounds))
    }
}

extension AABB {
    /// Returns an upper bound of the distance from a point to the farthest corner.
    @inline(__always) fileprivate func farthestDistance(from point: Vector2) -> Float {
        let (lower, upper) = (lower - point, upper - point)
        return max(abs(lower.x), abs(upper.x)) + max(abs(lower.y), abs(upper.y))
    }
}

extension Body {
    /// True when contacts of the body need continuous collision: fixed bodies with all that move, bullets
    /// with everything.
    fileprivate var isContinuous: Bool { isBullet || kind == .fixed }
}
