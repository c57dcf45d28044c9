import Physics2D

/// The body settings that result from all behaviors that hold an item.
@MainActor struct ItemSettings {
    var gravity = Vector2.zero
    var isDriven = false
    var keepsAngle = false
    var properties = UIDynamicItemBehavior.Properties()

    /// Collects the settings of an item. Gravities add up; an item property has the value set last, and
    /// taking the item counts as setting.
    init(of record: ItemBinding) {
        var stamps = UIDynamicItemBehavior.Properties.Stamps()
        for holder in record.owningBehaviors {
            if let gravity = holder.behavior as? UIGravityBehavior {
                self.gravity += gravity.acceleration(of: record.item)
                isDriven = true
            }
            if holder.behavior is UIPushBehavior { isDriven = true }
            if let snap = holder.behavior as? UISnapBehavior, !snap.allowsRotation { keepsAngle = true }
            if let item = holder.behavior as? UIDynamicItemBehavior {
                item.apply(to: &properties, &stamps, heldSince: holder.sequenceNumber)
            }
        }
    }

    mutating func apply(to record: ItemBinding, in world: inout World) {
        let body = record.body
        check(record)
        world.setKind(properties.isAnchored ? .fixed : .dynamic, of: body)
        world.setGravity(gravity, of: body)
        // An item under gravity or a push must not tunnel through other items either, not only through
        // boundaries.
        world.setBullet(isDriven, of: body)
        world.setFixedRotation(keepsAngle || !properties.allowsRotation, of: body)
        world.setDamping(
            linear: Float(properties.resistance), angular: Float(properties.angularResistance), of: body)
        world.setCharge(Float(properties.charge), of: body)
        world.setMaterial(
            friction: Float(properties.friction), restitution: Float(properties.elasticity),
            density: Float(properties.density), of: body)
    }

    /// Reports settings that the engine cannot compute with, and replaces them by defaults.
    private mutating func check(_ record: ItemBinding) {
        func fail(_ validationError: String) {
            let context = RunContext.current
            context.fail(SceneFailure("Item '\(context.name(of: record.item))' \(validationError)"))
        }
        if let validationError = record.weight.validationError(withDensity: properties.density) {
            properties.density = 1
            fail(validationError)
        }
        let pull = Units.points(gravity)
        if !Limit.acceleration.allows(pull) {
            gravity = .zero
            fail("is pulled by gravities of \(pull) pt/s^2, but they must be \(Limit.acceleration.rule).")
        }
    }
}
