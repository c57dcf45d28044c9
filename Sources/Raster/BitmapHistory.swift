import Foundation

/// The origin of a bitmap: the bitmap that it was made from, and the areas in which it may differ.
struct BitmapHistory: Sendable {
    /// The number of the bitmap, which no other bitmap of the process has.
    let number: UInt64
    /// The number of the bitmap that it was made from; nil for a new one.
    let earlier: UInt64?
    /// The areas that hold all pixels that differ from the earlier bitmap's.
    let areas: [PixelRect]

    /// Creates the origin of a bitmap that was made from another one, or from none.
    init(after earlier: UInt64? = nil, in areas: [PixelRect] = []) {
        number = Self.count.next()
        (self.earlier, self.areas) = (earlier, areas)
    }

    /// Returns a byte for each of `count` rows, 0 for rows that equal those of a bitmap with a number; nil
    /// unless the bitmap was made from that one.
    func changedRows(since number: UInt64?, of count: Int) -> [UInt8]? {
        guard let earlier, earlier == number else { return nil }
        var rows = [UInt8](repeating: 0, count: count)
        for area in areas { for y in area.minY..<area.maxY { rows[y] = 1 } }
        return rows
    }

    private static let count = Count()

    private final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var last: UInt64 = 0

        func next() -> UInt64 {
            lock.withLock {
                last += 1
                return last
            }
        }
    }
}
