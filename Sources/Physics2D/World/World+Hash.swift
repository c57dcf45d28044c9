public import DeterministicMath

extension World {
    /// Adds the state that the step carries on. For each body, the newest first: center of mass, angle,
    /// velocities, sleep time and whether it is awake. For each contact, the last of the store first: shapes,
    /// points and impulses. For each joint: bodies and impulses. With fields, their time as well.
    ///
    /// Inputs are not hashed: shapes, materials, gravity, damping, forces, fields and the settings of the
    /// world.
    public func hash(into hash: inout Hash64) {
        var index = newestBody
        while index >= 0 {
            bodies[index].hash(into: &hash)
            index = bodies[index].next
        }
        for contact in store.contacts.reversed() where !contact.isDestroyed { contact.hash(into: &hash) }
        if !fields.isEmpty { hash.combine(fieldTime) }
        for joint in joints.elements where joint.generation != 0 { joint.hash(into: &hash) }
    }

    /// The hash of the world's state alone; see `hash(into:)`.
    public var stateHash: UInt64 {
        var hash = Hash64()
        self.hash(into: &hash)
        return hash.value
    }
}

extension Body {
    fileprivate func hash(into hash: inout Hash64) {
        hash.combine(sweep.center)
        hash.combine(sweep.angle)
        hash.combine(velocity)
        hash.combine(angularVelocity)
        hash.combine(sleepTime)
        hash.combine(isAwake ? 1 : 0)
    }
}

extension Contact {
    fileprivate func hash(into hash: inout Hash64) {
        hash.combine(shapeA)
        hash.combine(shapeB)
        hash.combine(manifold.count)
        for i in 0..<manifold.count {
            hash.combine(manifold[i].localPoint)
            hash.combine(manifold[i].normalImpulse)
            hash.combine(manifold[i].tangentImpulse)
        }
    }
}

extension Joint {
    fileprivate func hash(into hash: inout Hash64) {
        hash.combine(ends.bodyA)
        hash.combine(ends.bodyB)
        switch form {
        case .distance(let joint):
            hash.combine(joint.impulse)
        case .rope(let joint):
            hash.combine(joint.impulse)
        case .revolute(let joint):
            hash.combine(joint.impulse)
            hash.combine(joint.frictionImpulse)
        case .prismatic(let joint):
            hash.combine(joint.impulse)
        case .weld(let joint):
            hash.combine(joint.impulse)
        }
    }
}

extension Hash64 {
    /// Adds the x and y components of a vector.
    public mutating func combine(_ vector: Vector2) {
        combine(vector.x)
        combine(vector.y)
    }

    fileprivate mutating func combine(_ vector: Vector3) {
        combine(vector.plane)
        combine(vector.z)
    }
}
