import Testing

@testable import Physics2D

/// The number of sub-steps in frames.
@Suite struct SubstepClockTests {
    private func counts(_ rule: SubstepClock.Rule, time: Double, frames: Int) -> [Int] {
        var clock = SubstepClock(rule: rule)
        return (0..<frames).map { _ in clock.substeps(in: time) }
    }

    @Test func sixtyFramesASecondHaveFourOrFiveSubsteps() {
        #expect(counts(.fourMilliseconds, time: 1.0 / 60, frames: 8) == [4, 4, 4, 4, 4, 4, 5, 4])
        #expect(counts(.oneHundredTwentieth, time: 1.0 / 60, frames: 5) == [1, 2, 2, 2, 2])
    }

    /// In ten minutes no more than a sub-step is missing, at any rate of frames that films have, also where
    /// frames are multiples of a sub-step.
    @Test(arguments: [1, 24, 25, 48, 50, 60, 90, 100, 120, 125, 200, 240, 250], [0, 1])
    func noTimeIsLost(rate: Double, number: Int) {
        let rule: SubstepClock.Rule = number == 0 ? .fourMilliseconds : .oneHundredTwentieth
        let length = Double(SubstepClock(rule: rule).substep)
        let time = Double(counts(rule, time: 1 / rate, frames: Int(rate) * 600).reduce(0, +)) * length
        #expect(time <= 600 + 1e-3 && time > 600 - length - 1e-3)
    }
}
