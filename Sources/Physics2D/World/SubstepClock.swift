/// A clock that divides the time of frames into fixed sub-steps and carries the remainder over to the next
/// frame.
public struct SubstepClock: Sendable, Hashable {
    /// The length of a sub-step, and the rule for a remainder of exactly one sub-step.
    public enum Rule: Sendable, Hashable {
        /// Sub-steps of 0.004 s, run while more than one sub-step is left: 4 or 5 per frame at 60 Hz (iOS 7,
        /// from the log of 2013).
        case fourMilliseconds
        /// Sub-steps of Float(1) / 120 s, run while at least one sub-step is left: one in the first frame at
        /// 60 Hz, two in each later one (measured on the modern engine).
        case oneHundredTwentieth
    }

    /// The rule of the clock.
    public let rule: Rule
    /// The time left over from the frames so far, in seconds, from 0 to one sub-step; default 0.
    public var carry: Double

    /// Creates a clock with a rule and an initial carry, in seconds; default 0.
    public init(rule: Rule, carry: Double = 0) {
        self.rule = rule
        self.carry = carry
    }

    /// The length of a sub-step, in seconds.
    public var substep: Float {
        switch rule {
        case .fourMilliseconds: 0.004
        case .oneHundredTwentieth: Float(1) / 120
        }
    }

    /// Adds the time of a frame, in seconds, to the carry and returns the number of sub-steps to run; 0 for a
    /// time that is not positive or not finite.
    public mutating func substeps(in time: Double) -> Int {
        guard time > 0, time.isFinite else { return 0 }
        var total = carry + time
        var count = 0
        switch rule {
        case .fourMilliseconds:
            let length = 0.004
            carry = total.truncatingRemainder(dividingBy: length)
            while total > length {
                total -= length
                count += 1
            }
            // Exactly one sub-step is left: its remainder is 0, but it has not run yet, so it is carried
            // over.
            if carry < 1e-9, total > length / 2 { carry = total }
        case .oneHundredTwentieth:
            let length = Double(substep)
            while total >= length {
                total -= length
                count += 1
            }
            carry = total
        }
        return count
    }
}
