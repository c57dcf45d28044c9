extension Crowd {
    /// Works out where the shapes of near pairs touch, which wakes those for whom that is news.
    mutating func touchPairs(_ step: CrowdStep, _ rules: CrowdRules, _ shift: Shift) {
        let sightings = sightings.room(for: shift.pieceCount)
        let reaches = isStale ? nil : reaches.contents
        shift.forEachPiece {
            sightings[$0.index] = step.placeShapes($0.share(of: 0..<step.bodyCount), reaches)
        }
        let seen = (0..<shift.pieceCount).reduce(into: Sightings()) { $0.formUnion(sightings[$1]) }
        hasSleepers = seen.contains(.sleeper)
        if seen.contains(.beyondReach) || isStale {
            findPairs(step, rules.pairing, shift)
        } else {
            var rows = contacts
            contacts = []
            rows.withUnsafeMutableBufferPointer { touch($0, after: nil, step, shift) }
            contacts = rows
        }
    }

    /// Works out where rows touch, which may have to be written before.
    mutating func touch(
        _ rows: UnsafeMutableBufferPointer<CrowdContact>, after merge: PairMerge?, _ step: CrowdStep,
        _ shift: Shift
    ) {
        let starts = cutRows(rows.count, as: merge, shift)
        let (changed, events) = (changedRows.room(for: rows.count), eventRoom.room(for: rows.count))
        let changedCounts = changedCounts.room(for: shift.pieceCount)
        let (bonds, bondCounts) = (bonds.room(for: rows.count), bondCounts.room(for: shift.pieceCount + 1))
        // While things move about some touch begins or ends in almost every step, and the rows are at hand now, to
        // tell of it and to list bonds. A new touch can wake a sleeper, and then who moves is known later.
        areBondsListed = !hasSleepers && (needsColors || wasColored)
        let listsBonds = areBondsListed
        shift.forEachPiece { piece in
            (changedCounts[piece.index], bondCounts[piece.index + 1]) = (0, 0)
            guard let first = rows.baseAddress else { return }
            let range = starts[piece.index]..<starts[piece.index + 1]
            merge?.write(first, piece)
            var changes = ChangedRows(first, changed + range.lowerBound)
            step.touch(range, first, &changes)
            step.tell(changes, events + range.lowerBound)
            changedCounts[piece.index] = changes.count
            if listsBonds {
                bondCounts[piece.index + 1] = step.listBonds(range, first, bonds + range.lowerBound)
            }
        }
        let changes = events.joined(changedCounts, shift) { starts[$0.index] }
        if !changes.isEmpty { needsColors = true }
        self.events.append(contentsOf: changes)
        if hasSleepers { for event in changes { step.columns.wakeBodies(of: event) } }
    }

    /// Cuts the rows into pieces: those that a merge writes, or even ones.
    private mutating func cutRows(
        _ count: Int, as merge: PairMerge?, _ shift: Shift
    ) -> UnsafePointer<Int> {
        let starts = rowStarts.room(for: shift.pieceCount + 1)
        for piece in shift.pieces {
            starts[piece.index] = merge?.firstRow(of: piece) ?? piece.share(of: 0..<count).lowerBound
        }
        starts[shift.pieceCount] = count
        return UnsafePointer(starts)
    }
}

extension Columns {
    /// What a contact that began or ended tells, with its first body's centre of mass.
    func event(_ phase: ContactEvent.Phase, _ row: CrowdContact, _ center: Vector2) -> ContactEvent {
        func identifier(_ place: Int32) -> BodyID {
            BodyID(place: place, generation: bodies[Int(place)].generation)
        }
        return ContactEvent(
            phase: phase, bodyA: identifier(row.bodyA), bodyB: identifier(row.bodyB),
            tagA: shapes[Int(row.shapeA)].tag, tagB: shapes[Int(row.shapeB)].tag, point: center + row.middle)
    }

    func wakeBodies(of event: ContactEvent) {
        bodies[Int(event.bodyA.place)].wakeIfDynamic()
        bodies[Int(event.bodyB.place)].wakeIfDynamic()
    }
}

extension CrowdStep {
    /// Makes events of rows that changed.
    fileprivate func tell(_ changes: ChangedRows, _ events: UnsafeMutablePointer<ContactEvent>) {
        for place in 0..<changes.count {
            let row = changes.first[Int(changes.numbers[place])]
            events[place] = event(row.isTouching ? .began : .ended, row)
        }
    }

    func event(_ phase: ContactEvent.Phase, _ row: CrowdContact) -> ContactEvent {
        let center = centers[Int(row.bodyA)]
        return columns.event(phase, row, Vector2(center.x, center.y))
    }
}
