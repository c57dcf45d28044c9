import DeterministicMath
import Physics2D

extension Dice {
    /// Returns the corners of a convex polygon of 3 to 8 corners on a circle, moved so that the center of its
    /// area is the origin.
    mutating func polygon(radius: Float) -> [Vector2] {
        let count = whole(in: 3...8)
        let corners = (0..<count).map { index in
            let angle = 2 * Double.pi * (Double(index) + 0.6 * Double(number(in: 0...1))) / Double(count)
            let direction = sineAndCosine(angle)
            return SIMD2(direction.cosine, direction.sine)
        }
        let center = Self.centroid(of: corners)
        return corners.map { Vector2(radius * Float($0.x - center.x), radius * Float($0.y - center.y)) }
    }

    private static func centroid(of corners: [SIMD2<Double>]) -> SIMD2<Double> {
        var (area, sum) = (0.0, SIMD2<Double>.zero)
        for (index, a) in corners.enumerated() {
            let b = corners[(index + 1) % corners.count]
            let doubled = a.x * b.y - a.y * b.x
            area += doubled
            sum += doubled * (a + b)
        }
        return sum / (3 * area)
    }
}

extension World {
    /// Joins two bodies by a joint of a random kind, which asks for nothing that is not so already.
    @discardableResult
    mutating func join(_ a: BodyID, _ b: BodyID, _ dice: inout Dice) -> JointID {
        let center = 0.5 * (position(of: a) + position(of: b))
        let (anchorA, anchorB) = (localPoint(center, of: a), localPoint(center, of: b))
        switch dice.index(of: 6) {
        case 0:
            return createJoint(DistanceJointDefinition(a, b))
        case 1:
            var spring = DistanceJointDefinition(a, b)
            spring.frequency = dice.number(in: 1...4)
            spring.dampingRatio = dice.number(in: 0...1)
            return createJoint(spring)
        case 2:
            var pin = RevoluteJointDefinition(a, b)
            (pin.anchorA, pin.anchorB) = (anchorA, anchorB)
            if dice.chance(0.5) { pin.limits = -dice.number(in: 0.1...1)...dice.number(in: 0.1...1) }
            if dice.chance(0.3) { pin.frictionTorque = dice.number(in: 0...0.5) }
            return createJoint(pin)
        case 3:
            var prismatic = PrismaticJointDefinition(a, b, axis: Vector2(1, dice.number(in: -1...1)))
            (prismatic.anchorA, prismatic.anchorB) = (anchorA, anchorB)
            if dice.chance(0.7) { prismatic.limits = -dice.number(in: 0...0.5)...dice.number(in: 0...0.5) }
            return createJoint(prismatic)
        case 4:
            var weld = WeldJointDefinition(a, b)
            (weld.anchorA, weld.anchorB) = (anchorA, anchorB)
            return createJoint(weld)
        default:
            var rope = RopeJointDefinition(a, b)
            rope.length = dice.number(in: 1...1.3) * (position(of: b) - position(of: a)).length
            return createJoint(rope)
        }
    }
}
