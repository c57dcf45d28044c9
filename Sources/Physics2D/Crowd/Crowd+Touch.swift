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
        if seen.contains(.beyondReach) || isStale { findPairs(step, rules.pairing, shift) }
        touchRows(step, shift)
    }

    private mutating func touchRows(_ step: CrowdStep, _ shift: Shift) {
        let count = contacts.count
        let (changed, events) = (changedRows.room(for: count), eventRoom.room(for: count))
        let changedCounts = changedCounts.room(for: shift.pieceCount)
        let (bonds, bondCounts) = (bonds.room(for: count), bondCounts.room(for: shift.pieceCount + 1))
        // While things move about some touch begins or ends in almost every step, and the rows are at hand now, to
        // tell of it and to list bonds. A new touch can wake a sleeper, and then who moves is known later.
        areBondsListed = !hasSleepers && (needsColors || wasColored)
        let listsBonds = areBondsListed
        contacts.withUnsafeMutableBufferPointer { contacts in
            shift.forEachPiece { piece in
                (changedCounts[piece.index], bondCounts[piece.index + 1]) = (0, 0)
                guard let rows = contacts.baseAddress else { return }
                let range = piece.share(of: 0..<count)
                var changes = ChangedRows(rows, changed + range.lowerBound)
                step.touch(range, rows, &changes)
                step.tell(changes, events + range.lowerBound)
                changedCounts[piece.index] = changes.count
                if listsBonds {
                    bondCounts[piece.index + 1] = step.listBonds(range, rows, bonds + range.lowerBound)
                }
            }
        }
        let changes = events.joined(changedCounts, of: count, shift)
        if !changes.isEmpty { needsColors = true }
        self.events.append(contentsOf: changes)
        if hasSleepers { for event in changes { step.columns.wakeBodies(of: event) } }
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
