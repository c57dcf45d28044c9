import FlipbookCore
import UIKitHost

/// A comparison of two motions, frame by frame, up to their first difference.
///
/// Numbers are compared first, in the order of items and then of `MotionQuantity`. If all of them are equal
/// and the tolerance is 0, contacts are compared where both motions record them, then the pictures of two
/// scenes. Where no frame has an item, pictures or their hashes are compared with any tolerance, since there
/// is nothing else.
@MainActor final class MotionComparison {
    private let a: any MotionSource
    private let b: any MotionSource
    private let tolerance: Double
    private let isRounded: Bool
    /// The quantities that both motions have, in the order of comparison.
    private let quantities: [MotionQuantity]
    private var contacts = ContactHistories()
    /// The number of frames found equal so far.
    private(set) var frameCount = 0
    /// The names of all items so far.
    private(set) var items: Set<String> = []
    /// The largest difference of numbers that the tolerance allowed; nil when all numbers are equal.
    private(set) var largestAllowed: MotionDeviation?
    private var firstOddContact: MotionDifference?
    private var firstOddPicture: (frame: MotionFrame, settings: [SettingDifference]?)?
    private var hasContacts = false

    /// Creates a comparison.
    /// - Parameter tolerance: the largest difference of two numbers that counts as equal, in their own units.
    init(_ a: any MotionSource, _ b: any MotionSource, tolerance: Double) {
        (self.a, self.b, self.tolerance) = (a, b, tolerance)
        isRounded = a.isRounded || b.isRounded
        quantities = a.quantities.filter(b.quantities.contains)
    }

    /// Returns the first difference, or nil when the motions are equal.
    /// - Throws: the errors of the scenes; `CancellationError`.
    func firstDifference() throws -> MotionDifference? {
        if let a = a.rate, let b = b.rate, abs(a - b) > 1e-6 * a {
            return MotionDifference(frame: 0, time: 0, kind: .rate(a: a, b: b), items: [])
        }
        while true {
            try Task.checkCancellation()
            guard let pair = try nextPair() else { return firstOddContact ?? pictureDifference }
            noteContacts()
            if let difference = difference(pair.a, pair.b) { return explained(difference) }
            compareContacts(pair.a ?? pair.b!)
            comparePictures(pair.a ?? pair.b!)
            frameCount += 1
        }
    }

    /// Returns the next frames, of which one is nil when its motion has ended, or nil when both have.
    private func nextPair() throws -> (a: MotionFrame?, b: MotionFrame?)? {
        let pair = (a: try a.next(), b: try b.next())
        return pair.a == nil && pair.b == nil ? nil : pair
    }

    /// Throws an error when the frames of equal motions had nothing to compare: no items, contacts or
    /// pictures.
    func checkComparison() throws {
        guard frameCount > 0 else {
            throw FilmError.invalid("Neither motion has one of the frames that are to be compared.")
        }
        guard items.isEmpty, !hasContacts, !a.hasPictures || !b.hasPictures else { return }
        throw FilmError.lacking(
            "The frames hold no items, and so nothing to compare. "
                + "A .trace of a scene without items holds hashes of its pictures.")
    }

    private func noteContacts() {
        hasContacts = hasContacts || a.contacts?.isEmpty == false || b.contacts?.isEmpty == false
        if let rows = a.contacts { contacts.a = contacts.a ?? ContactHistory(); contacts.a?.advance(rows) }
        if let rows = b.contacts { contacts.b = contacts.b ?? ContactHistory(); contacts.b?.advance(rows) }
    }

    private func difference(_ one: MotionFrame?, _ other: MotionFrame?) -> MotionDifference? {
        guard let one, let other else {
            let frame = (one ?? other)!
            let areAllRecorded = a.hasEmptyFrames && b.hasEmptyFrames
            guard areAllRecorded || !frame.items.isEmpty else { return nil }
            return MotionDifference(
                frame: frame.number, time: frame.time, kind: .end(of: one == nil ? .a : .b), items: [])
        }
        items.formUnion(one.items.map(\.name))
        items.formUnion(other.items.map(\.name))
        if !isSameMoment(one.time, other.time) {
            return MotionDifference(
                frame: one.number, time: one.time, kind: .time(a: one.time, b: other.time), items: [])
        }
        let kinds = differences(one.items, other.items)
        guard let first = kinds.first else { return nil }
        var found = MotionDifference(
            frame: one.number, time: one.time, kind: first.kind, items: kinds.map(\.name))
        found.largest = kinds.compactMap { MotionDeviation($0.kind, frame: one.number) }.largest
        return found
    }

    /// Returns each item that differs with its first difference: the items of A in order, then those that
    /// only B has.
    private func differences(
        _ a: [ItemState], _ b: [ItemState]
    ) -> [(name: String, kind: MotionDifference.Kind)] {
        if a == b { return [] }
        let others = Dictionary(b.map { ($0.name, $0) }) { first, _ in first }
        var found: [(String, MotionDifference.Kind)] = []
        for item in a {
            guard let other = others[item.name] else {
                found.append((item.name, .item(item.name, isIn: .a)))
                continue
            }
            if let kind = difference(item, other) { found.append((item.name, kind)) }
        }
        let known = Set(a.map(\.name))
        for item in b where !known.contains(item.name) {
            found.append((item.name, .item(item.name, isIn: .b)))
        }
        return found
    }

