/// The search for the first moment at which the shapes of contacts touch within the sub-step.
struct ImpactSearch {
    let context: StepContext
    /// Whether slow contacts that touch are passed over, which the solver has kept from approaching. Box2D
    /// looks at them, and so does the sequential solver, though a body without a radius that rests on a wall
    /// then has up to nine impacts in each sub-step, at its start. Solving them apart from the rest of a pile
    /// would keep a graph-colored pile awake.
    let skipsTouching: Bool

    init(_ context: StepContext, for solver: SolverKind) {
        self.context = context
        skipsTouching = solver == .graphColored
    }

    /// Whether each body moves, and whether its contacts ask for continuous collision: a byte per body, as
    /// most contacts need no more than these to be passed over.
    struct Motion: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        static let moving = Motion(rawValue: 1)
        static let continuous = Motion(rawValue: 2)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of body: Body) {
            self = body.isMoving ? .moving : []
            if body.isContinuous { formUnion(.continuous) }
        }
    }

    /// Finds the impacts of a range of contacts, each as if it were alone; returns their number.
    func findImpacts(
        _ range: Range<Int>, _ motions: UnsafePointer<Motion>, _ found: UnsafeMutablePointer<Int32>
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
    /// they do not, or need not be looked at.
    func impact(of index: Int) -> Float {
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
        contact.pointee.impact = 1
        let isPassedOver = skipsTouching && contact.pointee.isTouching && isSlow(contact, a, b)
        if !isPassedOver, !staysApart(contact, a, b) {
            let impact = timeOfImpact(
                context.hull(contact.pointee.shapeA), a.pointee.sweep,
                context.hull(contact.pointee.shapeB), b.pointee.sweep)
            if case .at(let share) = impact {
                contact.pointee.impact = min(start + (1 - start) * share, 1)
            }
        }
        contact.pointee.flags.formUnion(.hasCachedImpact)
        return contact.pointee.impact
    }

    /// Returns whether neither shape moves a quarter of its inner radius, or a half by turning: then no part
    /// of it gets to the far side of what it touches.
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

    // Going back from the end of the sub-step, the gap between the AABBs along an axis shrinks at most by the
    // relative displacement along it and by the arcs that the shapes' farthest points describe. While it
    // stays above the target distance the true distance does, and the exact search finds no impact either.
    /// Returns whether the shapes are sure not to touch on their way: a conservative test of a few
    /// instructions.
    private func staysApart(
        _ contact: UnsafePointer<Contact>, _ a: UnsafePointer<Body>, _ b: UnsafePointer<Body>
    ) -> Bool {
        let (shapeA, shapeB) = (Int(contact.pointee.shapeA), Int(contact.pointee.shapeB))
        let (boxA, boxB) = (context.bounds[shapeA].tight, context.bounds[shapeB].tight)
        let (sweepA, sweepB) = (a.pointee.sweep, b.pointee.sweep)
        let relative = (sweepB.center - sweepB.startCenter) - (sweepA.center - sweepA.startCenter)
        let gaps = boxA.bounds - boxB.opposite
        // The lanes are: A right of B, above in y, left, and below.
        let displacement = FloatW(-relative.x, -relative.y, relative.x, relative.y)
        let least = gaps - max(displacement, .zero)
        let arcs =
            abs(sweepA.angle - sweepA.startAngle) * boxA.reach(from: sweepA.center)
            + abs(sweepB.angle - sweepB.startAngle) * boxB.reach(from: sweepB.center)
        let radius = context.shapes[shapeA].skinRadius + context.shapes[shapeB].skinRadius
        // Circles' AABBs hold their radius, so for them this asks for more than is needed.
        let target = max(Tuning.linearSlop, radius - 3 * Tuning.linearSlop) + Tuning.impactTolerance
        return any(least .> target + arcs + 1e-4 + 1e-6 * abs(boxA.bounds))
    }
}

extension AABB {
    /// An upper bound of the distance from a point to the farthest corner.
    @inline(__always) fileprivate func reach(from point: Vector2) -> Float {
        let (lower, upper) = (lower - point, upper - point)
        return max(abs(lower.x), abs(upper.x)) + max(abs(lower.y), abs(upper.y))
    }
}

extension Body {
    /// Whether a contact of the body asks for continuous collision: fixed bodies are walls, bullets hit
    /// everything.
    fileprivate var isContinuous: Bool { isBullet || kind == .fixed }
}
