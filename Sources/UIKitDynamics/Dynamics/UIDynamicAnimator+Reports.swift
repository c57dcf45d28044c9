extension UIDynamicAnimator {
    /// Calls the actions of all behaviors.
    func performActions() {
        guard behaviors.contains(where: \.hasAction) else { return }
        for behavior in behaviors.flatMap(\.tree) { behavior.action?() }
    }

    func reportContacts() {
        simulation.takeContacts()
        let events = simulation.contacts
        guard !events.isEmpty else { return }
        let isHeard = simulation.hasListener
        for contact in events where contact.phase == .began { report(contact, isHeard) }
        for contact in events where contact.phase == .ended { report(contact, isHeard) }
    }

    private func report(_ contact: Simulation.Contact, _ isHeard: Bool) {
        // Items are named in the order of their first contact report.
        giveName(to: contact.item)
        if case .item(let other) = contact.other { giveName(to: other) }
        reported.append(contact)
        guard isHeard else { return }
        for behavior in contact.behaviors { contact.deliver(behavior) }
    }

    private func giveName(to record: ItemBinding) {
        if record.name == nil { record.name = name(of: record.item) }
    }

    func record(of contact: Simulation.Contact) -> ContactRecord {
        ContactRecord(
            phase: contact.phase, item: contact.item.name ?? "", other: otherName(of: contact),
            point: contact.point)
    }

    func reportSettled() {
        simulation.noteSettled()
        let settled = simulation.settled
        guard !settled.isEmpty else { return }
        if let itemDidSettle { for record in settled { itemDidSettle(record.item) } }
        guard behaviors.contains(where: \.hasSettleReport) else { return }
        for behavior in behaviors.flatMap(\.tree) { reportSettled(behavior, settled) }
    }

    /// Reports a behavior as settled when the last moving item of its tree has come to rest.
    private func reportSettled(_ behavior: UIDynamicBehavior, _ settled: [ItemBinding]) {
        guard let report = behavior.didSettle else { return }
        let parts = behavior.tree
        func isHeld(_ record: ItemBinding) -> Bool { parts.contains { record.isHeld(by: $0) } }
        guard settled.contains(where: isHeld) else { return }
        if !simulation.items.contains(where: { $0.isMoving(in: simulation.world) && isHeld($0) }) { report() }
    }
}
