public import Foundation

// Source adaptation puts these in place of Foundation's members. A run loop within the scene's code would
// have to take pictures while that code has not returned, so it does not run; it warns, and waits as a
// sleep does.

extension RunLoop {
    /// Waits until a date, in place of `run(until:)`. Flipbook's own.
    ///
    /// - Parameter limitDate: The date on the film's clock. What the code does next comes later, but it is in
    ///   the same picture; on a thread that the code has started, the film goes on.
    public func flipbookRun(until limitDate: Date) {
        warn(of: "RunLoop.run(until:)")
        Thread.sleep(until: limitDate)
    }

    /// Returns false, in place of `run(mode:before:)`: a run loop without sources ends at once. Flipbook's
    /// own.
    ///
    /// - Parameters:
    ///   - mode: The mode; it has no effect.
    ///   - limitDate: The date until which Foundation's waits for an event.
    @discardableResult public func flipbookRun(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        warn(of: "RunLoop.run(mode:before:)")
        return false
    }

    private func warn(of member: String) {
        guard RunThread.current == nil else { return }
        MainActor.ifCurrent { RunContext.current.warn(nestedLoop: member) }
    }
}

extension RunContext {
    /// Reports a run loop within the scene's code, with the place in that code as far as it is known.
    package func warn(nestedLoop member: String) {
        let place = Self.placeInScene?().map { " (\($0))" } ?? ""
        warn(
            "\(member)\(place) does not let the film go on: timers, animations and touches wait until the scene's "
                + "code has returned. Use DispatchQueue.main.asyncAfter or a timer to go on later.")
    }
}
