import Physics2D

/// A custom field and the items in it.
@MainActor struct CustomField {
    let behavior: UIFieldBehavior
    var items: [ItemBinding]
}

/// The world's fields, made from field behaviors.
extension Simulation {
    /// Rebuilds the world's fields and the custom fields, each in the order in which its first item
    /// was added to it.
    mutating func refreshFields() {
        needsFields = false
        world.fields = []
        customFields = []
        for behavior in fieldBehaviors {
            let held = items.filter { $0.isHeld(by: behavior) }
            if let field = behavior.field {
                world.fields.append(FieldInfluence(field, on: held.map(\.body)))
            } else if behavior.evaluation != nil {
                customFields.append(CustomField(behavior: behavior, items: held))
            }
        }
    }

    /// The field behaviors that hold items, in the order in which their first items were added.
    var fieldBehaviors: [UIFieldBehavior] {
        var behaviors: [(behavior: UIFieldBehavior, sequenceNumber: Int)] = []
        for holder in items.flatMap(\.owningBehaviors) {
            guard let field = holder.behavior as? UIFieldBehavior else { continue }
            if let place = behaviors.firstIndex(where: { $0.behavior === field }) {
                behaviors[place].sequenceNumber = min(behaviors[place].sequenceNumber, holder.sequenceNumber)
            } else {
                behaviors.append((field, holder.sequenceNumber))
            }
        }
        return behaviors.sorted { $0.sequenceNumber < $1.sequenceNumber }.map(\.behavior)
    }
}

// The blocks of custom fields are the scene's code and may call the animator. They run between the
// simulation's sub-steps, never inside one.
extension UIDynamicAnimator {
    /// Applies the forces of custom fields to the next sub-step.
    func applyCustomFields() {
        for field in simulation.customFields {
            for record in field.items {
                guard let force = force(of: field.behavior, on: record) else { continue }
                simulation.world.applyStepForce(force, to: record.body)
            }
        }
    }

    /// True when a custom field exerts a force on an item.
    var feelsCustomField: Bool {
        simulation.customFields.contains { field in
            field.items.contains { force(of: field.behavior, on: $0) != nil }
        }
    }

    /// Returns the force of a custom field on an item, in newtons; nil for none.
    private func force(of behavior: UIFieldBehavior, on record: ItemBinding) -> Vector2? {
        guard let evaluation = behavior.evaluation, record.isHeld(by: behavior),
            simulation.world.contains(record.body),
            simulation.world.kind(of: record.body) == .dynamic
        else { return nil }
        let (center, velocity) = (simulation.center(of: record), simulation.velocity(of: record).linear)
        let way = CGPoint(x: center.x - behavior.position.x, y: center.y - behavior.position.y)
        guard behavior.region.contains(way) else { return nil }
        let force = evaluation(
            behavior, center, CGVector(dx: velocity.x, dy: velocity.y),
            CGFloat(simulation.world.mass(of: record.body)),
            CGFloat(simulation.world.charge(of: record.body)), TimeInterval(simulation.substeps.substep))
        let mass = CGFloat(simulation.world.mass(of: record.body))
        let acceleration = CGVector(dx: force.dx / mass * 100, dy: force.dy / mass * 100)
        guard Limit.acceleration.allows(acceleration) else {
            behavior.fail(
                "The block of a UIFieldBehavior returned a force of \(force) for \(describe(record.item)), but a force must be finite and accelerate by 1e12 pt/s^2 at most."
            )
            return nil
        }
        let newtons = Vector2(Float(force.dx), Float(force.dy))
        return newtons == .zero ? nil : newtons
    }
}
