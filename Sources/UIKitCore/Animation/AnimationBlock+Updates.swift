// The option `flushUpdates`: updates belong to the animation in which code has requested them.
extension AnimationBlock {
    /// True inside of a block with the option, which those inside of it inherit.
    static var flushesUpdates: Bool { recording?.options.contains(.flushUpdates) == true }

    /// Updates properties and layout of the window where that is due, in the present animation. Updates that
    /// request others come to an end as those of a tick do.
    static func flushUpdates() {
        let window = RunContext.current.window
        for _ in 0..<10 where window.subtreeNeedsLayout { window.layoutIfNeeded() }
    }

    /// Performs changes and records them; with the option, after the updates that are due, and together with
    /// those that the changes request.
    func performWithUpdates(_ changes: () -> Void) {
        guard options.contains(.flushUpdates) else { return perform(changes) }
        AnimationBlock.flushUpdates()
        perform {
            changes()
            AnimationBlock.flushUpdates()
        }
    }
}
