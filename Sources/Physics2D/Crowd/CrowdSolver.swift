/// Solves the contacts of a crowd, block after block.
struct CrowdSolver {
    let step: CrowdStep
    let rows: UnsafeMutableBufferPointer<CrowdContact>
    let slots: UnsafePointer<Int32>
    let blocks: UnsafeMutablePointer<ContactBlock>
    let colors: Crowd.Colors
    let shares: BlockShares
    /// Where bodies are that several members move; nil when they are where they always are.
    let edges: EdgeRows?
    /// A row for lanes that are not used.
    let nobody: UnsafeMutablePointer<CrowdContact>

    var blockCount: Int { colors.blockCount }

    /// Works out arms, masses and the bounce for where the bodies are now.
    func prepare(_ member: CrewMember, impulseScale: Float) {
        forEachOwn(member) { range in
            for block in range {
                ContactBlock.prepare(
                    blocks + block, fourRows(block, member), step, standIn: step.firstStandIn + block,
                    impulseScale: impulseScale)
            }
        }
        guard let edges else { return }
        for color in 0...Crowd.Colors.overflow {
            for block in shares[color, member].atEdge { edges.redirect(blocks + block) }
        }
    }

    /// Calls `visit` with a member's blocks, in any order.
    @inline(__always) func forEachOwn(_ member: CrewMember, _ visit: (Range<Int>) -> Void) {
        guard member.count > 1 else { return visit(0..<blockCount) }
        for color in 0...Crowd.Colors.overflow where colors.size(color) > 0 {
            visit(shares[color, member].all)
        }
    }

    /// A block's rows; for lanes that are not used, one that stands for nobody, of which each member of the
    /// crew has its own.
    @inline(__always) private func fourRows(_ block: Int, _ member: CrewMember) -> FourRows {
        @inline(__always) func row(_ lane: Int) -> UnsafeMutableRawPointer {
            let index = Int(slots[4 * block + lane])
            return UnsafeMutableRawPointer(
                index >= 0 ? rows.baseAddress! + index : nobody + member.index)
        }
        return (row(0), row(1), row(2), row(3))
    }

    /// Applies the impulses of the step before.
    func warmStart(_ member: CrewMember) {
        forEachInTurn(member) { range in
            for block in range { ContactBlock.warmStart(blocks + block, step.velocities) }
        }
    }

    func solveVelocities(_ member: CrewMember) {
        forEachInTurn(member) { range in
            for block in range { ContactBlock.solveVelocities(blocks + block, step.velocities) }
        }
    }

    func settleVelocities(_ member: CrewMember) {
        forEachInTurn(member) { range in
            for block in range { ContactBlock.settleVelocities(blocks + block, step.velocities) }
        }
    }

    // A body that several members have takes part in one color after the other, and each color's blocks at the
    // edge are done when all neighbors are done with those of the color before. What lies between has bodies of
    // its own and fills the time that word takes to come.
    /// Calls `visit` with a member's blocks, color by color.
    @inline(__always) private func forEachInTurn(_ member: CrewMember, _ visit: (Range<Int>) -> Void) {
        guard member.count > 1 else { return visit(0..<blockCount) }
        let neighbors = shares.neighbors[member.index]
        for color in 0...Crowd.Colors.overflow where colors.size(color) > 0 {
            let share = shares[color, member]
            if !share.atEdge.isEmpty { member.wait(for: neighbors) }
            visit(share.atEdge)
            member.pass()
            visit(share.between)
        }
    }

    /// Keeps the impulses for the next step, and follows the gaps to where the bodies will be.
    func finishVelocities(_ member: CrewMember) {
        forEachOwn(member) { range in
            for block in range { finish(block, member) }
        }
    }

    @inline(__always) private func finish(_ block: Int, _ member: CrewMember) {
        let solved = blocks + block
        ContactBlock.advance(solved, step.velocities, step.time)
        FourBodies(
            x: solved.pointee.first.impulse, y: solved.pointee.slideImpulse,
            turn: solved.pointee.second.impulse, extra: .zero
        ).store(fourRows(block, member), CrowdContact.impulsesOffset)
    }

    /// Pushes overlapping bodies apart by one iteration; answers with the least gap that the member found.
    func solvePositions(_ member: CrewMember) -> Float {
        var deepest = Lanes.zero
        forEachInTurn(member) { range in
            for block in range {
                deepest = least(deepest, ContactBlock.solvePositions(blocks + block, step.shifts))
            }
        }
        return deepest.min()
    }
}
