// Contacts are updated in two passes. The first runs on several workers, four box pairs at a time: it
// computes where shapes touch, which depends on the bodies' transforms alone. The second commits what began
// and ended, and wakes bodies, in the order of Box2D's list of contacts.

/// The first pass of the contact update.
struct NarrowPhase {
    let context: StepContext
    let rules: CollisionRules
    /// True when contacts must be filtered again.
    let refilters: Bool
    /// True when contacts must copy their shapes' materials.
    let refreshesMaterials: Bool

    /// Updates the contacts of a range; writes the changes in ascending order, and returns their number.
    func update(_ range: Range<Int>, _ changes: UnsafeMutablePointer<ContactChange>) -> Int {
        var list = ChangeList(changes)
        var batch = BoxBatch(context)
        let isAsUsual = !refilters && !refreshesMaterials
        for index in range {
            let contact = context.contacts + index
            guard !contact.pointee.isDestroyed, isAsUsual || refresh(contact, index, &list) else { continue }
            let separation = context.separation(contact)
            // Contacts that were and stay apart need no access to their bodies, awake or not.
            if separation == .apart, !contact.pointee.isTouching {
                if !contact.pointee.isEnabled { contact.pointee.flags.formUnion(.enabled) }
                continue
            }
            let isActive = context.isActive(contact)
            contact.pointee.set(.updated, isActive)
            guard isActive else { continue }
            if separation == .near, contact.pointee.flags.contains(.boxes) {
                batch.append(contact)
                if batch.isFull { batch.update(&list) }
            } else {
                update(contact, index, separation, &list)
            }
        }
        batch.update(&list)
        return list.count
    }

    @inline(never) private func update(
        _ contact: UnsafeMutablePointer<Contact>, _ index: Int, _ separation: StepContext.Separation,
        _ list: inout ChangeList
    ) {
        let count = contact.pointee.manifold.count
        switch separation {
        case .parted: list.append(index, .destroyed, oldCount: count)
        case .apart: list.append(index, context.end(contact), oldCount: count)
        case .near: list.append(index, context.update(contact), oldCount: count)
        }
    }

    /// Filters a contact again and copies its materials, as required; returns whether its shapes may still
    /// collide.
    @inline(never) private func refresh(
        _ contact: UnsafeMutablePointer<Contact>, _ index: Int, _ list: inout ChangeList
    ) -> Bool {
        if refreshesMaterials { refreshMaterial(contact) }
        guard refilters, !rules.shouldCollide(contact.pointee.shapeA, contact.pointee.shapeB, context) else {
            return true
        }
        contact.pointee.flags.formUnion(.updated)
        list.append(index, .destroyed, contact)
        return false
    }

    private func refreshMaterial(_ contact: UnsafeMutablePointer<Contact>) {
        let a = context.shapes + Int(contact.pointee.shapeA)
        let b = context.shapes + Int(contact.pointee.shapeB)
        contact.pointee.friction = Contact.friction(a.pointee, b.pointee)
        contact.pointee.restitution = Contact.restitution(a.pointee, b.pointee)
    }
}
