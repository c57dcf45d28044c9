// Contacts that share no body that moves can be solved in any order, or at once, with the same result. Each
// contact takes the first color that neither of its bodies has yet; the contacts of a color then fill blocks
// of four. Bodies that cannot move take no color: all of a floor's contacts may have the same. What finds no
// color, on a body with very many neighbors, has a block for itself.

extension Crowd {
    /// The blocks of each color, one color after the other.
    struct Colors: Sendable {
        /// Colors have numbers below 63; the rest is what found none.
        static let overflow = 63

        /// The first block of each color, and the end.
        var starts: [Int] = Array(repeating: 0, count: Colors.overflow + 2)
        var blockCount: Int { starts[Colors.overflow + 1] }
    }

    /// Gives each touching contact of bodies that move a lane among the blocks, unless it has the one that it
    /// would get.
    mutating func colorContacts(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, _ step: CrowdStep
    ) {
        if needsColors || !areMoversTheSame(step) {
            noteMovers(step)
            color(rows, step)
            needsColors = false
        }
    }

    private func areMoversTheSame(_ step: CrowdStep) -> Bool {
        guard moverCount == step.bodyCount else { return false }
        let before = movers.contents
        for place in 0..<step.bodyCount where before[place] != (step.centers[place].z > 0) { return false }
        return true
    }

    private mutating func noteMovers(_ step: CrowdStep) {
        moverCount = step.bodyCount
        let movers = movers.room(for: moverCount)
        for place in 0..<step.bodyCount { movers[place] = step.centers[place].z > 0 }
    }

    @inline(never) private mutating func color(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, _ step: CrowdStep
    ) {
        let taken = colors.room(for: step.bodyCount)
        let chosen = slotColors.room(for: rows.count)
        taken.update(repeating: 0, count: step.bodyCount)
        var sizes = SIMD64<Int32>.zero
        for index in rows.indices {
            let row = rows.baseAddress! + index
            chosen[index] = 255
            guard row.pointee.isTouching else { continue }
            let (a, b) = (Int(row.pointee.bodyA), Int(row.pointee.bodyB))
            let (movesA, movesB) = (step.centers[a].z > 0, step.centers[b].z > 0)
            guard movesA || movesB else { continue }
            let free = ~((movesA ? taken[a] : 0) | (movesB ? taken[b] : 0))
            let color = min(free.trailingZeroBitCount, Colors.overflow)
            if movesA { taken[a] |= 1 << UInt64(color) }
            if movesB { taken[b] |= 1 << UInt64(color) }
            chosen[index] = UInt8(truncatingIfNeeded: color)
            withUnsafeMutableBytes(of: &sizes) {
                $0.assumingMemoryBound(to: Int32.self)[color] += 1
            }
        }
        arrange(sizes, rows, chosen)
    }

    private mutating func arrange(
        _ sizes: SIMD64<Int32>, _ rows: UnsafeMutableBufferPointer<CrowdContact>,
        _ chosen: UnsafePointer<UInt8>
    ) {
        var colors = Colors()
        var next = SIMD64<Int32>.zero
        var block = 0
        for color in 0...Colors.overflow {
            colors.starts[color] = block
            next[color] = Int32(4 * block)
            let size = Int(sizes[color])
            block += color == Colors.overflow ? size : (size + 3) / 4
        }
        colors.starts[Colors.overflow + 1] = block
        let slots = slots.room(for: 4 * block)
        slots.update(repeating: -1, count: 4 * block)
        withUnsafeMutableBytes(of: &next) { bytes in
            let next = bytes.assumingMemoryBound(to: Int32.self)
            for index in rows.indices {
                let color = Int(chosen[index])
                guard color <= Colors.overflow else { continue }
                slots[Int(next[color])] = Int32(truncatingIfNeeded: index)
                next[color] += color == Colors.overflow ? 4 : 1
            }
        }
        colored = colors
    }
}
