import Physics2D

extension Simulation {
    /// A contact between an item and another item or a boundary, both still in the world.
    struct Contact {
        enum Other {
            case item(ItemBinding)
            case boundary(BoundaryBody)
        }

        let phase: ContactRecord.Phase
        let item: ItemBinding
        let other: Other
        let point: CGPoint
    }

    /// Updates `contacts` with those that began or ended since the last call.
    mutating func takeContacts() {
        contacts.removeAll(keepingCapacity: true)
        for place in world.events.indices {
            if let contact = contact(world.events[place]) { contacts.append(contact) }
        }
        world.clearEvents()
    }

    /// True when a collision behavior has a delegate.
    var hasListener: Bool {
        for behavior in collisions where behavior.collisionDelegate != nil { return true }
        return false
    }

    private mutating func contact(_ event: ContactEvent) -> Contact? {
        let (first, second) = (itemsByBody[event.bodyA], itemsByBody[event.bodyB])
        let isCompound = first?.isCompound == true || second?.isCompound == true
        if isCompound && !touches.counts(event) { return nil }
        let point = Units.points(event.point)
        if let first, let second {
            return Contact(
                phase: event.phase == .began ? .began : .ended, item: first, other: .item(second),
                point: point)
        }
        guard let item = first ?? second,
            let boundary = boundariesByBody[first == nil ? event.bodyA : event.bodyB]
        else { return nil }
        return Contact(
            phase: event.phase == .began ? .began : .ended, item: item, other: .boundary(boundary),
            point: point)
    }
}

extension Simulation.Contact {
    /// The collision behaviors that make the two collide.
    @MainActor var behaviors: [UICollisionBehavior] {
        switch other {
        case .boundary(let boundary):
            return [boundary.behavior]
        case .item(let second):
            return item.owningBehaviors.compactMap { $0.behavior as? UICollisionBehavior }
                .filter { second.isHeld(by: $0) && $0.collisionMode.contains(.items) }
        }
    }

    /// Notifies a behavior's delegate.
    @MainActor func deliver(_ behavior: UICollisionBehavior) {
        guard let delegate = behavior.collisionDelegate else { return }
        switch (phase, other) {
        case (.began, .item(let second)):
            delegate.collisionBehavior(behavior, beganContactFor: item.item, with: second.item, at: point)
        case (.ended, .item(let second)):
            delegate.collisionBehavior(behavior, endedContactFor: item.item, with: second.item)
        case (.began, .boundary(let boundary)):
            delegate.collisionBehavior(
                behavior, beganContactFor: item.item, withBoundaryIdentifier: boundary.identifier, at: point)
        case (.ended, .boundary(let boundary)):
            delegate.collisionBehavior(
                behavior, endedContactFor: item.item, withBoundaryIdentifier: boundary.identifier)
        }
    }
}
