import Physics2D

/// Worlds and bodies as the tests need them: y points down, gravity is 10 m/s^2, a step is 1/120 s.
extension World {
    static let substep: Float = 1 / 120

    @discardableResult
    mutating func addBlock(
        at position: Vector2, halfWidth: Float = 0.5, halfHeight: Float = 0.5, angle: Float = 0,
        velocity: Vector2 = .zero, gravity: Vector2 = Vector2(0, 10), friction: Float = 0.2, restitution: Float = 0,
        isBullet: Bool = false, density: Float = 1
    ) -> BodyID {
        var definition = BodyDefinition()
        definition.position = position
        definition.angle = angle
        definition.linearVelocity = velocity
        definition.gravity = gravity
        definition.isBullet = isBullet
        let body = createBody(definition)
        var shape = ShapeDefinition()
        shape.density = density
        shape.friction = friction
        shape.restitution = restitution
        shape.skinRadius = 0
        addBox(halfWidth: halfWidth, halfHeight: halfHeight, to: body, shape)
        return body
    }

    @discardableResult
    mutating func addLine(from start: Vector2, to end: Vector2, friction: Float = 0.2, restitution: Float = 0) -> BodyID {
        var definition = BodyDefinition()
        definition.kind = .fixed
        let body = createBody(definition)
        var shape = ShapeDefinition()
        shape.friction = friction
        shape.restitution = restitution
        addSegment(from: start, to: end, to: body, shape)
        return body
    }

    mutating func run(seconds: Float) {
        for _ in 0..<Int((seconds * 120).rounded()) { step(Self.substep) }
    }
}
