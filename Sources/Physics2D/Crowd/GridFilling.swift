// Each member of a crew counts its part of the shapes into the cells; of each cell the first member's shapes
// come first, then the second's, so that the shapes of a cell ascend whoever put them there.

/// The stage that puts shapes into the cells of a grid.
struct GridFilling {
    /// What a member has counted.
    struct Part: BitwiseCopyable {
        var extents = CellSize.Extents()
        var reaches = CellSize.Reaches()
        var wideCount = 0
        /// Of its part of the table.
        var entryCount: Int32 = 0
    }

    let shapes: GriddedShapes
    let mask: Int
    let places, starts, numbers, wide: UnsafeMutablePointer<Int32>
    let fars: UnsafeMutablePointer<Lanes>
    /// How many shapes of each member are in each cell, then where its next one goes.
    let tallies: UnsafeMutablePointer<Int32>
    let parts: UnsafeMutablePointer<Part>

    /// Does a member's part; answers with how large the cells are and how many shapes are in none.
    func fill(_ member: CrewMember) -> (CellSize, wideCount: Int) {
        let range = member.share(of: 0..<shapes.count)
        let size = measure(range, member)
        tally(range, size, member)
        member.wait()
        countEntries(member)
        member.wait()
        place(member)
        member.wait()
        enter(range, member)
        return (size, joinWide(member))
    }

    private func measure(_ range: Range<Int>, _ member: CrewMember) -> CellSize {
        parts[member.index].extents = CellSize.extents(shapes, range)
        member.wait()
        var extents = CellSize.Extents()
        for index in 0..<member.count {
            extents.sum += parts[index].extents.sum
            extents.number += parts[index].extents.number
        }
        var size = CellSize(extents)
        parts[member.index].reaches = size.reaches(shapes, range)
        member.wait()
        var reaches = CellSize.Reaches()
        for index in 0..<member.count {
            let part = parts[index].reaches
            reaches.ofSmall = max(reaches.ofSmall, part.ofSmall)
            reaches.ofLarge = max(reaches.ofLarge, part.ofLarge)
            reaches.largeCount += part.largeCount
        }
        size.chooseWidest(reaches)
        return size
    }

    private func tally(_ range: Range<Int>, _ size: CellSize, _ member: CrewMember) {
        let tally = tallies + member.index * (mask + 1)
        tally.update(repeating: 0, count: mask + 1)
        var wideCount = 0
        for shape in range {
            places[shape] = -1
            guard shapes.owners[shape] >= 0 else { continue }
            if size.isWide(shapes.bounds[shape]) {
                wide[range.lowerBound + wideCount] = Int32(truncatingIfNeeded: shape)
                wideCount += 1
                continue
            }
            let place = size.place(shapes.bounds[shape], mask)
            places[shape] = Int32(truncatingIfNeeded: place)
            tally[place] += 1
        }
        parts[member.index].wideCount = wideCount
    }

    private func countEntries(_ member: CrewMember) {
        var sum: Int32 = 0
        for index in 0..<member.count {
            let tally = tallies + index * (mask + 1)
            for place in member.share(of: 0..<(mask + 1)) { sum += tally[place] }
        }
        parts[member.index].entryCount = sum
    }

    /// Turns the numbers of shapes into where they go.
    private func place(_ member: CrewMember) {
        var sum = (0..<member.index).reduce(Int32(0)) { $0 + parts[$1].entryCount }
        for place in member.share(of: 0..<(mask + 1)) {
            starts[place] = sum
            for index in 0..<member.count {
                let next = tallies + index * (mask + 1) + place
                (next.pointee, sum) = (sum, sum + next.pointee)
            }
        }
        if member.index == member.count - 1 { starts[mask + 1] = sum }
    }

    private func enter(_ range: Range<Int>, _ member: CrewMember) {
        let next = tallies + member.index * (mask + 1)
        for shape in range {
            let place = Int(places[shape])
            guard place >= 0 else { continue }
            let entry = Int(next[place])
            next[place] += 1
            numbers[entry] = Int32(truncatingIfNeeded: shape)
            fars[entry] = shapes.bounds[shape].far
        }
    }

    /// Lets the first member put the lists of wide shapes together.
    private func joinWide(_ member: CrewMember) -> Int {
        var count = parts[0].wideCount
        for index in 1..<member.count {
            let start = Piece(index: index, count: member.count).share(of: 0..<shapes.count).lowerBound
            if member.index == 0 { (wide + count).update(from: wide + start, count: parts[index].wideCount) }
            count += parts[index].wideCount
        }
        return count
    }
}