    private func difference(_ item: ItemState, _ other: ItemState) -> MotionDifference.Kind? {
        for quantity in quantities {
            let (a, b) = (quantity.value(of: item), quantity.value(of: other))
            if a == b { continue }
            let kind = MotionDifference.Kind.value(item: item.name, quantity: quantity, a: a, b: b)
            guard isEqual(a, b) else { return kind }
            guard abs(a - b) > largestAllowed?.size ?? 0, tolerance > 0 else { continue }
            largestAllowed = MotionDeviation(kind, frame: frameCount)
        }
        return nil
    }

    private func isEqual(_ one: Double, _ other: Double) -> Bool {
        if one == other || abs(one - other) <= tolerance { return true }
        // A trace has nine digits and at most fifteen decimals, which tables of tiny numbers exceed.
        guard isRounded else { return false }
        if abs(one - other) < 1e-15 { return true }
        // The numbers of a scene are rounded as they would be written. Those of two traces are as they were.
        guard a.isRounded != b.isRounded, abs(one - other) <= 1e-8 * max(abs(one), abs(other)) else {
            return false
        }
        return a.isRounded ? one == other.inNineDigits : one.inNineDigits == other
    }

    /// Returns whether two times are equal, as far as a text with nine digits shows.
    private func isSameMoment(_ one: Double, _ other: Double) -> Bool {
        abs(one - other) <= max(tolerance, 1e-9 * max(one, other)) || one.inNineDigits == other.inNineDigits
    }

    /// Remembers the first frame whose contacts differ. A later difference of numbers takes precedence over
    /// it. Within a tolerance, the same contact may begin in another frame.
    private func compareContacts(_ frame: MotionFrame) {
        guard firstOddContact == nil, tolerance == 0, let one = a.contacts, let other = b.contacts else {
            return
        }
        let count = max(one.count, other.count)
        let pairs = (0..<count).map { (one.dropFirst($0).first, other.dropFirst($0).first) }
        guard let (row, match) = pairs.first(where: { !isEqual($0.0, $0.1) }) else { return }
        func isSame(_ row: ContactRecord?, _ other: ContactRecord?) -> Bool {
            guard let row, let other else { return false }
            return row.isBetweenSame(as: other) && row.phase == other.phase
        }
        let kind: MotionDifference.Kind
        if isSame(row, match) {
            kind = .contact(a: row, b: match)
        } else if let row, !other.contains(where: { isSame($0, row) }) {
            kind = .contact(a: row, b: nil)
        } else {
            kind = match.map { .contact(a: nil, b: $0) } ?? .contact(a: row, b: nil)
        }
        firstOddContact = MotionDifference(
            frame: frame.number, time: frame.time, kind: kind, items: [(row ?? match)!.item])
        firstOddContact?.settings = settings(for: [])
    }

    private func isEqual(_ row: ContactRecord?, _ other: ContactRecord?) -> Bool {
        guard let row, let other else { return false }
        // Earlier traces do not name an item that has contacts and no position.
        func isUnnamed(_ row: ContactRecord, beside other: ContactRecord) -> Bool {
            row.item.isEmpty && !items.contains(other.item)
        }
        let isSameItem =
            row.item == other.item || isUnnamed(row, beside: other) || isUnnamed(other, beside: row)
        return isSameItem && row.other == other.other && row.frame == other.frame && row.phase == other.phase
            && isEqual(row.point.x, other.point.x) && isEqual(row.point.y, other.point.y)
    }

    /// Remembers the first frame whose pictures differ. A later difference of numbers takes precedence over
    /// it.
    private func comparePictures(_ frame: MotionFrame) {
        guard firstOddPicture == nil, a.hasPictures, b.hasPictures, tolerance == 0 || items.isEmpty else {
            return
        }
        let isEqual = isRounded ? a.pictureHash == b.pictureHash : a.picture == b.picture
        if !isEqual { firstOddPicture = (frame, settings(for: [])) }
    }

    /// The difference of the first frame whose pictures differ; nil when none does, and with a tolerance for
    /// numbers where frames have items.
    private var pictureDifference: MotionDifference? {
        guard let (frame, settings) = firstOddPicture, tolerance == 0 || items.isEmpty else { return nil }
        let kind: MotionDifference.Kind =
            items.isEmpty ? .pictureWithoutItems(isRecorded: isRounded, tolerance: tolerance) : .picture
        var difference = MotionDifference(frame: frame.number, time: frame.time, kind: kind, items: [])
        difference.settings = settings
        return difference
    }

    private func explained(_ difference: MotionDifference) -> MotionDifference {
        var difference = difference
        difference.isAtStart = frameCount == 0
        difference.recordsContacts = contacts.a != nil || contacts.b != nil
        if let item = difference.items.first {
            difference.contact = contacts.cause(for: item, items: items, links: links)
        }
        difference.settings = settings(for: Set(difference.items.prefix(1)))
        return difference
    }

    /// The names of the items of each attachment that joins two items.
    private var links: [[String]] {
        let settings = a.settings ?? b.settings ?? []
        return settings.filter { $0.owner.hasPrefix("UIAttachmentBehavior") && $0.items.count > 1 }.map(
            \.items)
    }

    /// Returns the settings that differ between the runs, those of the given items first, or nil when either
    /// motion has no settings.
    private func settings(for names: Set<String>) -> [SettingDifference]? {
        guard let one = a.settings, let other = b.settings else { return nil }
        let all = BehaviorSetting.differences(one, other)
        func concerns(_ setting: SettingDifference) -> Bool {
            !names.isDisjoint(with: setting.items) || names.contains { setting.owner == "item \($0)" }
        }
        return all.filter(concerns) + all.filter { !concerns($0) }
    }
}
