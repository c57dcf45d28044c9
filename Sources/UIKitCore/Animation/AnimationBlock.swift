/// The animations of one call of `UIView.animate`: their timing, the views that changed, and the completion.
@MainActor final class AnimationBlock {
    private struct WeakView {
        weak var view: UIView?
    }

    var timing: AnimationTiming
    let options: UIView.AnimationOptions
    private weak var context: RunContext?
    private let completion: ((Bool) -> Void)?
    private var views: [WeakView] = []
    private var isOver = false
    /// The fraction of the change that remains at a time, where something else than the timing determines it.
    var remainderSource: ((TimeInterval) -> Double)?
    /// The object that blocks of one sequence of keyframes share; nil for none.
    var sequence: AnyObject?
    /// True when the block ends at the time that the timing gives.
    var endsByItself = true

    /// The block that records changes now; nil when changes are not animated.
    static var recording: AnimationBlock? {
        get { RunContext.current.recorder.map { unsafeDowncast($0, to: AnimationBlock.self) } }
        set { RunContext.current.recorder = newValue }
    }

    init(
        timing: AnimationTiming, options: UIView.AnimationOptions, context: RunContext,
        completion: ((Bool) -> Void)?
    ) {
        self.timing = timing
        self.options = options
        self.context = context
        self.completion = completion
    }

    /// Performs changes and records them, then schedules the end on the film's clock.
    func perform(_ changes: () -> Void) {
        let context = RunContext.current
        if context.animations.collectedBlocks != nil, endsByItself {
            endsByItself = false
            context.animations.collectedBlocks?.append(self)
        }
        AnimationBlock.recording(self) {
            changes()
            if options.contains(.layoutSubviews) { views.forEach { $0.view?.layoutIfNeeded() } }
        }
        scheduleEnd()
    }

    /// Schedules the end on the film's clock.
    func scheduleEnd() {
        guard endsByItself else { return }
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
        if remainderSource == nil, endsByItself, timing.end == time { return }
        if !view.animations.contains(where: { $0.block === self }) { views.append(WeakView(view: view)) }
        view.animations.append(ViewAnimation(property: property, delta: delta, block: self))
    }

    /// The time on the film's clock, in seconds.
    var time: TimeInterval { context?.clock.time ?? 0 }

    /// Performs code and returns the blocks that it has recorded, which the caller has to end.
    static func collecting(_ body: () -> Void) -> [AnimationBlock] {
        let context = RunContext.current
        let outer = context.animations.collectedBlocks
        context.animations.collectedBlocks = []
        body()
        defer { context.animations.collectedBlocks = outer }
        return context.animations.collectedBlocks ?? []
    }

    /// Gives the views the values that they had before the block.
    func takeBack() {
        for view in changedViews { view.settle(self, keeping: 1) }
    }

    /// Returns the fraction of the change that remains at a time: 1 at first, 0 after the end.
    func remainder(at time: TimeInterval) -> Double {
        remainderSource?(time) ?? timing.remainder(at: time)
    }

    /// Ends the block now, and calls its completion.
    func end(finished: Bool) { finish(finished) }

    /// The views that the block has changed and that still exist.
    var changedViews: [UIView] { views.compactMap(\.view) }

    /// Responds to the removal of this block's animations of a property from a view: if none is left in any
    /// view, the block ends on the next tick, unfinished.
    func animationsWereTaken(from view: UIView) {
        guard !view.animations.contains(where: { $0.block === self }) else { return }
        views.removeAll { $0.view === view }
        if views.isEmpty { finish(false, at: time) }
    }

    private func finish(_ finished: Bool, at time: TimeInterval) {
        context?.clock.schedule(at: time) { self.finish(finished) }
    }

    private func finish(_ finished: Bool) {
        guard !isOver else { return }
        isOver = true
        for entry in views { entry.view?.animations.removeAll { $0.block === self } }
        views = []
        completion?(finished)
    }
}
