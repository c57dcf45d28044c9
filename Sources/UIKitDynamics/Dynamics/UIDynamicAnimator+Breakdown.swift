import Physics2D

extension UIDynamicAnimator {
    /// Returns the error message for an item whose state the engine cannot continue from: its state, and
    /// the behaviors that act on it.
    ///
    /// When attachments, snaps, pushes or fields act, only these are named: gravity and collisions act on
    /// most items and are rarely the cause.
    func sentence(ofInvalid record: ItemBinding) -> String {
        let time = (elapsedTime * 1000).rounded() / 1000
        return
            "\(describe(record.item)) has \(state(of: record)) after \(time) s, but an item must stay finite and within 1e10 pt. \(causes(of: record))"
    }

    private func state(of record: ItemBinding) -> String {
        let (center, velocity) = (simulation.center(of: record), simulation.velocity(of: record))
        if !(abs(center.x) <= 1e10 && abs(center.y) <= 1e10) {
            return "its center at (\(center.x), \(center.y))"
        }
        if !(velocity.linear.x.isFinite && velocity.linear.y.isFinite) {
            return "a velocity of (\(velocity.linear.x), \(velocity.linear.y)) pt/s"
        }
        return "an angle of \(simulation.angle(of: record)) and a spin of \(velocity.angular) rad/s"
    }

    private func causes(of record: ItemBinding) -> String {
        let behaviors = record.owningBehaviors.map(\.behavior)
        let binding = behaviors.filter {
            $0 is UIAttachmentBehavior || $0 is UISnapBehavior || $0 is UIPushBehavior
                || $0 is UIFieldBehavior
        }
        guard !binding.isEmpty else {
            return "It is moved by \(behaviors.map { "\(type(of: $0))" }.joined(separator: ", "))."
        }
        return "It is bound by \(binding.map { describe($0, of: record) }.joined(separator: ", "))."
    }

    /// Returns a behavior's class, with the other item's name for an attachment of two.
    private func describe(_ behavior: UIDynamicBehavior, of record: ItemBinding) -> String {
        let others = behavior is UIAttachmentBehavior ? behavior.members.filter { $0 !== record.item } : []
        return "\(type(of: behavior))" + (others.first.map { " to '\(name(of: $0))'" } ?? "")
    }
}
