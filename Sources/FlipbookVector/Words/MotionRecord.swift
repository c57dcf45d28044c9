import CoreGeometry
import FlipbookCore
import UIKitHost

/// The numbers of a run from which its description is written: those of `flipbook trace`.
struct MotionRecord {
    /// The size of the scene, in points.
    let size: CGSize
    /// The rows of each item in the order of frames, items in the order of their first rows.
    private(set) var items: [(name: String, rows: [ItemRecord])] = []
    /// The contacts that began, in the order of time.
    var contacts: [ContactRecord] = []
    private var places: [String: Int] = [:]

    init(size: CGSize) {
        self.size = size
    }

    /// Adds the rows of the next frame.
    mutating func add(_ rows: [ItemRecord]) {
        for row in rows {
            let place = places[row.item] ?? items.count
            if place == items.count { items.append((row.item, [])) }
            places[row.item] = place
            items[place].rows.append(row)
        }
    }
}
