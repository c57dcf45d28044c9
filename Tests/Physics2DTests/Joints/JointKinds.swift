import Physics2D

/// A joint of each kind between two bodies, as the tests need them.
enum TestJoint: String, CaseIterable {
    case distance, spring, revolute, prismatic, weld, rope

    /// Makes the joint; without `length` its points demand what the bodies have now, with it a distance
    /// joint, spring or rope wants to be so long, and the others that the points meet.
    func create(
        _ a: BodyID, _ anchorA: Vector2, _ b: BodyID, _ anchorB: Vector2, length: Float? = nil,
        in world: inout World
    ) -> JointID {
        switch self {
        case .distance, .spring:
            var definition = DistanceJointDefinition(a, b)
            (definition.anchorA, definition.anchorB, definition.length) = (anchorA, anchorB, length)
            if self == .spring { (definition.frequency, definition.dampingRatio) = (3, 0.5) }
            return world.createJoint(definition)
        case .revolute:
            var definition = RevoluteJointDefinition(a, b)
            (definition.anchorA, definition.anchorB) = (anchorA, anchorB)
            return world.createJoint(definition)
        case .prismatic:
            var definition = PrismaticJointDefinition(a, b, axis: Vector2(0.6, 0.8))
            (definition.anchorA, definition.anchorB) = (anchorA, anchorB)
            definition.limits = -0.1...0.1
            return world.createJoint(definition)
        case .weld:
            var definition = WeldJointDefinition(a, b)
            (definition.anchorA, definition.anchorB) = (anchorA, anchorB)
            return world.createJoint(definition)
        case .rope:
            var definition = RopeJointDefinition(a, b)
            (definition.anchorA, definition.anchorB, definition.length) = (anchorA, anchorB, length)
            return world.createJoint(definition)
        }
    }
}

extension World {
    /// The momentum of some bodies, in newton seconds.
    func momentum(of bodies: [BodyID]) -> Vector2 {
        bodies.reduce(.zero) { $0 + mass(of: $1) * linearVelocity(of: $1) }
    }

    /// The angular momentum of some bodies about the world's origin, in newton meter seconds, with their
    /// centers of mass at some places.
    func angularMomentum(of bodies: [BodyID], at positions: [Vector2]) -> Float {
        zip(bodies, positions).reduce(0) { sum, member in
            let (body, position) = member
            let velocity = linearVelocity(of: body)
            return sum + mass(of: body) * (position.x * velocity.y - position.y * velocity.x)
                + inertia(of: body) * angularVelocity(of: body)
        }
    }

    /// The center of mass of some bodies, in meters; theirs must be their origins.
    func centerOfMass(of bodies: [BodyID]) -> Vector2 {
        let mass = bodies.reduce(0) { $0 + self.mass(of: $1) }
        return (1 / mass) * bodies.reduce(.zero) { $0 + self.mass(of: $1) * position(of: $1) }
    }

    /// The kinetic energy of some bodies, in joules.
    func kineticEnergy(of bodies: [BodyID]) -> Float {
        bodies.reduce(0) { sum, body in
            let spin = angularVelocity(of: body)
            return sum + 0.5 * mass(of: body) * linearVelocity(of: body).lengthSquared
                + 0.5 * inertia(of: body) * spin * spin
        }
    }

    /// Returns whether positions, angles and velocities of some bodies are finite.
    func areFinite(_ bodies: [BodyID]) -> Bool {
        bodies.allSatisfy { body in
            position(of: body).isFinite && angle(of: body).isFinite && linearVelocity(of: body).isFinite
                && angularVelocity(of: body).isFinite
        }
    }
}
