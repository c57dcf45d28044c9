import UIKitHost

/// One item in some fields, and nothing else that moves or slows it.
@MainActor struct FieldBench {
    /// Seconds of a sub-step.
    static let substep = CGFloat(Float(1) / 120)

    let animator = UIDynamicAnimator()
    let item: PlainItem
    let properties: UIDynamicItemBehavior

    /// The velocity is in points per second; the side of 100 pt makes a mass of 1 kg.
    init(
        _ fields: [UIFieldBehavior], at center: CGPoint = CGPoint(x: 130, y: 100), velocity: CGPoint = .zero,
        charge: CGFloat = 0, side: CGFloat = 100
    ) {
        item = PlainItem(x: center.x, y: center.y, width: side, height: side)
        properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        properties.charge = charge
        properties.addLinearVelocity(velocity, for: item)
        animator.addBehavior(properties)
        for field in fields {
            field.addItem(item)
            animator.addBehavior(field)
        }
    }

    /// In meters per second.
    var velocity: CGVector {
        let velocity = properties.linearVelocity(for: item)
        return CGVector(dx: velocity.x / 100, dy: velocity.y / 100)
    }

    func run(steps: Int) {
        for _ in 0..<steps { animator.step(by: 1 / 60) }
    }

    /// The first step has one sub-step, each later one two.
    func run(substeps: Int) { run(steps: (substeps + 1) / 2) }

    /// Returns the item's velocity after some sub-steps of a force in newtons, given as a function of
    /// position and velocity in meters.
    func velocity(
        after substeps: Int, from center: CGPoint, _ velocity: CGVector = .zero, mass: CGFloat = 1,
        by force: (_ p: CGVector, _ v: CGVector) -> CGVector
    ) -> CGVector {
        var (place, velocity) = (CGVector(dx: center.x / 100, dy: center.y / 100), velocity)
        for _ in 0..<substeps {
            let force = force(place, velocity)
            velocity.dx += Self.substep * force.dx / mass
            velocity.dy += Self.substep * force.dy / mass
            place.dx += Self.substep * velocity.dx
            place.dy += Self.substep * velocity.dy
        }
        return velocity
    }
}
