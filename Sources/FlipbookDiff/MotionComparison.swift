import FlipbookCore
import UIKitHost

/// A comparison of two motions, frame by frame, up to their first difference.
///
/// Numbers are compared first, in the order of items and then of `MotionQuantity`. If all of them are equal,
/// both motions are scenes and the tolerance is 0, their pictures are compared.
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
    private var firstOddPicture: MotionDifference?

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
            guard let pair = try nextPair() else { return firstOddPicture }
            noteContacts()
            if let difference = difference(pair.a, pair.b) { return explained(difference) }
            comparePictures(pair.a ?? pair.b!)
            frameCount += 1
        }
    }

    /// Returns the next frames, of which one is nil when its motion has ended, or nil when both have.
    private func nextPair() throws -> (a: MotionFrame?, b: MotionFrame?)? {
        let pair = (a: try a.next(), b: try b.next())
        return pair.a == nil && pair.b == nil ? nil : pair
    }

    private func noteContacts() {
        if let rows = a.contacts { contacts.a = contacts.a ?? ContactHistory(); contacts.a?.advance(rows) }
        if let rows = b.contacts { contacts.b = contacts.b ?? ContactHistory(); contacts.b?.advance(rows) }
    }

    private func difference(_ one: MotionFrame?, _ other: MotionFrame?) -> MotionDifference? {
        guard let one, let other else {
            let frame = (one ?? other)!
            // A trace does not record frames without items.
            guard !isRounded || !frame.items.isEmpty else { return nil }
            return MotionDifference(
                frame: frame.number, time: frame.time, kind: .end(of: one == nil ? .a : .b), items: [])
        }
        items.formUnion(one.items.map(\.name))
        items.formUnion(other.items.map(\.name))
        let kinds = differences(one.items, other.items)
        guard let first = kinds.first else { return nil }
        return MotionDifference(
            frame: one.number, time: one.time, kind: first.kind, items: kinds.map(\.name))
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
            if !isEqual(a, b) { return .value(item: item.name, quantity: quantity, a: a, b: b) }
        }
        return nil
    }

    private func isEqual(_ a: Double, _ b: Double) -> Bool {
        if a == b || abs(a - b) <= tolerance { return true }
        // A trace has nine digits and at most fifteen decimals. Numbers that differ by more need no text.
        guard isRounded else { return false }
        if abs(a - b) < 1e-15 { return true }
        guard abs(a - b) <= 1e-8 * max(abs(a), abs(b)) else { return false }
        return a.text == b.text
    }

    /// Remembers the first frame whose pictures differ. A later difference of numbers takes precedence over
    /// it.
    private func comparePictures(_ frame: MotionFrame) {
        guard firstOddPicture == nil, !isRounded, tolerance == 0, a.picture != b.picture else { return }
        firstOddPicture = MotionDifference(
            frame: frame.number, time: frame.time, kind: .picture, items: [])
        firstOddPicture?.settings = settings(for: [])
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
