/// A 64-bit FNV-1a hash of a sequence of numbers. Each number is hashed as eight bytes, least significant
/// first, so the same bits produce the same hash on every machine.
public struct StateHash: Sendable, Hashable {
    /// The hash of all numbers so far; the FNV offset basis before the first.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the hash of an empty sequence.
    public init() {}

    /// Adds an integer, extended to 64 bits.
    public mutating func combine(_ number: some FixedWidthInteger) {
        var bits = UInt64(truncatingIfNeeded: number)
        for _ in 0..<8 {
            value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
            bits >>= 8
        }
    }

    /// Adds the bit pattern of a float: 0 and -0 differ.
    public mutating func combine(_ number: Float) {
        combine(number.bitPattern)
    }

    /// Adds the bit pattern of a double: 0 and -0 differ.
    public mutating func combine(_ number: Double) {
        combine(number.bitPattern)
    }

    /// Adds the x and y components of a vector.
    public mutating func combine(_ vector: Vector2) {
        combine(vector.x)
        combine(vector.y)
    }
}

extension World {
    /// Adds the state that the step carries on. For each body, the newest first: center of mass, angle,
    /// velocities, sleep time and whether it is awake. For each contact, the last of the store first: shapes,
    /// points and impulses. For each joint: bodies and impulses. With fields, their time as well.
    ///
    /// Inputs are not hashed: shapes, materials, gravity, damping, forces, fields and the settings of the
    /// world.
    public func hash(into hash: inout StateHash) {
        var place = newestBody
        while place >= 0 {
            bodies[place].hash(into: &hash)
            place = bodies[place].next
        }
        for contact in store.contacts.reversed() where !contact.isDestroyed { contact.hash(into: &hash) }
        if !fields.isEmpty { hash.combine(fieldTime) }
        for joint in joints.elements where joint.generation != 0 { joint.hash(into: &hash) }
    }

    /// The hash of the world's state alone; see `hash(into:)`.
    public var stateHash: UInt64 {
        var hash = StateHash()
        self.hash(into: &hash)
        return hash.value
    }
}

extension Body {
    fileprivate func hash(into hash: inout StateHash) {
        hash.combine(sweep.center)
        hash.combine(sweep.angle)
        hash.combine(velocity)
        hash.combine(angularVelocity)
        hash.combine(sleepTime)
        hash.combine(isAwake ? 1 : 0)
    }
}

extension Contact {
    fileprivate func hash(into hash: inout StateHash) {
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
    fileprivate func hash(into hash: inout StateHash) {
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

extension StateHash {
    fileprivate mutating func combine(_ vector: Vector3) {
        combine(vector.plane)
        combine(vector.z)
    }
}
