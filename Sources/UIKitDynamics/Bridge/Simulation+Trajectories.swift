// The number of sub-steps in a frame varies: at 60 frames a second an animator of the iOS 7 generation makes
// four of 4 ms, and in every sixth frame five, so a body drawn at its latest state would move a quarter
// further in that frame. Pictures instead show a moment that advances evenly: the film's time less one
// sub-step, interpolated between the last two states (Fiedler, "Fix Your Timestep!", 2004). The engine's
// states are only read; the motion does not change.

/// The state of an item after a sub-step.
struct SubstepState {
    var center: CGPoint
    var angle: CGFloat
    var velocity: CGPoint
    var spin: CGFloat

    /// Returns the state at a fraction of the interval to a later one.
    func interpolated(to later: SubstepState, _ share: CGFloat) -> SubstepState {
        // A fraction this near to 1 is a rounding error, so the later state is returned unchanged.
        if share > 1 - 1e-4 { return later }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return SubstepState(
            center: CGPoint(x: between(center.x, later.center.x), y: between(center.y, later.center.y)),
            angle: between(angle, later.angle),
            velocity: CGPoint(
                x: between(velocity.x, later.velocity.x), y: between(velocity.y, later.velocity.y)),
            spin: between(spin, later.spin))
    }
}

extension Simulation {
    /// Discards all recorded states of each item but the last two, of which the second is the current one. An
    /// item with fewer starts with the current state twice.
    mutating func beginStates() {
        guard recordsStates else { return }
        carryBefore = substeps.carry
        for record in items {
            record.states.removeFirst(max(0, record.states.count - 2))
            if record.states.count < 2 { record.states = [state(of: record), state(of: record)] }
        }
    }

    /// Records the states after a sub-step.
    func addStates() {
        guard recordsStates else { return }
        for record in items { record.states.append(state(of: record)) }
    }

    private func state(of record: ItemBinding) -> SubstepState {
        let velocity = velocity(of: record)
        return SubstepState(
            center: center(of: record), angle: angle(of: record), velocity: velocity.linear,
            spin: velocity.angular)
    }

    /// Returns the state that pictures show; nil where it is the engine's.
    func shownState(of record: ItemBinding) -> SubstepState? {
        let share = substeps.carry / Double(substeps.substep)
        guard showsEvenMotion, record.states.count >= 2, share <= 1 - 1e-4 else { return nil }
        let count = record.states.count
        return record.states[count - 2].interpolated(to: record.states[count - 1], share)
    }

    /// Returns the positions at which an item was shown during the last step: at its beginning, at each
    /// state reached, and at its end.
    func samples(of record: ItemBinding) -> [SubstepTrajectory.Sample] {
        let states = record.states
        guard states.count > 2 else { return [] }
        return showsEvenMotion ? evenSamples(states) : rawSamples(states)
    }

    /// Returns the states of the step's sub-steps, evenly spaced over it.
    private func rawSamples(_ states: [SubstepState]) -> [SubstepTrajectory.Sample] {
        let last = CGFloat(states.count - 2)
        return states.dropFirst().enumerated().map { number, state in
            SubstepTrajectory.Sample(
                center: state.center, angle: state.angle, progress: CGFloat(number) / last)
        }
    }

    private func evenSamples(_ states: [SubstepState]) -> [SubstepTrajectory.Sample] {
        // Times count sub-steps: state k is reached at time k, so 0 is the state before the previous
        // step's last one.
        let length = Double(substeps.substep)
        let start = carryBefore / length
        let end = Double(states.count - 2) + substeps.carry / length
        func sample(at time: Double) -> SubstepTrajectory.Sample {
            let index = min(Int(time), states.count - 2)
            let state = states[index].interpolated(to: states[index + 1], time - Double(index))
            return SubstepTrajectory.Sample(
                center: state.center, angle: state.angle, progress: (time - start) / (end - start))
        }
        let reached = (1..<states.count).map(Double.init).filter { $0 > start + 1e-4 && $0 < end - 1e-4 }
        return ([start] + reached + [end]).map(sample)
    }
}
