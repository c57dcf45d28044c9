package import UIKitHost

extension SimulationRun {
    /// The current state of each dynamic item, in the order of animators and then of their items.
    package var itemRecords: [ItemRecord] { tick.items.map(record) }

    /// The current state of each dynamic item as drawn, in the same order.
    package var shownItemRecords: [ItemRecord] { tick.shownItems.map(record) }

    private func record(of state: ItemState) -> ItemRecord {
        ItemRecord(frame: frame, time: film.time(ofFrame: frame), state: state)
    }

    /// Advances to a later frame and returns the contacts on the way, each with the first frame that shows
    /// it.
    package func contacts(to number: Int) throws -> [ContactRecord] {
        var contacts: [ContactRecord] = []
        while let tick = try nextTick(toFrame: number) { contacts += tick.contacts }
        return contacts
    }
}
