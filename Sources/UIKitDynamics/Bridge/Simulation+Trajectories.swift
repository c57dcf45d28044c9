import Physics2D

// The number of sub-steps in a frame varies: at 60 frames a second an animator of the iOS 7 generation makes
// four of 4 ms, and in every sixth frame five, so a body drawn at its latest state would move a quarter
// further in that frame. Pictures instead show a moment that advances evenly: the film's time less one
// sub-step, interpolated between the last two states (Fiedler, "Fix Your Timestep!", 2004). The engine's
// states are only read; the motion does not change.

extension SubstepState {
    /// Returns the state at a fraction of the interval to a later one.
    fileprivate func interpolated(to later: SubstepState, _ share: CGFloat) -> SubstepState {
        // A fraction this near to 1 is a rounding error, so the later state is returned unchanged.
        share > 1 - 1e-4 ? later : between(later, share)
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

    /// Returns the states in which an item was shown during the last step: at its beginning, at each state
    /// reached, and at its end.
    func trajectory(of record: ItemBinding) -> [SubstepState] {
        let states = record.states
        guard states.count > 2 else { return [] }
        return showsEvenMotion ? evenTrajectory(states) : rawTrajectory(states)
    }

    /// Returns the states of the step's sub-steps, evenly spaced over it.
    private func rawTrajectory(_ states: [SubstepState]) -> [SubstepState] {
        let last = CGFloat(states.count - 2)
        return states.dropFirst().enumerated().map { number, state in
            var state = state
            state.progress = CGFloat(number) / last
            return state
        }
    }

    private func evenTrajectory(_ states: [SubstepState]) -> [SubstepState] {
        // Times count sub-steps: state k is reached at time k, so 0 is the state before the previous
        // step's last one.
        let length = Double(substeps.substep)
        let start = carryBefore / length
        let end = Double(states.count - 2) + substeps.carry / length
        func state(at time: Double) -> SubstepState {
            let index = min(Int(time), states.count - 2)
            var state = states[index].interpolated(to: states[index + 1], time - Double(index))
            state.progress = (time - start) / (end - start)
            return state
        }
        let reached = (1..<states.count).map(Double.init).filter { $0 > start + 1e-4 && $0 < end - 1e-4 }
        return ([start] + reached + [end]).map(state)
    }
}
