import Physics2D

/// How pushes act on the world: before the sub-steps of a step, in each of which a force then acts.
extension Simulation {
    /// Lets every active push act; an instantaneous one is then no longer active.
    mutating func applyPushes() {
        for push in pushes where push.active {
            for item in push.members { apply(push, to: item) }
            if push.mode == .instantaneous { push.active = false }
        }
    }

    private mutating func apply(_ push: UIPushBehavior, to item: any UIDynamicItem) {
        let (direction, offset) = (push.pushDirection, push.targetOffsetFromCenter(for: item))
        guard let body = record(of: item)?.body, direction.length > 0 else { return }
        let force = Vector2(Float(direction.dx), Float(direction.dy))
        let arm = Units.meters(CGPoint(x: offset.horizontal, y: offset.vertical))
        let point = arm == .zero ? nil : world.position(of: body) + arm
        switch push.mode {
        case .continuous:
            world.applyForce(force, at: point, to: body)
            hasForces = true
        case .instantaneous: world.applyLinearImpulse(force, at: point, to: body)
        }
    }
}
