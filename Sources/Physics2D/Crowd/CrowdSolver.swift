/// Solves the contacts of a crowd, block after block.
struct CrowdSolver {
    let step: CrowdStep
    let rows: UnsafeMutableBufferPointer<CrowdContact>
    let slots: UnsafePointer<Int32>
    let blocks: UnsafeMutablePointer<ContactBlock>
    let colors: Crowd.Colors
    /// A row for lanes that are not used.
    let nobody: UnsafePointer<CrowdContact>

    var blockCount: Int { colors.blockCount }

    /// Works out arms, masses and the bounce for where the bodies are now.
    func prepare(_ range: Range<Int>, impulseScale: Float) {
        @inline(__always) func row(_ slot: Int) -> UnsafePointer<CrowdContact> {
            let index = Int(slots[slot])
            return index >= 0 ? UnsafePointer(rows.baseAddress! + index) : nobody
        }
        for block in range {
            let slot = 4 * block
            (blocks + block).initialize(
                to: ContactBlock(
                    (row(slot), row(slot + 1), row(slot + 2), row(slot + 3)), step,
                    impulseScale: impulseScale))
        }
    }

    /// Applies the impulses of the step before.
    func warmStart(_ member: CrewMember) {
        forEachColor(member) { range in
            for block in range { (blocks + block).pointee.warmStart(step.velocities) }
        }
    }

    func solveVelocities(_ member: CrewMember) {
        forEachColor(member) { range in
            for block in range { (blocks + block).pointee.solveVelocities(step.velocities) }
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

    /// Keeps the impulses for the next step, and follows the gaps to where the bodies will be.
    func finishVelocities(_ range: Range<Int>) {
        for block in range {
            let solved = blocks + block
            solved.pointee.advance(step.velocities, step.time)
            let impulses = FourBodies(
                x: solved.pointee.first.normalImpulse, y: solved.pointee.first.tangentImpulse,
                turn: solved.pointee.second.normalImpulse, extra: solved.pointee.second.tangentImpulse)
            for lane in 0..<4 {
                let index = Int(slots[4 * block + lane])
                guard index >= 0 else { continue }
                rows[index].impulses = Lanes(
                    impulses.x[lane], impulses.y[lane], impulses.turn[lane], impulses.extra[lane])
            }
        }
    }

    /// Pushes overlapping bodies apart by one iteration; answers with the least gap that the member found.
    func solvePositions(_ member: CrewMember) -> Float {
        var deepest = Lanes.zero
        forEachColor(member) { range in
            for block in range {
                deepest = least(deepest, (blocks + block).pointee.solvePositions(step.shifts))
            }
        }
        return deepest.min()
    }
}
