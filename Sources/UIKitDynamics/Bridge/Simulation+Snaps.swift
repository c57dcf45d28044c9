import LiveDynamics
import Physics2D

// A snap pulls at the item's first corner (-w, -h) and at the opposite one (w, h), with w and h half its
// size. Each corner has two springs, one along x and one along y, whose other ends are fixed 50 pt outside
// the corner's target position. The springs' rest length is 50 pt, so all are relaxed when the item is
// upright at the point. These numbers are measured, and agree with the log of 2014.

/// The springs of snaps.
extension Simulation {
    /// The rest length of the springs, in meters.
    private static var reach: Float { SpringHold.reach }
    /// The frequency of the springs, in hertz.
    private static let frequency: Float = 4

    /// Creates the springs of a snap if its item has a body, at their current length.
    mutating func attach(_ behavior: UISnapBehavior) {
        guard let record = record(of: behavior.members[0]) else { return }
        let anchor = addAnchor(at: behavior.snapPoint)
        let springs = Self.springs(halfSize: Self.halfSize(of: record)).map { ends in
            var definition = DistanceJointDefinition(record.body, anchor)
            (definition.anchorA, definition.anchorB) = ends
            return world.createJoint(definition)
        }
        behavior.handle = SnapHandle(
            anchor: anchor, springs: springs, hold: SpringHold(of: springs))
        looseSnaps.append(behavior)
        refresh(behavior)
    }

    /// Removes the springs of a snap and the body at its point.
    mutating func detach(_ behavior: UISnapBehavior) {
        looseSnaps.removeAll { $0 === behavior }
        guard let handle = behavior.handle else { return }
        behavior.handle = nil
        for spring in handle.springs where world.contains(spring) { world.destroyJoint(spring) }
        world.destroyBody(handle.anchor)
    }

    /// Moves the fixed body at a snap's point.
    mutating func moveAnchor(of behavior: UISnapBehavior) {
        guard let handle = behavior.handle else { return }
        world.setPosition(
            Units.meters(behavior.snapPoint), angle: world.angle(of: handle.anchor), of: handle.anchor)
    }

    /// Updates a snap's springs to its damping and to `allowsRotation`.
    mutating func refresh(_ behavior: UISnapBehavior) {
        guard let handle = behavior.handle, let record = record(of: behavior.members[0]) else { return }
        let share = behavior.allowsRotation ? 1 : Self.shareOfMass(halfSize: Self.halfSize(of: record))
        for spring in handle.springs {
            world.setSpring(
                frequency: share * Self.frequency, dampingRatio: share * Float(behavior.damping), of: spring)
        }
        // The springs of an item that is not rotated upright are relaxed at its current angle.
        let angle = behavior.allowsRotation ? 0 : world.angle(of: record.body)
        world.setPosition(Units.meters(behavior.snapPoint), angle: angle, of: handle.anchor)
    }

    /// Sets the rest length of the springs of new snaps that have held their items for at least a step and at
    /// least 1/60 s. It is called before each sub-step.
    mutating func setSnapLengths() {
        guard !looseSnaps.isEmpty else { return }
        let loose = looseSnaps
        looseSnaps = []
        for snap in loose where snap.handle?.hold.ends(before: substeps.substep, in: &world) == false {
            looseSnaps.append(snap)
        }
    }

    /// Marks the end of a step for the snaps that existed during it.
    func countStepForSnaps() {
        for snap in looseSnaps { snap.handle?.hold.endStep() }
    }

    private static func halfSize(of record: ItemBinding) -> Vector2 {
        Vector2(Units.meters(record.size.width / 2), Units.meters(record.size.height / 2))
    }

    private static func springs(halfSize: Vector2) -> [(item: Vector2, anchor: Vector2)] {
        let corner = halfSize
        return [
            (-corner, Vector2(-corner.x - reach, -corner.y)),
            (-corner, Vector2(-corner.x, -corner.y - reach)),
            (corner, Vector2(corner.x + reach, corner.y)), (corner, Vector2(corner.x, corner.y + reach)),
        ]
    }

    private static func shareOfMass(halfSize: Vector2) -> Float {
        // At a corner of an item that can rotate, a spring moves less than the item's mass:
        // 1 / (1 / m + r^2 / I), with the lever arm r and I = m (w^2 + h^2) / 3. Stiffness and damping
        // grow with the mass moved, so an item kept from rotating would snap faster. Scaling frequency and
        // damping ratio by the square root of that fraction compensates for it. The fraction is that of the
        // springs with the shorter lever arm.
        let lever = min(halfSize.x, halfSize.y)
        return (1 / (1 + 3 * lever * lever / halfSize.lengthSquared)).squareRoot()
    }
}
