/// The properties of a body that a field acts on.
struct FieldSubject {
    var position: Vector2
    var velocity: Vector2
    var mass: Float
    var charge: Float
}

/// A vector in double precision: products of forces of very different sizes are computed before they become
/// floats.
private struct Arrow {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    init(_ vector: Vector2) {
        self.init(Double(vector.x), Double(vector.y))
    }

    var length: Double { (x * x + y * y).squareRoot() }

    /// The vector of length 1, or (0, 0) for a vector without a direction.
    var unit: Arrow {
        let length = length
        return length > 0 ? Arrow(x / length, y / length) : Arrow(0, 0)
    }
}

extension Field {
    /// The largest acceleration by a field, in meters per second squared: far above anything visible in a
    /// film, and far below the largest float.
    private static let maximumAcceleration = 1e12

    /// Returns whether a body at a position is in the field's region.
    func reaches(_ subject: FieldSubject) -> Bool {
        let displacement = subject.position - position
        return region.contains(x: Double(displacement.x), y: Double(displacement.y))
    }

    /// Returns the force on a body, in newtons, at a time of the field, in seconds, in a step of a length, in
    /// seconds; never NaN.
    func force(on subject: FieldSubject, at time: Double, step: Float) -> Vector2 {
        let displacement = Arrow(subject.position - position)
        let (velocity, mass) = (Arrow(subject.velocity), Double(subject.mass))
        let share = Double(strength) * falloffFactor(displacement.length)
        switch law {
        case .velocity:
            return .zero
        case .drag:
            let wind = Arrow(subject.velocity - direction)
            // Drag stops a body within a step at most; a larger force would reverse it.
            let limit = mass / Double(step) * wind.length
            return newtons(along: wind, -min(share * wind.length * wind.length, limit), mass)
        case .vortex:
            return newtons(along: Arrow(-displacement.y, displacement.x), share / mass, mass)
        case .radialGravity:
            return newtons(along: displacement, -share * mass, mass)
        case .linearGravity:
            return newtons(along: Arrow(direction), share * mass * Arrow(direction).length, mass)
        case .noise:
            let noise = noise(at: displacement, time)
            return newtons(along: noise, share * noise.length, mass)
        case .turbulence:
            let noise = noise(at: displacement, time)
            return newtons(along: noise, share * noise.length * velocity.length, mass)
        case .spring:
            return newtons(along: displacement, -share, mass)
        case .electric:
            return newtons(along: displacement, share * Double(subject.charge), mass)
        case .magnetic:
            guard subject.charge != 0 else { return .zero }
            return newtons(along: Arrow(velocity.y, -velocity.x), share * velocity.length, mass)
        }
    }

    /// Returns f = max(r, minimum radius)^-k, clamped to the largest float; 0 for a field of strength 0.
    private func falloffFactor(_ distance: Double) -> Double {
        guard strength != 0 else { return 0 }
        let factor = power(max(distance, Double(minimumRadius)), -Double(falloff))
        return min(factor, Double(Float.greatestFiniteMagnitude))
    }

    /// Returns a force along a direction, clamped to the largest acceleration times the mass.
    private func newtons(along direction: Arrow, _ size: Double, _ mass: Double) -> Vector2 {
        let limit = Self.maximumAcceleration * mass
        let (unit, length) = (direction.unit, max(-limit, min(size, limit)))
        return Vector2(Float(unit.x * length), Float(unit.y * length))
    }

    /// The size of the eddies, from 0.1 m for a smoothness of 0 to 1 m for 1.
    private var eddySize: Double { 0.1 + 0.9 * Double(max(0, min(smoothness, 1))) }

    private func noise(at displacement: Arrow, _ time: Double) -> Arrow {
        let (x, y, z) = (displacement.x / eddySize, displacement.y / eddySize, time * Double(animationSpeed))
        return Arrow(
            gradientNoise(x, y, z, seed: UInt64(seed) << 1),
            gradientNoise(x, y, z, seed: UInt64(seed) << 1 | 1))
    }
}
