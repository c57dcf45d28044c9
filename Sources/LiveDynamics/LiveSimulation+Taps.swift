public import Physics2D

/// The effects of taps in scenes whose code snaps or pushes an item to the finger.
extension LiveSimulation {
    /// The number of springs of a snap. No other behavior ties an item to a fixed body with as many.
    private static let springCount = 4

    /// Returns the fixed body at the point to which a body snaps, with the springs between both; nil for a
    /// body that nothing snaps.
    public func snap(of body: BodyID) -> (anchor: BodyID, springs: [JointID])? {
        guard world.contains(body) else { return nil }
        let joints = world.jointIDs.filter {
            world.kind(of: $0) == .distance && world.bodies(of: $0).a == body
        }
        for joint in joints {
            let anchor = world.bodies(of: joint).b
            let springs = joints.filter { world.bodies(of: $0).b == anchor }
            if world.kind(of: anchor) == .fixed, springs.count == Self.springCount {
                return (anchor, springs)
            }
        }
        return nil
    }

    /// Moves the point to which a body snaps, in meters. As those of a new snap, the springs first hold the
    /// body where it is. Does nothing for a body that nothing snaps.
    public mutating func snap(_ body: BodyID, to point: Vector2) {
        guard point.isFinite, let (anchor, springs) = snap(of: body) else { return }
        world.setPosition(point, angle: world.angle(of: anchor), of: anchor)
        for spring in springs {
            let ends = world.anchors(of: spring)
            world.setLength((ends.b - ends.a).length, of: spring)
        }
        holds.removeAll { $0.springs.contains(springs[0]) }
        holds.append(SpringHold(of: springs))
        world.wake(body)
    }

    /// Pushes a body toward a point in meters, in place of the force that pushes it.
    ///
    /// - Parameters:
    ///   - proportional: The force or impulse for each meter between the body's origin and the point.
    ///   - constant: The force or impulse that does not depend on their distance.
    ///   - isContinuous: False for an impulse, which no later one replaces.
    public mutating func push(
        _ body: BodyID, toward point: Vector2, proportional: Float, constant: Float, isContinuous: Bool
    ) {
        guard world.contains(body), point.isFinite else { return }
        let arm = point - world.position(of: body)
        let distance = arm.length
        if isContinuous { pushes.removeAll { $0.body == body && $0.isContinuous } }
        guard distance > 0 else { return }
        let force = (proportional + constant / distance) * arm
        pushes.append(BodyPush(body, force: force, arm: .zero, isContinuous: isContinuous))
        world.wake(body)
    }
}
