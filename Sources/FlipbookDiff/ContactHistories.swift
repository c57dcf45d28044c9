import UIKitHost

/// The contacts of both motions.
struct ContactHistories: Sendable {
    var a: ContactHistory?
    var b: ContactHistory?

    /// Returns the contact that caused an item's difference, or nil when there is none: the last one since
    /// the last equal frame, of the item itself or else of its island. If no such contact began or ended,
    /// returns the last open one.
    func cause(for item: String, items: Set<String>, links: [[String]]) -> CausingContact? {
        let sides = [(DifferenceSide.a, a), (.b, b)].compactMap { side, history in
            history.map { (side, $0) }
        }
        let island = sides.reduce(into: Set([item])) {
            $0.formUnion($1.1.island(of: item, items: items, links: links))
        }
        for names in [[item], island] {
            if let cause = last(\.recent, names, sides, goesOn: false) { return cause }
        }
        for names in [[item], island] {
            if let cause = last(\.open, names, sides, goesOn: true) { return cause }
        }
        return nil
    }

    /// Returns the last contact of a list that involves one of the names. A contact that only one motion has
    /// comes first, since it is a difference itself.
    private func last(
        _ kind: KeyPath<ContactHistory, [ContactRecord]>, _ names: Set<String>,
        _ sides: [(side: DifferenceSide, history: ContactHistory)], goesOn: Bool
    ) -> CausingContact? {
        var candidates: [CausingContact] = []
        for (side, history) in sides {
            let other = sides.first { $0.side != side }
            for row in history[keyPath: kind] where row.involves(names) {
                let isInBoth = other.map { other in
                    other.history[keyPath: kind].contains {
                        $0.isBetweenSame(as: row) && $0.phase == row.phase
                    }
                }
                candidates.append(CausingContact(row, onlyIn: isInBoth == false ? side : nil, goesOn: goesOn))
            }
        }
        // An impact begins and ends within one frame; its beginning is the cause.
        return candidates.last { $0.onlyIn != nil } ?? candidates.last { $0.phase == "began" }
            ?? candidates.last
    }
}

extension CausingContact {
    fileprivate init(_ row: ContactRecord, onlyIn side: DifferenceSide?, goesOn: Bool) {
        self.init(
            item: row.item, other: row.other, phase: row.phase.rawValue, frame: row.frame, x: row.point.x,
            y: row.point.y,
            onlyIn: side, goesOn: goesOn)
    }
}
