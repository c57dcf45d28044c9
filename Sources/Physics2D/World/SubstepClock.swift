/// Cuts the time of frames into fixed sub-steps and carries what is left over to the next frame.
public struct SubstepClock: Sendable, Hashable {
    /// Which sub-step, and what happens to a rest of exactly one sub-step.
    public enum Rule: Sendable, Hashable {
        /// 0.004 s, run while more than a sub-step is left: 4 or 5 a frame at 60 Hz (iOS 7, from the log of
        /// 2013).
        case fourMilliseconds
        /// Float(1) / 120 s, run while at least a sub-step is left: the first frame at 60 Hz runs one, every
        /// later one two (measured on the present engine).
        case oneHundredTwentieth
    }

    /// The rule in force.
    public let rule: Rule
    /// Seconds that frames have left over, from 0 to one sub-step; default 0.
    public var carry: Double

    /// A clock that starts with a carry in seconds, default 0.
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

    /// Takes a frame's time in and answers with the number of sub-steps to run.
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
            // Exactly one sub-step is left: it is not run yet, and its remainder is 0.
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
