// A processor fetches memory by lines of several bodies' rows. Where one row of a line is written by one thread, the
// line is away from all others, and at an edge rows are written by several in each iteration. So while contacts are
// solved, the bodies at edges have rows elsewhere, side by side, and lines are fetched from another thread for
// their sake alone.

/// Rows that bodies at edges have for the time of the solution.
struct EdgeRows {
    /// A member's part of all bodies, and how many of them are at an edge.
    struct Part: BitwiseCopyable {
        var start, end, count: Int
    }

    let firstRow: Int
    let bodyCount: Int
    /// Each body's row, counted from the first; -1 for bodies that only one member's contacts touch.
    let rows: UnsafeMutablePointer<Int32>
    /// The bodies at edges, from where each member's part of all bodies begins.
    let moved: UnsafeMutablePointer<Int32>
    let parts: UnsafeMutablePointer<Part>

    /// Gives rows to those of a member's part of the bodies that are at an edge: of eight bodies after eight, those
    /// that have a 1 in their byte.
    @inline(__always) func give(_ member: CrewMember, _ marks: (_ eight: Int) -> UInt64) {
        let eights = member.share(of: 0..<(bodyCount + 7) / 8)
        let (start, end) = (min(8 * eights.lowerBound, bodyCount), min(8 * eights.upperBound, bodyCount))
        (rows + start).update(repeating: -1, count: end - start)
        var next = start
        for eight in eights {
            var rest = marks(eight)
            while rest != 0 {
                let body = 8 * eight + rest.trailingZeroBitCount / 8
                rest &= rest - 1
                rows[body] = Int32(truncatingIfNeeded: next)
                moved[next] = Int32(truncatingIfNeeded: body)
                next += 1
            }
        }
        parts[member.index] = Part(start: start, end: end, count: next - start)
    }

    /// The member's part of all bodies, which it brings back.
    func bodies(of member: CrewMember) -> Range<Int> {
        parts[member.index].start..<parts[member.index].end
    }

    /// Calls `visit` with the bodies of a member's part that are at an edge, and their rows.
    private func forEach(_ member: CrewMember, _ visit: (_ body: Int, _ row: Int) -> Void) {
        let part = parts[member.index]
        for place in part.start..<(part.start + part.count) { visit(Int(moved[place]), firstRow + place) }
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
