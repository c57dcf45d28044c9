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

    /// Advances to a later frame and returns the contacts on the way, each with the first frame that shows
    /// it.
    package func contacts(to number: Int) throws -> [ContactRecord] {
        var contacts: [ContactRecord] = []
        while let tick = try nextTick(toFrame: number) { contacts += tick.contacts }
        return contacts
    }
}
