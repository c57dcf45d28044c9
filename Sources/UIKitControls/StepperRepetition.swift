import UIKitCore

/// The steps that a stepper repeats while a finger holds one of its halves.
@MainActor final class StepperRepetition {
    /// The time until the first repeated step in seconds: that which Apple documents for the Mac's stepper.
    private static let delay: TimeInterval = 0.5
    /// The shortest time between two steps in seconds: that which Apple documents for the Mac's stepper.
    private static let shortest: TimeInterval = 0.1
    /// The ratio of a time between two steps to the one before, since the iPhone's stepper gets faster; by
    /// eye.
    private static let acceleration = 0.8

    private let step: () -> Void
    private var interval = StepperRepetition.delay
    private var next: TimeInterval = 0
    private var isOver = false
    /// A Boolean value that indicates whether a step was repeated.
    private(set) var hasBegun = false

    /// Creates the repetition of a step.
    init(_ step: @escaping () -> Void) { self.step = step }

    /// Begins with the delay.
    func begin() {
        next = RunContext.current.clock.time
        schedule()
    }

    /// Ends the repetition.
    func end() { isOver = true }

    private func schedule() {
        next += interval
        RunContext.current.clock.schedule(at: next) { [weak self] in self?.perform() }
    }

    private func perform() {
        guard !isOver else { return }
        hasBegun = true
        step()
        interval = max(Self.shortest, interval * Self.acceleration)
        schedule()
    }
}
