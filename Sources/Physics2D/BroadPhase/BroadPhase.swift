// The broad phase of Box2D. Each shape has a fat AABB, within which it can move without any update. A shape
// that leaves it gets a new one, extended along its displacement, and only then are new pairs searched for.
// The time at which a pair is found decides the order of contacts, and so the bits of the result: the margins
// are Box2D's. The data structure has no such effect: a few moved shapes are compared with all others, more
// are found with a spatial hash.

/// The AABBs of all shapes, by the shapes' indices, and the list of shapes that may have new neighbors.
struct BroadPhase: Sendable {
    var bounds: [ShapeBounds] = []
    /// The body of each shape: its index doubled, plus 1 if it is dynamic; -1 for an unused index.
    var bodyOfShape: [Int32] = []
    /// The shapes that have a new fat AABB or whose filter changed, possibly with duplicates.
    var moved: [Int32] = []
    private var isMoved = ScratchBuffer<Bool>()
    private var hash = SpatialHash()
    /// The pairs that the last search found, as keys in ascending order.
    private(set) var newPairs: [UInt64] = []
    private var found = ScratchBuffer<UInt64>()
    private var foundCounts = ScratchBuffer<Int>()
    /// The capacity for pairs of each chunk of moved shapes; doubled whenever a chunk finds more.
    private var capacity = 1024

    /// The largest number of moved shapes that are compared with all others instead of queried in the hash:
    /// 12, for which the comparison takes as long as building the hash (measured at 50 to 5,000 shapes).
    private static let fewMoved = 12

    mutating func insert(_ shape: Int32, aabb: AABB, body: Int32, isDynamic: Bool) {
        let index = Int(shape)
        let fat = aabb.enlarged(by: Tuning.aabbMargin, along: .zero)
        if index == bounds.count {
            bounds.append(ShapeBounds(tight: aabb, fat: fat))
            bodyOfShape.append(-1)
        }
        bounds[index] = ShapeBounds(tight: aabb, fat: fat)
        bodyOfShape[index] = body << 1 | (isDynamic ? 1 : 0)
        moved.append(shape)
    }

    mutating func remove(_ shape: Int32) {
        moved.removeAll { $0 == shape }
        bodyOfShape[Int(shape)] = -1
        let nowhere = AABB(bounds: SIMD4(repeating: .infinity))
        bounds[Int(shape)] = ShapeBounds(tight: nowhere, fat: nowhere)
    }

    /// Returns whether the shapes of two entries of `bodyOfShape` may have a contact: they exist, on two
    /// different bodies of which one is dynamic.
    @inline(__always) static func mayMeet(_ a: Int32, _ b: Int32) -> Bool {
        a >= 0 && b >= 0 && a ^ b > 1 && (a | b) & 1 == 1
    }

    /// Finds the pairs of a moved shape and any other whose fat AABBs overlap and that pass `isNew`, each
    /// once, and clears the list of moved shapes.
    mutating func findNewPairs(_ workers: WorkerScope, where isNew: (UInt64) -> Bool) {
        newPairs.removeAll(keepingCapacity: true)
        if moved.count <= Self.fewMoved {
            compareMoved(where: isNew)
        } else {
            queryMoved(workers, where: isNew)
        }
        moved.removeAll(keepingCapacity: true)
        newPairs.sortWithoutAllocation()
        var (kept, last) = (0, UInt64.max)
        // By index: an iterator would retain the array, and the first write would copy it.
        for index in newPairs.indices where newPairs[index] != last {
            last = newPairs[index]
            newPairs[kept] = last
            kept += 1
        }
        newPairs.removeLast(newPairs.count - kept)
    }

    private mutating func compareMoved(where isNew: (UInt64) -> Bool) {
        for shape in moved {
            let (opposite, owner) = (bounds[Int(shape)].fat.opposite, bodyOfShape[Int(shape)])
            bounds.withUnsafeBufferPointer { bounds in
                for other in bounds.indices where all(bounds[other].fat.bounds .<= opposite) {
                    guard Self.mayMeet(owner, bodyOfShape[other]) else { continue }
                    let key = PairSet.key(shape, Int32(truncatingIfNeeded: other))
                    if isNew(key) { newPairs.append(key) }
                }
            }
        }
    }

