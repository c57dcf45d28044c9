import Physics2D

extension APISequence {
    /// A sentence about something that must not be, or nil for a world that is consistent.
    var flaw: String? {
        countFlaw ?? numberFlaw ?? touchFlaw
    }

    // A touch has one or two points.
    private var touchFlaw: String? {
        if ledger.unmatchedEnds > 0 { return "a touch ended that had not begun" }
        let (open, points) = (ledger.openCount, world.touchingPoints.count)
        guard points < open || points > 2 * open else { return nil }
        return "\(open) touches are open, but there are \(points) touching points"
    }

    private var countFlaw: String? {
        if world.bodyCount != bodies.count + 1 { return "\(world.bodyCount) bodies, not \(bodies.count + 1)" }
        if world.jointCount != joints.count { return "\(world.jointCount) joints, not \(joints.count)" }
        if Set(world.jointIDs) != Set(joints) { return "the joints are others" }
        if !bodies.allSatisfy(world.contains) { return "a body is missing" }
        if !joints.allSatisfy(world.contains) { return "a joint is missing" }
        if goneBodies.contains(where: world.contains) { return "a destroyed body is there" }
        if goneJoints.contains(where: world.contains) { return "a destroyed joint is there" }
        return nil
    }

    private var numberFlaw: String? {
        for (index, body) in bodies.enumerated() {
            let numbers = [
                world.angle(of: body), world.angularVelocity(of: body), world.mass(of: body),
                world.inertia(of: body),
            ]
            let isFinite = world.position(of: body).isFinite && world.linearVelocity(of: body).isFinite
            if !isFinite || !numbers.allSatisfy(\.isFinite) { return "body \(index) is not finite" }
            let isFixed = world.kind(of: body) == .fixed
            if isFixed, world.isAwake(body) { return "body \(index) is fixed and awake" }
            if isFixed, world.mass(of: body) != 0 { return "body \(index) is fixed and has a mass" }
            if world.linearVelocity(of: body) != .zero, !world.isAwake(body) {
                return "body \(index) moves asleep"
            }
        }
        return nil
    }

    /// Returns a sentence about a body that was fixed, or slept before and after the last step, and moved in
    /// it; nil if none did.
    func motionInSleep(since before: World) -> String? {
        for (index, body) in bodies.enumerated() where before.contains(body) {
            guard !before.isAwake(body), !world.isAwake(body) else { continue }
            let moved = world.position(of: body) != before.position(of: body)
            if moved || world.angle(of: body) != before.angle(of: body) {
                return "body \(index) moved asleep"
            }
        }
        return nil
    }

    /// Destroys all bodies of the sequence.
    mutating func destroyEverything() {
        while !bodies.isEmpty { destroyBody() }
        enterEvents()
    }
}
