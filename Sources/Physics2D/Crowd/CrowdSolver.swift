/// Solves the contacts of a crowd, block after block.
struct CrowdSolver {
    let step: CrowdStep
    let rows: UnsafeMutableBufferPointer<CrowdContact>
    let slots: UnsafePointer<Int32>
    let blocks: UnsafeMutablePointer<ContactBlock>
    let colors: Crowd.Colors
    /// A row for lanes that are not used.
    let nobody: UnsafeMutablePointer<CrowdContact>

    var blockCount: Int { colors.blockCount }

    /// Works out arms, masses and the bounce for where the bodies are now.
    func prepare(_ range: Range<Int>, _ member: CrewMember, impulseScale: Float) {
        for block in range {
            ContactBlock.prepare(
                blocks + block, fourRows(block, member), step, standIn: step.firstStandIn + block,
                impulseScale: impulseScale)
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
        forEachColor(member) { range in
            for block in range { ContactBlock.warmStart(blocks + block, step.velocities) }
        }
    }

    func solveVelocities(_ member: CrewMember) {
        forEachColor(member) { range in
            for block in range { ContactBlock.solveVelocities(blocks + block, step.velocities) }
        }
    }

    /// Calls `visit` with the member's share of each color, when the crew is done with the color before.
    /// Contacts without a color may share bodies, and are the first member's.
    @inline(__always) private func forEachColor(_ member: CrewMember, _ visit: (Range<Int>) -> Void) {
        for color in 0...Crowd.Colors.overflow {
            let range = colors.starts[color]..<colors.starts[color + 1]
            if range.isEmpty { continue }
            if color < Crowd.Colors.overflow {
                visit(member.share(of: range))
            } else if member.index == 0 {
                visit(range)
            }
            member.wait()
        }
    }

    func settleVelocities(_ member: CrewMember) {
        forEachColor(member) { range in
            for block in range { ContactBlock.settleVelocities(blocks + block, step.velocities) }
        }
    }

    /// Keeps the impulses for the next step, and follows the gaps to where the bodies will be.
    func finishVelocities(_ range: Range<Int>, _ member: CrewMember) {
        for block in range {
            let solved = blocks + block
            ContactBlock.advance(solved, step.velocities, step.time)
            FourBodies(
                x: solved.pointee.first.impulse, y: solved.pointee.slideImpulse,
                turn: solved.pointee.second.impulse, extra: .zero
            ).store(fourRows(block, member), CrowdContact.impulsesOffset)
        }
    }

    /// Pushes overlapping bodies apart by one iteration; answers with the least gap that the member found.
    func solvePositions(_ member: CrewMember) -> Float {
        var deepest = Lanes.zero
        forEachColor(member) { range in
            for block in range {
                deepest = least(deepest, ContactBlock.solvePositions(blocks + block, step.shifts))
            }
        }
        return deepest.min()
    }
}
