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

        @inline(__always) func blocks(of color: Int) -> Range<Int> { starts[color]..<starts[color + 1] }
        @inline(__always) func size(_ color: Int) -> Int { starts[color + 1] - starts[color] }
    }

    // Coloring is one thread's work, as each contact's color depends on those before; the others integrate their
    // bodies meanwhile. They leave the first one's bodies to it, though it is late: what they wrote would have to
    // travel back to it afterwards, which takes longer.
    /// Integrates velocities, and gives each touching contact of bodies that move a lane among the blocks, unless
    /// it has the one that it would get.
    mutating func integrateAndColor(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, _ step: CrowdStep, _ damping: DampingRule,
        _ shift: Shift
    ) {
        let (bodies, hasSleepers) = (0..<step.bodyCount, hasSleepers)
        // Integration tells who moves of those that a new touch may have woken.
        if hasSleepers {
            shift.forEachPiece { step.integrateVelocities($0.share(of: bodies), damping: damping) }
        }
        wasColored = needsColors || sharing.count != shift.count || !areMoversTheSame(step)
        if wasColored {
            if !areBondsListed { listBonds(rows, step, shift) }
            let bonds = bonds.room(for: rows.count).joined(bondCounts.contents, of: rows.count, shift)
            moverCount = step.bodyCount
            let movers = movers.room(for: moverCount)
            shift.run { member in
                if member.index == 0 { color(bonds, step, among: shift.count) }
                let own = member.share(of: bodies)
                for place in own { movers[place] = step.centers[place].z > 0 }
                if !hasSleepers { step.integrateVelocities(own, damping: damping) }
            }
            needsColors = false
        } else if !hasSleepers {
            shift.forEachPiece { step.integrateVelocities($0.share(of: bodies), damping: damping) }
        }
    }

    private func areMoversTheSame(_ step: CrowdStep) -> Bool {
        guard moverCount == step.bodyCount else { return false }
        let before = movers.contents
        for place in 0..<step.bodyCount where before[place] != (step.centers[place].z > 0) { return false }
        return true
    }

    @inline(never) private mutating func color(
        _ bonds: UnsafeBufferPointer<Bond>, _ step: CrowdStep, among count: Int
    ) {
        let taken = colors.room(for: step.bodyCount)
        let chosen = slotColors.room(for: bonds.count)
        taken.update(repeating: 0, count: step.bodyCount)
        var sizes = SIMD64<Int32>.zero
        withUnsafeMutableBytes(of: &sizes) { bytes in
            let sizes = bytes.assumingMemoryBound(to: Int32.self)
            // Many contacts in a row have the same first body.
            var (first, takenByFirst) = (0, UInt64(0))
            for (index, bond) in bonds.enumerated() {
                let (a, b) = (Int(bond.bodyA), Int(bond.bodyB))
                if a != first {
                    taken[first] = takenByFirst
                    (first, takenByFirst) = (a, taken[a])
                }
                // What cannot move has nothing taken.
                let color = min((~(takenByFirst | taken[b])).trailingZeroBitCount, Colors.overflow)
                takenByFirst |= (bond.movesA ? 1 : 0) &<< UInt64(color)
                taken[b] |= (bond.movesB ? 1 : 0) &<< UInt64(color)
                chosen[index] = UInt8(truncatingIfNeeded: color)
                sizes[color] &+= 1
            }
            taken[first] = takenByFirst
        }
        arrange(sizes, bonds, chosen)
        sharing.share(colored, slots.contents, bonds, among: count)
    }

    /// Lists the rows that touch and move, in their order; each piece its own.
    private mutating func listBonds(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, _ step: CrowdStep, _ shift: Shift
    ) {
        guard let first = rows.baseAddress else { return }
        let bonds = bonds.room(for: rows.count)
        let counts = bondCounts.room(for: shift.pieceCount)
        shift.forEachPiece { piece in
            let range = piece.share(of: rows.indices)
            counts[piece.index] = step.listBonds(range, first, bonds + range.lowerBound)
        }
    }

    private mutating func arrange(
        _ sizes: SIMD64<Int32>, _ bonds: UnsafeBufferPointer<Bond>, _ chosen: UnsafePointer<UInt8>
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
            for (index, bond) in bonds.enumerated() {
                let color = Int(chosen[index])
                slots[Int(next[color])] = bond.row
                next[color] += color == Colors.overflow ? 4 : 1
            }
        }
        colored = colors
    }
}

/// A touching contact of bodies of which one can move: what coloring has to know of it.
struct Bond: BitwiseCopyable {
    var row, bodyA, bodyB: Int32
    var movesA, movesB: Bool
}

extension CrowdStep {
    /// Lists the contacts of a range that touch and move; answers with how many there are.
    func listBonds(
        _ range: Range<Int>, _ rows: UnsafePointer<CrowdContact>, _ bonds: UnsafeMutablePointer<Bond>
    ) -> Int {
        var count = 0
        for index in range {
            let row = rows + index
            let (a, b) = (row.pointee.bodyA, row.pointee.bodyB)
            let (movesA, movesB) = (isMoving(a), isMoving(b))
            bonds[count] = Bond(
                row: Int32(truncatingIfNeeded: index), bodyA: a, bodyB: b, movesA: movesA, movesB: movesB)
            // Written in any case and counted if it counts: no processor could foretell which touch.
            count += row.pointee.isTouching && (movesA || movesB) ? 1 : 0
        }
        return count
    }
}
