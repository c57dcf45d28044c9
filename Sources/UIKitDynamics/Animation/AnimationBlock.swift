/// The animations of one call of `UIView.animate`: their timing, the views that changed, and the completion.
@MainActor final class AnimationBlock {
    private struct WeakView {
        weak var view: UIView?
    }

    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    private weak var host: SceneHost?
    private let completion: ((Bool) -> Void)?
    private var views: [WeakView] = []
    private var isOver = false

    /// The block that records changes now; nil when changes are not animated.
    static var recording: AnimationBlock?

    /// True inside `performWithoutAnimation`, where layers do not animate by themselves either.
    static var isForbidding = false

    init(
        timing: AnimationTiming, options: UIView.AnimationOptions, host: SceneHost,
        completion: ((Bool) -> Void)?
    ) {
        self.timing = timing
        self.options = options
        self.host = host
        self.completion = completion
    }

    /// Performs changes and records them, then schedules the end on the film's clock.
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

    /// Performs changes with a block as the recording one, or with none, and restores the previous one.
    static func recording(_ block: AnimationBlock?, _ changes: () -> Void) {
        let outer = recording
        recording = block
        changes()
        recording = outer
    }

    /// Records an animation of a view's property; delta is the old value less the new one. A block whose
    /// duration and delay are 0 records nothing.
    func record(_ property: ViewAnimation.Property, of view: UIView, delta: SIMD8<Double>) {
        if timing.end == time { return }
        if !view.animations.contains(where: { $0.block === self }) { views.append(WeakView(view: view)) }
        view.animations.append(ViewAnimation(property: property, delta: delta, block: self))
    }

    /// The time on the film's clock, in seconds.
    var time: TimeInterval { host?.clock.time ?? 0 }

    /// Responds to the removal of this block's animations of a property from a view: if none is left in any
    /// view, the block ends on the next tick, unfinished.
    func animationsWereTaken(from view: UIView) {
        guard !view.animations.contains(where: { $0.block === self }) else { return }
        views.removeAll { $0.view === view }
        if views.isEmpty { finish(false, at: time) }
    }

    private func finish(_ finished: Bool, at time: TimeInterval) {
        host?.clock.schedule(at: time) { self.finish(finished) }
    }

    private func finish(_ finished: Bool) {
        guard !isOver else { return }
        isOver = true
        for entry in views { entry.view?.animations.removeAll { $0.block === self } }
        views = []
        completion?(finished)
    }
}
