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
    func prepare(impulseScale: Float) {
        @inline(__always) func row(_ slot: Int) -> UnsafePointer<CrowdContact> {
            let index = Int(slots[slot])
            return index >= 0 ? UnsafePointer(rows.baseAddress! + index) : nobody
        }
        for block in 0..<blockCount {
            let slot = 4 * block
            (blocks + block).initialize(
                to: ContactBlock(
                    (row(slot), row(slot + 1), row(slot + 2), row(slot + 3)), step,
                    impulseScale: impulseScale))
        }
    }

    func warmStart() {
        for block in 0..<blockCount { (blocks + block).pointee.warmStart(step.velocities) }
    }

    func solveVelocities() {
        for block in 0..<blockCount { (blocks + block).pointee.solveVelocities(step.velocities) }
    }

    /// Keeps the impulses for the next step, and follows the gaps to where the bodies will be.
    func finishVelocities() {
        for block in 0..<blockCount {
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

    /// Pushes overlapping bodies apart by one iteration; true when no overlap is left that matters.
    func solvePositions() -> Bool {
        var deepest = Lanes.zero
        for block in 0..<blockCount {
            deepest = least(deepest, (blocks + block).pointee.solvePositions(step.shifts))
        }
        return deepest.min() >= -3 * Tuning.linearSlop
    }
}
