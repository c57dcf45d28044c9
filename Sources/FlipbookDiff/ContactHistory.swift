import UIKitHost

/// The contacts of a motion as they begin and end, kept to find the one that caused a difference.
struct ContactHistory: Sendable {
    /// The contacts that began or ended since the last equal frame.
    private(set) var recent: [ContactRecord] = []
    /// The contacts that began and have not ended, in the order of their beginnings.
    private(set) var open: [ContactRecord] = []

    /// Records the contacts of the next frame and forgets the recent ones of the frame before.
    mutating func advance(_ rows: [ContactRecord]) {
        recent = rows
        for row in rows {
            open.removeAll { $0.isBetweenSame(as: row) }
            if row.phase == .began { open.append(row) }
        }
    }

    /// Returns an item and all items connected with it, by contacts or by links such as attachments.
    func island(of item: String, items: Set<String>, links: [[String]]) -> Set<String> {
        var (island, waiting) = (Set([item]), [item])
        let touches = (open + recent).filter { items.contains($0.other) }.map { [$0.item, $0.other] }
        let pairs = touches + links
        while let next = waiting.popLast() {
            for pair in pairs where pair.contains(next) {
                for name in pair where island.insert(name).inserted { waiting.append(name) }
            }
        }
        return island
    }
}

extension ContactRecord {
    /// Returns whether two rows name the same pair, in either order.
    func isBetweenSame(as row: ContactRecord) -> Bool {
        (item, other) == (row.item, row.other) || (item, other) == (row.other, row.item)
    }

    func involves(_ names: Set<String>) -> Bool { names.contains(item) || names.contains(other) }
}
