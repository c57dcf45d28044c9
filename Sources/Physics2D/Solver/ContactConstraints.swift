/// The contact constraints of an island, solved two at a time.
struct ContactConstraints {
    private let bodies: UnsafeMutablePointer<Body>
    private let contacts: UnsafeMutablePointer<Contact>
    private let pairs: UnsafeMutablePointer<ContactPair>
    private let velocities: UnsafeMutablePointer<VelocityPair>
    private let count: Int
    private let impulseScale: Float

    /// Creates constraints for contacts, in the given order. Neighbors that share no moving body form a pair;
    /// a contact without such a neighbor forms a pair with itself.
    init(
        _ order: UnsafeBufferPointer<Int32>, _ context: StepContext, impulseScale: Float,
        pairs: UnsafeMutablePointer<ContactPair>, velocities: UnsafeMutablePointer<VelocityPair>
    ) {
        (bodies, contacts, self.impulseScale) = (context.bodies, context.contacts, impulseScale)
        (self.pairs, self.velocities) = (pairs, velocities)
        var (count, next) = (0, 0)
        while next < order.count {
            let isAlone = next + 1 == order.count || context.shareMovingBody(order[next], order[next + 1])
            let last = isAlone ? next : next + 1
            (pairs + count).initialize(to: ContactPair(order[next], order[last], context))
            (count, next) = (count + 1, last + 1)
        }
        self.count = count
    }

    /// Prepares the velocity constraints for the bodies' current transforms.
    func prepare() {
        for index in 0..<count {
            (velocities + index).initialize(
                to: VelocityPair(pairs[index], contacts, impulseScale: impulseScale))
        }
    }

    func warmStart() {
        for index in 0..<count { VelocityPair.warmStart(velocities + index) }
    }

    func solveVelocities() {
        for index in 0..<count { VelocityPair.solveVelocities(velocities + index) }
    }

    /// Stores the impulses in the contacts, for the warm start of the next sub-step.
    func storeImpulses(in contacts: UnsafeMutablePointer<Contact>) {
        for index in 0..<count {
            let solved = velocities + index
            store(solved, 0, in: contacts + Int(pairs[index].firstContact))
            store(solved, 2, in: contacts + Int(pairs[index].secondContact))
        }
    }

    @inline(__always) private func store(
        _ solved: UnsafePointer<VelocityPair>, _ lane: Int, in contact: UnsafeMutablePointer<Contact>
    ) {
        let (first, second) = (solved.pointee.first, solved.pointee.second)
        contact.pointee.manifold.points.0.normalImpulse = first.normalImpulse[lane]
        contact.pointee.manifold.points.0.tangentImpulse = first.tangentImpulse[lane]
        guard solved.pointee.hasSecond[lane] != 0 else { return }
        contact.pointee.manifold.points.1.normalImpulse = second.normalImpulse[lane]
        contact.pointee.manifold.points.1.tangentImpulse = second.tangentImpulse[lane]
    }

    /// Moves overlapping bodies apart by one iteration; returns whether no overlap exceeds three slops.
    func solvePositions() -> Bool {
        var deepest = FloatW.zero
        for index in 0..<count {
            let pair = pairs + index
            deepest = min(
                deepest,
                pair.pointee.solvePositions(
                    share: Tuning.baumgarte, pair.pointee.massesOfA, pair.pointee.massesOfB))
        }
        return deepest.min() >= -3 * Tuning.linearSlop
    }

    /// Moves overlapping bodies apart by one iteration at a time of impact, when only the two bodies of the
    /// impact move; returns whether no overlap exceeds one and a half slops.
    func solvePositions(movingOnly first: Int32, _ second: Int32) -> Bool {
        let (first, second) = (bodies + Int(first), bodies + Int(second))
        func moving(_ pair: BodyPair, _ masses: ContactPair.InverseMasses) -> ContactPair.InverseMasses {
            func mask(_ body: UnsafeMutablePointer<Body>) -> UInt32 {
                body == first || body == second ? .max : 0
            }
            let (p, q) = (mask(pair.first), mask(pair.second))
            let mask = UIntW(p, p, q, q)
            return ContactPair.InverseMasses(
                mass: masses.mass.orZero(where: mask), inertia: masses.inertia.orZero(where: mask))
        }
        var deepest = FloatW.zero
        for index in 0..<count {
            let pair = pairs[index]
            deepest = min(
                deepest,
                pair.solvePositions(
                    share: Tuning.impactBaumgarte, moving(pair.bodyA, pair.massesOfA),
                    moving(pair.bodyB, pair.massesOfB)))
        }
        return deepest.min() >= -1.5 * Tuning.linearSlop
    }
}

extension StepContext {
    /// Returns whether two contacts share a dynamic body.
    @inline(__always) fileprivate func shareMovingBody(_ first: Int32, _ second: Int32) -> Bool {
        let (p, q) = (contacts + Int(first), contacts + Int(second))
        @inline(__always) func isShared(_ body: Int32) -> Bool {
            (body == q.pointee.bodyA || body == q.pointee.bodyB) && bodies[Int(body)].kind == .dynamic
        }
        return isShared(p.pointee.bodyA) || isShared(p.pointee.bodyB)
    }
}
