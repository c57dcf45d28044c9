/// A 64-bit fingerprint of numbers, fed one after the other (FNV-1a over their bytes, least significant
/// first); the same bits in give the same hash on every machine.
public struct StateHash: Sendable, Hashable {
    /// The hash of all that was fed so far.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// A hash of nothing.
    public init() {}

    /// Feeds a whole number.
    public mutating func combine(_ number: some FixedWidthInteger) {
        var bits = UInt64(truncatingIfNeeded: number)
        for _ in 0..<8 {
            value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
            bits >>= 8
        }
    }

    /// Feeds a float, bit by bit: 0 and -0 differ.
    public mutating func combine(_ number: Float) {
        combine(number.bitPattern)
    }

    /// Feeds a double, bit by bit: 0 and -0 differ.
    public mutating func combine(_ number: Double) {
        combine(number.bitPattern)
    }

    /// Feeds a vector.
    public mutating func combine(_ vector: Vector2) {
        combine(vector.x)
        combine(vector.y)
    }
}

extension World {
    /// Feeds every bit that the bodies' future motion depends on: places, velocities, sleep, and the impulses
    /// that hold contacts and joints.
    public func hash(into hash: inout StateHash) {
        var place = newestBody
        while place >= 0 {
            bodies[place].hash(into: &hash)
            place = bodies[place].older
        }
        for contact in store.contacts.reversed() where !contact.isDestroyed { contact.hash(into: &hash) }
        if !fields.isEmpty { hash.combine(fieldTime) }
        for joint in joints.elements where joint.generation != 0 { joint.hash(into: &hash) }
    }

    /// The fingerprint of the state alone.
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
