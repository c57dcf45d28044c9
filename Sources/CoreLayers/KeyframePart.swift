/// The part of a sequence of keyframes that a block shows.
@MainActor package struct KeyframePart {
    /// The fraction of the sequence at which the part begins.
    let start: Double
    /// The fraction of the sequence at which the part ends.
    let end: Double
    /// The way between the values; nil for a straight one.
    let mode: CAAnimationCalculationMode?

    /// True for the block of the whole sequence, which those of the parts follow.
    let isWhole: Bool

    /// Creates a part of a sequence.
    package init(start: Double, end: Double, mode: CAAnimationCalculationMode?) {
        (self.start, self.end, self.mode, isWhole) = (start, end, mode, false)
    }

    /// Creates what the block of a whole sequence shows.
    package init(whole mode: CAAnimationCalculationMode?) {
        (start, end, self.mode, isWhole) = (0, 1, mode, true)
    }
}
