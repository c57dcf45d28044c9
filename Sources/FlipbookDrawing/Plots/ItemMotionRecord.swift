import FlipbookCore
import Picture
import UIKitHost

/// The motions as they are recorded.
struct ItemMotionRecord {
    private(set) var motions: [ItemMotion] = []
    private var numbers: [String: Int] = [:]
    private var momentCount = 0

    /// The largest number of moments, which take about 1 GB: 23 items for an hour at 60 frames per second.
    private static let mostMoments = 5_000_000

    /// Adds a run's frame: the contacts since the frame before, and the states.
    /// - Throws: `FilmError.invalid` for too many moments.
    @MainActor mutating func add(_ run: SimulationRun, _ contacts: [ContactRecord]) throws {
        for contact in contacts where contact.phase == .began { addContact(of: contact) }
        add(run.shownItemRecords) { run.tick.itemColors[$0] }
        try checkSize(run.film)
    }

    /// Adds the states of a frame; `color` returns the color of an item that is new.
    mutating func add(_ moments: [ItemRecord], color: (String) -> Color? = { _ in nil }) {
        momentCount += moments.count
        for moment in moments { motions[number(of: moment.item, color)].add(moment) }
    }

    /// Adds the beginning of a contact to both items. A boundary is not an item.
    mutating func addContact(of contact: ContactRecord) {
        for name in [contact.item, contact.other] {
            if let number = numbers[name] { motions[number].addContact(frame: contact.frame) }
        }
    }

    private func checkSize(_ film: Film) throws {
        guard momentCount <= Self.mostMoments else {
            throw FilmError.invalid(
                "\(motions.count) items in \(film.frameCount) frames are more than \(Self.mostMoments) moments, "
                    + "too many for one plot; take a shorter duration or fewer frames per second.")
        }
    }

    private mutating func number(of name: String, _ color: (String) -> Color?) -> Int {
        if let number = numbers[name] { return number }
        numbers[name] = motions.count
        motions.append(ItemMotion(item: name, color: color(name)))
        return motions.count - 1
    }
}
