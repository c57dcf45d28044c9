import LiveDynamics
import Physics2D

/// The forces and impulses of pushes. They are applied before the sub-steps of a step;
/// a force then acts in each sub-step.
extension Simulation {
    /// Applies every active push and deactivates the instantaneous ones.
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
        if let validationError = validationError(of: force, at: arm, on: body, as: push.mode) {
            return push.fail(
                "UIPushBehavior on item '\(RunContext.current.name(of: item))' \(validationError)")
        }
        let isContinuous = push.mode == .continuous
        BodyPush(body, force: force, arm: arm, isContinuous: isContinuous).apply(to: &world)
        if isContinuous { hasForces = true }
    }

    /// Returns the reason why a body cannot be pushed this way, as the end of a sentence;
    /// nil if it can. A light item, or one pushed far from its center, could exceed the velocities that
    /// the engine can compute with.
    private func validationError(
        of force: Vector2, at arm: Vector2, on body: BodyID, as mode: UIPushBehavior.Mode
    ) -> String? {
        let (mass, inertia) = (CGFloat(world.mass(of: body)), CGFloat(world.inertia(of: body)))
        guard mass > 0 else { return nil }
        let (x, y) = (CGFloat(force.x), CGFloat(force.y))
        let torque = CGFloat(arm.x) * y - CGFloat(arm.y) * x
        let change = CGPoint(x: x / mass * 100, y: y / mass * 100)
        let turn = inertia > 0 ? torque / inertia : 0
        switch mode {
        case .continuous:
            let limit = Limit.acceleration
            guard limit.allows(change), limit.allows(turn) else {
                return
                    "would accelerate it by \(change) pt/s^2 and \(turn) rad/s^2, but both must be \(limit.rule)."
            }
        case .instantaneous:
            let velocity = world.linearVelocity(of: body) + Units.meters(change)
            let spin = world.angularVelocity(of: body) + Float(turn)
            return Self.validationError(ofVelocity: velocity, spin)
        }
        return nil
    }
}
