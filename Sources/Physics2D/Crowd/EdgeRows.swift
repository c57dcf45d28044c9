// A processor fetches memory by lines of several bodies' rows. Where one row of a line is written by one thread, the
// line is away from all others, and at an edge rows are written by several in each iteration. So while contacts are
// solved, the bodies at edges have rows elsewhere, side by side, and lines are fetched from another thread for
// their sake alone.

/// Rows that bodies at edges have for the time of the solution.
struct EdgeRows {
    let firstRow: Int
    let bodyCount: Int
    /// Each body's row, counted from the first; -1 for bodies that only one member's contacts touch.
    let rows: UnsafeMutablePointer<Int32>
    /// The bodies at edges: from where each member's part of all bodies begins, and how many they are.
    let bodies: UnsafeMutablePointer<Int32>
    let counts: UnsafeMutablePointer<Int>

    /// Gives rows to those of a member's part of the bodies that are at an edge.
    @inline(__always) func give(_ member: CrewMember, where isAtEdge: (Int) -> Bool) {
        let own = member.share(of: 0..<bodyCount)
        var next = own.lowerBound
        for body in own {
            let isGiven = isAtEdge(body)
            rows[body] = isGiven ? Int32(truncatingIfNeeded: next) : -1
            // Written in any case and counted if it counts.
            bodies[next] = Int32(truncatingIfNeeded: body)
            next += isGiven ? 1 : 0
        }
        counts[member.index] = next - own.lowerBound
    }

    /// Calls `visit` with the bodies of a member's part that are at an edge, and their rows.
    private func forEach(_ member: CrewMember, _ visit: (_ body: Int, _ row: Int) -> Void) {
        let start = member.share(of: 0..<bodyCount).lowerBound
        for place in start..<(start + counts[member.index]) { visit(Int(bodies[place]), firstRow + place) }
    }

    /// Lets a member's part of the bodies move to the edge.
    func moveOut(_ step: CrowdStep, _ member: CrewMember) {
        forEach(member) { body, row in
            (step.velocities[row], step.shifts[row]) = (step.velocities[body], .zero)
        }
    }

    /// Brings the velocities of a member's part of the bodies back.
    func bringVelocitiesBack(_ step: CrowdStep, _ member: CrewMember) {
        forEach(member) { body, row in step.velocities[body] = step.velocities[row] }
    }

    /// The same for what the position solver moved.
    func bringShiftsBack(_ step: CrowdStep, _ member: CrewMember) {
        forEach(member) { body, row in step.shifts[body] = step.shifts[row] }
    }

    /// Lets a block know where its bodies are now.
    func redirect(_ block: UnsafeMutablePointer<ContactBlock>) {
        redirect(&block.pointee.bodyA)
        redirect(&block.pointee.bodyB)
    }

    private func redirect(_ four: inout BodyOffsets) {
        let numbers = four.numbers
        var moved = numbers
        for lane in 0..<numbers.scalarCount where numbers[lane] < UInt32(bodyCount) {
            let row = rows[Int(numbers[lane])]
            if row >= 0 { moved[lane] = UInt32(firstRow) + UInt32(row) }
        }
        four = BodyOffsets(moved)
    }
}
