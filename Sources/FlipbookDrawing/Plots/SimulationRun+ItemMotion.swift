import FlipbookCore
import Picture
import UIKitDynamics

extension SimulationRun {
    /// Returns the motion of every item, in the order of appearance, from the first frame to the film's end.
    /// The moment after the last frame is included, so that two seconds are plotted from 0 to 2.
    func motions() throws -> [ItemMotion] {
        var record = MotionRecord()
        record.add(moments, color: colors())
        for number in 1...film.frameCount {
            for contact in try contacts(to: number) where contact.phase == .began {
                record.addContact(of: contact)
            }
            record.add(moments, color: colors())
            try record.checkSize(film)
        }
        return record.motions
    }

    /// Returns a function that finds the color of an item of this frame. Its first call looks up the colors
    /// of all items.
    private func colors() -> (String) -> Color? {
        var known: [String: Color]?
        return { [host] item in
            let colors =
                known
                ?? host.withCurrent {
                    host.animators.reduce(into: [:]) { $0.merge($1.itemColors) { first, _ in first } }
                }
            known = colors
            return colors[item]
        }
    }

    private var moments: [ItemMotion.Moment] {
        tick.shownItems.map { ItemMotion.Moment(frame: frame, time: film.time(ofFrame: frame), state: $0) }
    }
}

/// The motions as they are recorded.
struct MotionRecord {
    private(set) var motions: [ItemMotion] = []
    private var numbers: [String: Int] = [:]
    private var momentCount = 0

    /// The largest number of moments, which take about 1 GB: 23 items for an hour at 60 frames per second.
    private static let mostMoments = 5_000_000

    /// Adds the states of a frame; `color` returns the color of an item that is new.
    mutating func add(_ moments: [ItemMotion.Moment], color: (String) -> Color? = { _ in nil }) {
        momentCount += moments.count
        for moment in moments { motions[number(of: moment.state.name, color)].add(moment) }
    }

    /// Adds the beginning of a contact to both items. A boundary is not an item.
    mutating func addContact(of contact: ContactRow) {
        for name in [contact.item, contact.other] {
            if let number = numbers[name] { motions[number].addContact(frame: contact.frame) }
        }
    }

    func checkSize(_ film: Film) throws {
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
