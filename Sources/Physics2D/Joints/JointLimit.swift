/// The limits of a joint's angle or translation, and its state at them.
struct JointLimit: Sendable {
    enum State: Sendable {
        case free
        case atLower
        case atUpper
        /// Both limits are so close that the joint cannot move.
        case stuck
    }

    /// The limits in radians or meters; nil for none.
    var range: ClosedRange<Float>?
    private(set) var state = State.free

    init(_ range: ClosedRange<Float>?) { self.range = range }

    /// Updates the state for an angle or a translation; returns whether the impulse of the last sub-step is
    /// still a valid warm start.
    mutating func update(_ value: Float, slop: Float) -> Bool {
        let old = state
        state = state(at: value, slop: slop)
        return state != .free && (state == old || state == .stuck)
    }

    private func state(at value: Float, slop: Float) -> State {
        guard let range else { return .free }
        if range.upperBound - range.lowerBound < 2 * slop { return .stuck }
        if value <= range.lowerBound { return .atLower }
        return value >= range.upperBound ? .atUpper : .free
    }

    /// Returns the admissible part of an impulse: a limit pushes back only, and never pulls.
    func allowed(_ impulse: Float) -> Float {
        switch state {
        case .free: 0
        case .stuck: impulse
        case .atLower: max(impulse, 0)
        case .atUpper: min(impulse, 0)
        }
    }

    /// Returns the error of a value beyond the limit, and its correction, clamped to `bound`. A slop stays,
    /// so that the limit is still reached in the next sub-step.
    func error(at value: Float, slop: Float, bound: Float) -> (size: Float, correction: Float) {
        guard let range else { return (0, 0) }
        switch state {
        case .free:
            return (0, 0)
        case .stuck:
            let error = max(-bound, min(value - range.lowerBound, bound))
            return (abs(error), error)
        case .atLower:
            let error = value - range.lowerBound
            return (-error, max(-bound, min(error + slop, 0)))
        case .atUpper:
            let error = value - range.upperBound
            return (error, max(0, min(error - slop, bound)))
        }
    }
}

extension JointLimit {
    /// Writes or reads the limit and its state.
    mutating func code(_ archive: inout Archive) {
        var isLimited = range != nil
        var (lower, upper) = (range?.lowerBound ?? 0, range?.upperBound ?? 0)
        archive.code(&isLimited)
        archive.code(&lower)
        archive.code(&upper)
        if archive.isReading {
            if !(lower <= upper) { archive.reject() }
            range = isLimited && lower <= upper ? lower...upper : nil
        }
        let states: [State] = [.free, .atLower, .atUpper, .stuck]
        var number = states.firstIndex(of: state) ?? 0
        archive.code(&number)
        state = states.indices.contains(number) ? states[number] : .free
    }
}
