/// The values that a property has in the parts of a sequence of keyframes, less the last one.
@MainActor struct KeyframeChain {
    private let mode: CAAnimationCalculationMode
    private let sequence: AnimationBlock
    private var values: [LayerValue] = []
    /// The fractions of the sequence at which the values are reached.
    private var times: [Double] = []

    /// Creates the chain of the animations of one property in one sequence; nil where parts overlap.
    init?(_ animations: [AdditiveAnimation]) {
        let steps = animations.compactMap { animation in
            animation.block.part.map { (part: $0, delta: animation.delta) }
        }.sorted { $0.part.start < $1.part.start }
        guard let first = steps.first, let mode = first.part.mode,
            let sequence = animations.first?.block.sequence
        else { return nil }
        (self.mode, self.sequence) = (mode, sequence)
        // The values follow from the last one backwards: each delta is an old value less the new one.
        var later: [LayerValue] = [first.delta.scaled(by: 0)]
        for step in steps.reversed() { later.append(later[later.count - 1].adding(step.delta)) }
        let states = Array(later.reversed())
        for (index, step) in steps.enumerated() {
            if let last = times.last, step.part.start < last - 1e-9 { return nil }
            if times.isEmpty || step.part.start > times[times.count - 1] {
                values.append(states[index])
                times.append(step.part.start)
            }
            values.append(states[index + 1])
            times.append(step.part.end)
        }
    }

    /// Returns the value at a time on the film's clock.
    func value(at time: TimeInterval) -> LayerValue {
        let place = 1 - sequence.remainder(at: time)
        guard let start = times.first, let end = times.last, place > start else { return values[0] }
        guard place < end else { return values[values.count - 1] }
        let shown = mode.isPaced ? values.pacedTimes.map { start + $0 * (end - start) } : times
        let index = max(0, min((shown.firstIndex { $0 > place } ?? shown.count) - 1, values.count - 2))
        if mode == .discrete { return values[index] }
        let length = shown[index + 1] - shown[index]
        let fraction = length > 0 ? (place - shown[index]) / length : 1
        return mode.isCubic
            ? values.curved(index, fraction) : values[index].mixed(with: values[index + 1], fraction)
    }
}
