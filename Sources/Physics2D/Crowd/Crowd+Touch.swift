/// A contact that began or ended in a step.
struct CrowdChange: Sendable {
    var phase: ContactEvent.Phase
    var contact: CrowdContact
    var point: Vector2
}

extension Crowd {
    /// Works out where the shapes of near pairs touch, which wakes those for whom that is news.
    mutating func touchPairs(_ step: CrowdStep, _ rules: CrowdRules, _ shift: Shift) {
        let answers = answers.room(for: CrewMember.most)
        let reaches = isStale ? nil : reaches.contents
        let areWithin = shift.all(answers) {
            step.placeShapes($0.share(of: 0..<step.bodyCount), reaches)
        }
        if !areWithin || isStale { findPairs(step, rules.pairing, shift) }
        let count = contacts.count
        let areSame = contacts.withUnsafeMutableBufferPointer { contacts in
            guard let rows = contacts.baseAddress else { return true }
            return shift.all(answers) { !step.touch($0.share(of: 0..<count), rows) }
        }
        guard !areSame else { return }
        needsColors = true
        reportChanges(step)
    }

    private mutating func reportChanges(_ step: CrowdStep) {
        for index in contacts.indices where contacts[index].hasChanged {
            contacts[index].hasChanged = false
            let contact = contacts[index]
            change(contact.isTouching ? .began : .ended, contact, step)
        }
    }

    mutating func change(_ phase: ContactEvent.Phase, _ contact: CrowdContact, _ step: CrowdStep) {
        let bodies = step.columns.bodies
        let center = bodies[Int(contact.bodyA)].sweep.center
        changes.append(CrowdChange(phase: phase, contact: contact, point: center + contact.middle))
        bodies[Int(contact.bodyA)].wakeIfDynamic()
        bodies[Int(contact.bodyB)].wakeIfDynamic()
    }
}
