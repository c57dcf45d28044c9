/// A contact that began or ended in a step.
struct CrowdChange: Sendable {
    var phase: ContactEvent.Phase
    var contact: CrowdContact
    var point: Vector2
}

extension Crowd {
    /// Finds the pairs of shapes that are near and works out where they touch, which wakes those for whom
    /// that is news.
    mutating func touchPairs(_ step: CrowdStep, _ rules: CrowdRules) {
        let keys = grid.findPairs(step.shapes)
        let count = plan(keys, step, rules.pairing)
        if next.count > count { next.removeLast(next.count - count) }
        if next.count < count {
            next.append(contentsOf: repeatElement(CrowdContact(), count: count - next.count))
        }
        let plans = plans.room(for: 0)
        contacts.withUnsafeBufferPointer { old in
            next.withUnsafeMutableBufferPointer { new in
                guard let rows = new.baseAddress else { return }
                withCrew(of: rules.threads) { member in
                    step.touch(member.share(of: 0..<count), plans, old.baseAddress, rows)
                }
            }
        }
        reportBeginnings(count, step)
        swap(&contacts, &next)
    }

    /// Goes through the pairs found and the contacts of the last step side by side, both being sorted.
    @inline(never) private mutating func plan(
        _ keys: UnsafeBufferPointer<UInt64>, _ step: CrowdStep, _ pairing: Pairing
    ) -> Int {
        let plans = plans.room(for: keys.count + contacts.count)
        var (count, k) = (0, 0)
        for index in contacts.indices {
            let old = contacts[index]
            while k < keys.count, keys[k] < old.key {
                if pairing.shouldCollide(keys[k], step.columns) {
                    plans[count] = ContactPlan(key: keys[k], old: -1, isKept: false)
                    count += 1
                }
                k += 1
            }
            let isFound = k < keys.count && keys[k] == old.key
            if isFound { k += 1 }
            let isResting = !step.isMoving(old.bodyA) && !step.isMoving(old.bodyB)
            if (isFound || isResting) && pairing.shouldCollide(old.key, step.columns) {
                plans[count] = ContactPlan(key: old.key, old: Int32(index), isKept: isResting)
                count += 1
            } else if old.isTouching {
                change(.ended, old, at: old, step)
            }
        }
        while k < keys.count {
            if pairing.shouldCollide(keys[k], step.columns) {
                plans[count] = ContactPlan(key: keys[k], old: -1, isKept: false)
                count += 1
            }
            k += 1
        }
        return count
    }

    private mutating func reportBeginnings(_ count: Int, _ step: CrowdStep) {
        let plans = plans.room(for: 0)
        let (before, now) = (contacts, next)
        for index in 0..<count {
            let old = Int(plans[index].old)
            let was = old >= 0 && before[old].material.z > 0
            let isTouching = now[index].material.z > 0
            guard was != isTouching else { continue }
            change(isTouching ? .began : .ended, now[index], at: isTouching ? now[index] : before[old], step)
        }
    }

    private mutating func change(
        _ phase: ContactEvent.Phase, _ contact: CrowdContact, at place: CrowdContact, _ step: CrowdStep
    ) {
        let bodies = step.columns.bodies
        let center = bodies[Int(place.bodyA)].sweep.center
        changes.append(CrowdChange(phase: phase, contact: contact, point: center + place.middle))
        bodies[Int(contact.bodyA)].wakeIfDynamic()
        bodies[Int(contact.bodyB)].wakeIfDynamic()
    }
}
