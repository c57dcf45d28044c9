import CoreGeometry
import UIKitDynamics

extension SimulationRun {
    /// The current state of each dynamic item, in the order of animators and then of their items.
    package var traceRows: [TraceRow] {
        host.withCurrent { host.animators.flatMap(\.itemStates).map(row) }
    }

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
    package func contacts(to number: Int) throws -> [ContactRow] {
        var rows: [ContactRow] = []
        try advance(to: number) {
            for animator in host.animators { rows += animator.contacts.map { row($0, frame: frame + 1) } }
        }
        return rows
    }

    /// The points of contacts that began in the last tick, in the picture's coordinates.
    package var beginningContacts: [CGPoint] {
        host.animators.flatMap { animator in
            animator.contacts.filter { $0.phase == .began }
                .map { animator.referenceView?.convert($0.point, to: nil) ?? $0.point }
        }
    }

    private func row(_ contact: ContactRecord, frame: Int) -> ContactRow {
        ContactRow(
            frame: frame, time: film.time(ofFrame: frame), phase: contact.phase,
            item: contact.item, other: contact.other, x: contact.point.x, y: contact.point.y)
    }

    /// Adds the hashes of all worlds' motion states, and the current picture.
    func addState(to fingerprint: inout Hash64) {
        for animator in host.animators { fingerprint.combine(animator.stateHash) }
        fingerprint.combine(picture)
    }
}
