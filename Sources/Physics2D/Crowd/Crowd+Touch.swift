/// A contact that began or ended in a step.
struct CrowdChange: Sendable {
    var phase: ContactEvent.Phase
    var contact: CrowdContact
    var point: Vector2
}

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
        let (count, changed) = (contacts.count, changedRows.room(for: contacts.count))
        let changedCounts = changedCounts.room(for: shift.pieceCount)
        let (bonds, bondCounts) = (bonds.room(for: count), bondCounts.room(for: shift.pieceCount + 1))
        // While things move about some touch begins or ends in almost every step, and the rows are at hand now. A
        // new touch can wake a sleeper, and then who moves is known later.
        areBondsListed = !hasSleepers && (needsColors || wasColored)
        let listsBonds = areBondsListed
        contacts.withUnsafeMutableBufferPointer { contacts in
            shift.forEachPiece { piece in
                (changedCounts[piece.index], bondCounts[piece.index + 1]) = (0, 0)
                guard let rows = contacts.baseAddress else { return }
                let range = piece.share(of: 0..<count)
                var changes = ChangedRows(rows, changed + range.lowerBound)
                step.touch(range, rows, &changes)
                changedCounts[piece.index] = changes.count
                if listsBonds {
                    bondCounts[piece.index + 1] = step.listBonds(range, rows, bonds + range.lowerBound)
                }
            }
        }
        for number in changed.joined(changedCounts, of: count, shift) {
            needsColors = true
            let contact = contacts[Int(number)]
            change(contact.isTouching ? .began : .ended, contact, step)
        }
    }

    mutating func change(_ phase: ContactEvent.Phase, _ contact: CrowdContact, _ step: CrowdStep) {
        let center = Vector2(step.centers[Int(contact.bodyA)].x, step.centers[Int(contact.bodyA)].y)
        changes.append(CrowdChange(phase: phase, contact: contact, point: center + contact.middle))
        guard hasSleepers else { return }
        let bodies = step.columns.bodies
        bodies[Int(contact.bodyA)].wakeIfDynamic()
        bodies[Int(contact.bodyB)].wakeIfDynamic()
    }
}
