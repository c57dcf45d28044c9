import UIKitHost

extension SimulationRun {
    /// The current state of each dynamic item, in the order of animators and then of their items.
    package var traceRows: [TraceRow] { tick.items.map(row) }

    private func row(_ item: ItemState) -> TraceRow {
        TraceRow(
            frame: frame, time: film.time(ofFrame: frame), item: item.name, x: item.center.x,
            y: item.center.y,
            angle: item.angle, vx: item.velocity.dx, vy: item.velocity.dy,
            angularVelocity: item.angularVelocity,
            isAsleep: item.isAsleep)
    }

    /// The contacts of the ticks since `recordsContacts` was set.
    package var contactRows: [ContactRow] { contacts.map(row) }

    /// Advances to a later frame and returns the contacts on the way, each with the first frame that shows
    /// it.
    package func contacts(to number: Int) throws -> [ContactRow] {
        var rows: [ContactRow] = []
        while let tick = try nextTick(toFrame: number) { rows += tick.contacts.map(row) }
        return rows
    }

    private func row(_ contact: Tick.Contact) -> ContactRow {
        let record = contact.record
        return ContactRow(
            frame: contact.frame, time: film.time(ofFrame: contact.frame), phase: record.phase,
            item: record.item, other: record.other, x: record.point.x, y: record.point.y)
    }
}
