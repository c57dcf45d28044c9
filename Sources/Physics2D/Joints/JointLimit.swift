/// How far a joint lets its bodies turn or slide, and whether it has come to one of its ends.
struct JointLimit: Sendable {
    enum State: Sendable {
        case free
        case atLower
        case atUpper
        /// Both ends are so near that it cannot move at all.
        case stuck
    }

    var range: ClosedRange<Float>?
    private(set) var state = State.free

    init(_ range: ClosedRange<Float>?) { self.range = range }

    /// Finds the state for an angle or a translation; true when an impulse of the last sub-step still counts.
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

    /// The impulse's allowed part: an end only pushes back.
    func allowed(_ impulse: Float) -> Float {
        switch state {
        case .free: 0
        case .stuck: impulse
        case .atLower: max(impulse, 0)
        case .atUpper: min(impulse, 0)
        }
    }

    /// How far a value is beyond the end, and how much of that is to be corrected: a slop stays, so that the
    /// end is felt again in the next sub-step.
    func error(at value: Float, slop: Float, most: Float) -> (size: Float, correction: Float) {
        guard let range else { return (0, 0) }
        switch state {
        case .free:
            return (0, 0)
        case .stuck:
            let error = max(-most, min(value - range.lowerBound, most))
            return (abs(error), error)
        case .atLower:
            let error = value - range.lowerBound
            return (-error, max(-most, min(error + slop, 0)))
        case .atUpper:
            let error = value - range.upperBound
            return (error, max(0, min(error - slop, most)))
        }
    }
}
