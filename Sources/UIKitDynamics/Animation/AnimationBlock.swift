/// What one call of `UIView.animate` started: a timing, the views that it changed, and whom to tell at the end.
@MainActor final class AnimationBlock {
    private struct WeakView {
        weak var view: UIView?
    }

    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    private weak var stage: Stage?
    private let completion: ((Bool) -> Void)?
    private var views: [WeakView] = []
    private var isOver = false

    /// The block whose changes are recorded now; nil when changes are not animated.
    static var recording: AnimationBlock?

    init(
        timing: AnimationTiming, options: UIView.AnimationOptions, stage: Stage, completion: ((Bool) -> Void)?
    ) {
        self.timing = timing
        self.options = options
        self.stage = stage
        self.completion = completion
    }

    /// Performs changes and records them; then the end is waited for on the film's clock.
    func perform(_ changes: () -> Void) {
        AnimationBlock.recording(self) {
            changes()
            if options.contains(.layoutSubviews) { views.forEach { $0.view?.layoutIfNeeded() } }
        }
        if views.isEmpty {
            finish(true, at: time)
        } else if let end = timing.end {
            finish(true, at: end)
        }
    }

    /// Performs changes with a block recording, or none, and then with the one before again.
    static func recording(_ block: AnimationBlock?, _ changes: () -> Void) {
        let outer = recording
        recording = block
        changes()
        recording = outer
    }

    /// Keeps what a property of a view held before, less what it holds now. Changes without duration and delay are seen at once.
    func record(_ property: ViewAnimation.Property, of view: UIView, delta: SIMD8<Double>) {
        if timing.end == time { return }
        if !view.animations.contains(where: { $0.block === self }) { views.append(WeakView(view: view)) }
        view.animations.append(ViewAnimation(property: property, delta: delta, block: self))
    }

    /// The time on the film's clock.
    var time: TimeInterval { stage?.clock.time ?? 0 }

    /// Ends the block on the next tick, unfinished, if nothing is left of it.
    func animationsWereTaken(from view: UIView) {
        guard !view.animations.contains(where: { $0.block === self }) else { return }
        views.removeAll { $0.view === view }
        if views.isEmpty { finish(false, at: time) }
    }

    private func finish(_ finished: Bool, at time: TimeInterval) {
        stage?.clock.schedule(at: time) { self.finish(finished) }
    }

    private func finish(_ finished: Bool) {
        guard !isOver else { return }
        isOver = true
        for entry in views { entry.view?.animations.removeAll { $0.block === self } }
        views = []
        completion?(finished)
    }
}
