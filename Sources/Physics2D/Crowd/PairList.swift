/// The pairs found so far, those of a shape sorted and each once.
struct PairList {
    private let keys: UnsafeMutablePointer<UInt64>
    private let most: Int
    private(set) var count = 0
    /// Whether there would have been more pairs than there is room for.
    private(set) var isFull = false
    private var lower = 0
    private var lowerKey: UInt64 = 0
    private var first = 0
    /// How many pairs of the shape are sorted.
    private var sortedEnd = 0

    init(_ keys: UnsafeMutablePointer<UInt64>, most: Int) { (self.keys, self.most) = (keys, most) }

    /// Begins with another shape.
    mutating func begin(_ shape: Int) {
        (lower, lowerKey) = (shape, GriddedShapes.key(shape, 0))
        (first, sortedEnd) = (count, count)
    }

    /// Sees to it that there is room for more pairs; false when there is none.
    @inline(__always) mutating func makeRoom(for more: Int, _ shapes: GriddedShapes) -> Bool {
        if count + more > most {
            sort(shapes.owners)
            if count + more > most { isFull = true }
        }
        return !isFull
    }

    /// Adds the pair with a shape of higher number if it meets this one.
    @inline(__always) mutating func add(_ other: Int32, if meets: Bool) {
        keys[count] = lowerKey | UInt64(truncatingIfNeeded: other)
        let isHigher = Int(truncatingIfNeeded: other) > lower
        count &+= (meets ? 1 : 0) & (isHigher ? 1 : 0)
    }

    /// Sorts the shape's pairs; takes out those that came twice, as rows of cells may share places of the table,
    /// and those that may not meet.
    @inline(__always) mutating func sort(_ owners: UnsafePointer<Int32>) {
        let end = count
        count = sortedEnd
        for place in sortedEnd..<end {
            let key = keys[place]
            let other = Int(truncatingIfNeeded: key & 0xffff_ffff)
            if GriddedShapes.mayMeet(owners[lower], owners[other]) { insert(key) }
        }
        sortedEnd = count
    }

    @inline(__always) private mutating func insert(_ key: UInt64) {
        var place = count
        while place > first, keys[place - 1] > key { place -= 1 }
        if place > first, keys[place - 1] == key { return }
        var last = count
        while last > place {
            keys[last] = keys[last - 1]
            last -= 1
        }
        keys[place] = key
        count += 1
    }
}