    private mutating func queryMoved(_ workers: WorkerScope, where isNew: (UInt64) -> Bool) {
        let isMoved = isMoved.reserve(bounds.count)
        isMoved.initialize(repeating: false, count: bounds.count)
        var count = 0
        for index in moved.indices where !isMoved[Int(moved[index])] {
            isMoved[Int(moved[index])] = true
            moved[count] = moved[index]
            count += 1
        }
        moved.removeLast(moved.count - count)
        bounds.withUnsafeBufferPointer { bounds in
            bodyOfShape.withUnsafeBufferPointer { bodyOfShape in
                let shapes = HashedShapes(bounds.baseAddress!, bodyOfShape.baseAddress!, bounds.count)
                hash.build(shapes, workers)
                while !query(shapes, isMoved, workers, isNew) { capacity *= 2 }
            }
        }
    }

    /// Finds the new pairs of each chunk of moved shapes; returns false when a chunk's capacity was too
    /// small.
    private mutating func query(
        _ shapes: HashedShapes, _ isMoved: UnsafePointer<Bool>, _ workers: WorkerScope,
        _ isNew: (UInt64) -> Bool
    ) -> Bool {
        let (found, counts) = (
            found.reserve(capacity * workers.chunkCount), foundCounts.reserve(workers.chunkCount)
        )
        let (table, capacity) = (hash.table, capacity)
        moved.withUnsafeBufferPointer { moved in
            workers.forEachChunk { chunk in
                var collector = PairCollector(found + capacity * chunk.index, capacity: capacity)
                for index in chunk.range(of: moved.indices) {
                    collector.collect(moved[index], table, shapes, isMoved, where: isNew)
                }
                counts[chunk.index] = collector.count
            }
        }
        for chunk in 0..<workers.chunkCount where counts[chunk] > capacity { return false }
        for chunk in 0..<workers.chunkCount {
            newPairs.append(
                contentsOf: UnsafeBufferPointer(start: found + capacity * chunk, count: counts[chunk]))
        }
        return true
    }
}

/// Collects the new pairs of a chunk of moved shapes.
private struct PairCollector {
    private let keys: UnsafeMutablePointer<UInt64>
    private let capacity: Int
    /// The number of pairs, including those beyond the capacity, which are not stored.
    private(set) var count = 0

    init(_ keys: UnsafeMutablePointer<UInt64>, capacity: Int) {
        (self.keys, self.capacity) = (keys, capacity)
    }

    mutating func collect(
        _ shape: Int32, _ table: SpatialHash.Table, _ shapes: HashedShapes, _ isMoved: UnsafePointer<Bool>,
        where isNew: (UInt64) -> Bool
    ) {
        let (box, owner) = (shapes[Int(shape)], shapes.bodyOfShape[Int(shape)])
        table.forEachShape(near: box, shapes) { other in
            // Of two moved shapes, the one with the lower index finds the pair.
            guard other > shape || !isMoved[Int(other)],
                BroadPhase.mayMeet(owner, shapes.bodyOfShape[Int(other)])
            else { return }
            let key = PairSet.key(shape, other)
            guard isNew(key) else { return }
            if count < capacity { keys[count] = key }
            count += 1
        }
    }
}

extension [UInt64] {
    /// Sorts in place, with Shellsort and the gaps of Sedgewick (1986).
    fileprivate mutating func sortWithoutAllocation() {
        // The standard library's sort allocates.
        for gap in [16001, 3905, 929, 209, 41, 19, 5, 1] where gap < count {
            for index in gap..<count {
                let key = self[index]
                var hole = index
                while hole >= gap, self[hole - gap] > key {
                    self[hole] = self[hole - gap]
                    hole -= gap
                }
                self[hole] = key
            }
        }
    }
}
