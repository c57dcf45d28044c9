import Physics2D

// A snap pulls at the item's first corner (-w, -h) and at the opposite one (w, h), w and h being half its size.
// At each corner are two springs, one along x and one along y, whose other ends are fixed 50 pt outside of
// where the corner belongs. The springs' rest length is 50 pt, so all are at ease when the item stands upright
// on the point. Numbers: measured, and in agreement with the log of 2014.
//
// A new snap holds the item where it is for a frame, a whole step and 1/60 s, before its springs take their rest
// length: in the log the first frame does not move, and the measurement's first frame that moves has a single
// sub-step of 1/120 s, though an animator's second frame runs two.

/// How snaps become springs.
extension Simulation {
    /// How long the springs are at rest, in metres.
    private static let reach: Float = 0.5
    /// How often they swing, in hertz.
    private static let frequency: Float = 4

    /// Makes the springs of a snap whose item is here, at the length that they have now.
    mutating func attach(_ behavior: UISnapBehavior) {
        guard let record = record(of: behavior.members[0]) else { return }
        let anchor = addAnchor(at: behavior.snapPoint)
        let springs = Self.springs(halfSize: Self.halfSize(of: record)).map { ends in
            var definition = DistanceJointDefinition(record.body, anchor)
            (definition.anchorA, definition.anchorB) = ends
            return world.createJoint(definition)
        }
        behavior.bond = SnapBond(anchor: anchor, springs: springs)
        looseSnaps.append(behavior)
        refresh(behavior)
    }

    /// Takes the springs of a snap out.
    mutating func detach(_ behavior: UISnapBehavior) {
        looseSnaps.removeAll { $0 === behavior }
        guard let bond = behavior.bond else { return }
        behavior.bond = nil
        for spring in bond.springs where world.contains(spring) { world.destroyJoint(spring) }
        world.destroyBody(bond.anchor)
    }

    /// Moves the fixed body at a snap's point.
    mutating func moveAnchor(of behavior: UISnapBehavior) {
        guard let bond = behavior.bond else { return }
        world.setPosition(
            Units.meters(behavior.snapPoint), angle: world.angle(of: bond.anchor), of: bond.anchor)
    }

    /// Takes over a snap's damping, and whether it turns the item.
    mutating func refresh(_ behavior: UISnapBehavior) {
        guard let bond = behavior.bond, let record = record(of: behavior.members[0]) else { return }
        let share = behavior.allowsRotation ? 1 : Self.shareOfMass(halfSize: Self.halfSize(of: record))
        for spring in bond.springs {
            world.setSpring(
                frequency: share * Self.frequency, dampingRatio: share * Float(behavior.damping), of: spring)
        }
        // An item that is not turned has its springs at ease as it stands.
        let angle = behavior.allowsRotation ? 0 : world.angle(of: record.body)
        world.setPosition(Units.meters(behavior.snapPoint), angle: angle, of: bond.anchor)
    }

    /// Before a sub-step: lets new snaps pull once they have held their items for a frame.
    mutating func tightenSnaps() {
        guard !looseSnaps.isEmpty else { return }
        let (loose, delay) = (looseSnaps, Int(1 / 60 / substeps.substep))
        looseSnaps.removeAll { $0.bond.map { $0.isStepOver && $0.looseSubsteps >= delay } ?? true }
        for snap in loose {
            snap.bond?.looseSubsteps += 1
            guard !looseSnaps.contains(where: { $0 === snap }) else { continue }
            for spring in snap.bond?.springs ?? [] { world.setLength(Self.reach, of: spring) }
        }
    }

    /// After a step: the snaps that were added before it have seen it.
    func countStepForSnaps() {
        for snap in looseSnaps { snap.bond?.isStepOver = true }
    }

    private static func halfSize(of record: ItemBody) -> Vector2 {
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

    // At a corner of an item that can turn, a spring feels less than the item's mass: 1 / (1 / m + r^2 / I),
    // r being its lever and I = m (w^2 + h^2) / 3. Stiffness and damper grow with what it feels, so that an
    // item kept from turning would snap faster. Frequency and damping ratio times the root of that share make
    // up for it; the share is that of the longer side's springs.
    private static func shareOfMass(halfSize: Vector2) -> Float {
        let lever = min(halfSize.x, halfSize.y)
        return (1 / (1 + 3 * lever * lever / halfSize.lengthSquared)).squareRoot()
    }
}
