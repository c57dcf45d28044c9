// The pairs found and the contacts of the last step are both sorted, and each piece has those of its part of the
// shapes: it first goes through them side by side and notes what becomes of each, and then, when it is known how
// many rows others have before it, writes its rows, and touches them while they are at hand.

/// The stages that make rows of the pairs found.
struct PairMerge {
    /// What a piece has noted.
    struct Part: BitwiseCopyable {
        /// The first of its rows of the last step, and of the rows to come.
        var oldStart = 0
        var newStart = 0
        var planStart = 0
        var planCount = 0
        var endedCount = 0
    }

    let step: CrowdStep
    let pairing: Pairing
    let pairs: FoundPairs
    let old: UnsafeBufferPointer<CrowdContact>
    /// Whether the world changed, so that what collided may do so no longer.
    let isStale: Bool
    /// The rows to come: the number of an old row, or the inverse of that of a pair.
    let plan: UnsafeMutablePointer<Int32>
    /// Old rows that touched and may not collide any more.
    let ended: UnsafeMutablePointer<Int32>
    let parts: UnsafeMutablePointer<Part>

    /// Notes which rows there will be of a piece.
    func plan(_ piece: Piece) {
        let (keys, range) = (pairs[piece], oldRows(of: piece))
        let planStart = range.lowerBound + pairs.runs[piece.index].before
        var part = Part(oldStart: range.lowerBound, planStart: planStart)
        var k = 0
        func note(_ row: Int) {
            plan[planStart + part.planCount] = Int32(truncatingIfNeeded: row)
            part.planCount += 1
        }
        func notePairs(below end: UInt64) {
            while k < keys.count, keys[k] < end {
                if pairing.shouldCollide(keys[k], step.columns) { note(~k) }
                k += 1
            }
        }
        for row in range {
            let key = old[row].key
            notePairs(below: key)
            let isFound = k < keys.count && keys[k] == key
            if isFound { k += 1 }
            // What touched stays until it is seen to have parted.
            guard isFound || old[row].isTouching else { continue }
            // What did not collide has no contact, and only a change of the world makes that another question.
            if !isStale || pairing.shouldCollide(key, step.columns) {
                note(row)
            } else if old[row].isTouching {
                ended[range.lowerBound + part.endedCount] = Int32(truncatingIfNeeded: row)
                part.endedCount += 1
            }
        }
        notePairs(below: .max)
        parts[piece.index] = part
    }

    /// The rows whose lower shape is in a piece's part of the shapes.
    private func oldRows(of piece: Piece) -> Range<Int> {
        let shapes = piece.share(of: 0..<pairs.shapeCount)
        let isLast = piece.index == piece.count - 1
        return firstRow(of: shapes.lowerBound)..<(isLast ? old.count : firstRow(of: shapes.upperBound))
    }

    private func firstRow(of shape: Int) -> Int {
        var range = 0..<old.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let isBefore = Int(old[middle].shapeA) < shape
            range = isBefore ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// Works out where each piece's rows begin; answers with how many there are in all.
    func countRows() -> Int {
        var count = 0
        for index in 0..<pairs.count {
            parts[index].newStart = count
            count += parts[index].planCount
        }
        return count
    }

    /// Where a piece's rows begin, when they are counted.
    func firstRow(of piece: Piece) -> Int { parts[piece.index].newStart }

    /// Writes a piece's rows.
    func write(_ rows: UnsafeMutablePointer<CrowdContact>, _ piece: Piece) {
        let (part, keys) = (parts[piece.index], pairs[piece])
        let first = rows + part.newStart
        for place in 0..<part.planCount {
            let number = Int(plan[part.planStart + place])
            first[place] = number >= 0 ? old[number] : row(keys[~number])
        }
    }

    @inline(__always) private func row(_ key: UInt64) -> CrowdContact {
        let a = step.placed + Int(truncatingIfNeeded: key >> 32)
        let b = step.placed + Int(truncatingIfNeeded: key & 0xffff_ffff)
        var row = CrowdContact(key: key, a.pointee.body, b.pointee.body)
        row.isOfBoxes = a.pointee.isBox && b.pointee.isBox
        return row
    }

    /// Calls `visit` with the rows that touched and may not collide any more, in order.
    func forEachEnded(_ visit: (CrowdContact) -> Void) {
        for part in UnsafeBufferPointer(start: parts, count: pairs.count) {
            for place in 0..<part.endedCount { visit(old[Int(ended[part.oldStart + place])]) }
        }
    }
}

/// The memory of merging, and the rows of the step before.
struct PairMerging: Sendable {
    var rows: [CrowdContact] = []
    var plan = Workspace<Int32>()
    var ended = Workspace<Int32>()
    var parts = Workspace<PairMerge.Part>()
}

extension Crowd {
    /// Makes rows of the pairs found, lets those of the last step go on, and works out where all touch.
    mutating func merge(_ pairs: FoundPairs, _ step: CrowdStep, _ pairing: Pairing, _ shift: Shift) {
        // Rows leave their place while stages use them and the rest side by side.
        let before = contacts
        var rows = merging.rows
        (contacts, merging.rows) = ([], [])
        before.withUnsafeBufferPointer { old in
            let merge = PairMerge(
                step: step, pairing: pairing, pairs: pairs, old: old, isStale: isStale,
                plan: merging.plan.room(for: pairs.total + old.count),
                ended: merging.ended.room(for: old.count), parts: merging.parts.room(for: pairs.count))
            shift.forEachPiece { merge.plan($0) }
            merge.forEachEnded {
                events.append(step.event(.ended, $0))
                if hasSleepers { step.columns.wakeBodies(of: events[events.count - 1]) }
            }
            rows.resize(to: merge.countRows())
            rows.withUnsafeMutableBufferPointer { touch($0, after: merge, step, shift) }
        }
        (contacts, merging.rows) = (rows, before)
    }
}

extension [CrowdContact] {
    /// Cuts rows off, or adds any.
    fileprivate mutating func resize(to size: Int) {
        if count > size { removeLast(count - size) }
        if count < size { append(contentsOf: repeatElement(CrowdContact(), count: size - count)) }
    }
}
