// The contacts of a color share no body that moves (see `Coloring`), and fill blocks of four.

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

    /// Integrates velocities, and gives each touching contact of bodies that move a lane among the blocks, unless
    /// it has the one that it would get.
    mutating func integrateAndColor(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, _ step: CrowdStep, _ rules: CrowdRules,
        _ shift: Shift
    ) {
        let (bodies, hasSleepers) = (0..<step.bodyCount, hasSleepers)
        // Integration tells who moves of those that a new touch may have woken.
        if hasSleepers {
            shift.forEachPiece { step.integrateVelocities($0.share(of: bodies), damping: rules.damping) }
        }
        wasColored = needsColors || sharing.count != shift.count || !areMoversTheSame(step)
        if wasColored {
            if !areBondsListed { listBonds(rows, step, shift) }
            moverCount = step.bodyCount
            let movers = movers.room(for: moverCount)
            color(rows.count, step, rules, shift) { member in
                let own = member.share(of: bodies)
                for place in own { movers[place] = step.centers[place].z > 0 }
                if !hasSleepers { step.integrateVelocities(own, damping: rules.damping) }
            }
            needsColors = false
        } else if !hasSleepers {
            shift.forEachPiece { step.integrateVelocities($0.share(of: bodies), damping: rules.damping) }
        }
    }

    private func areMoversTheSame(_ step: CrowdStep) -> Bool {
        guard moverCount == step.bodyCount else { return false }
        let before = movers.contents
        for place in 0..<step.bodyCount where before[place] != (step.centers[place].z > 0) { return false }
        return true
    }

    /// Colors the contacts and deals them out to blocks and members. What each member has to do besides it does while
    /// the first one colors what crosses.
    private mutating func color(
        _ rowCount: Int, _ step: CrowdStep, _ rules: CrowdRules, _ shift: Shift,
        besides work: (CrewMember) -> Void
    ) {
        let bonds = Bonds(
            bonds.room(for: rowCount), rowStarts.contents, bondCounts.room(for: shift.pieceCount + 1),
            shift.pieceCount)
        let coloring = Coloring(
            bonds: bonds, segmentCount: rules.segmentCount, cuts: cuts.room(for: rules.segmentCount + 1),
            taken: colors.room(for: step.bodyCount), chosen: slotColors.room(for: bonds.count),
            crossing: crossing.room(for: bonds.count),
            crossingCounts: crossingCounts.room(for: rules.segmentCount))
        coloring.cut(bodyCount: step.bodyCount)
        let dealing = sharing.dealing(
            bonds, coloring.chosen, step, among: shift.count, &slots)
        var colored = Colors()
        shift.run { member in
            coloring.color(member)
            dealing.markBodies(member)
            work(member)
            member.wait()
            dealing.count(member)
            member.wait()
            let dealt = dealing.deal(member)
            if member.index == 0 { colored = dealt }
        }
        self.colored = colored
    }

    /// Lists the rows that touch and move, in their order; each piece its own.
    private mutating func listBonds(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, _ step: CrowdStep, _ shift: Shift
    ) {
        let bonds = bonds.room(for: rows.count)
        let (starts, counts) = (rowStarts.contents, bondCounts.room(for: shift.pieceCount + 1))
        shift.forEachPiece { piece in
            counts[piece.index + 1] = 0
            guard let first = rows.baseAddress else { return }
            let range = starts[piece.index]..<starts[piece.index + 1]
            counts[piece.index + 1] = step.listBonds(range, first, bonds + range.lowerBound)
        }
    }
}
