/// The animations of one call of `UIView.animate`: their timing, the layers that changed, and the completion.
@preconcurrency @MainActor package final class AnimationBlock {
    private struct WeakBlock {
        weak var block: AnimationBlock?
    }

    /// The options that change what a block records and shows.
    package struct Options: OptionSet, Sendable {
        package let rawValue: UInt

        package init(rawValue: UInt) { self.rawValue = rawValue }

        /// The option that lays out the subviews of the changed views too.
        package static let layoutSubviews = Options(rawValue: 1 << 0)
        /// The option to start from the presented state.
        package static let beginFromCurrentState = Options(rawValue: 1 << 2)
        /// The option to perform pending updates wherever the animation changes.
        package static let flushUpdates = Options(rawValue: 1 << 28)
    }

    package var timing: AnimationTiming
    package var options: Options
    private weak var context: RunContext?
    private let completion: ((Bool) -> Void)?
    private var layers = AnimatedLayers()
    private var isOver = false
    /// The block that this one follows in time; nil for one with a time of its own.
    private var leader: AnimationBlock?
    /// The blocks that follow this one and end with it.
    private var followers: [AnimationBlock] = []
    /// The blocks that repeat a part of this one's changes; it ends with the last of them.
    private var repeated: [WeakBlock] = []
    /// The block of whose changes this one repeats a part; nil for none.
    private var outer: AnimationBlock?
    /// The fraction of the change that remains at a time, where something else than the timing determines it.
    package var remainderSource: ((TimeInterval) -> Double)?
    /// The part of a sequence of keyframes that the block shows; nil for none.
    package var part: KeyframePart?
    /// The actions that follow the end, before the completion.
    package var whenOver: [(_ finished: Bool) -> Void] = []
    /// True when the block ends at the time that the timing gives.
    package var endsByItself = true
    /// The way in which the animated views receive touches: that of the block that this one follows.
    package var touchRule: TouchRule {
        get { leader?.touchRule ?? ownTouchRule }
        set { ownTouchRule = newValue }
    }
    private var ownTouchRule = TouchRule.atTarget

    /// The block that records changes now; nil when changes are not animated.
    package static var recording: AnimationBlock? {
        get { RunContext.current.recorder.map { unsafeDowncast($0, to: AnimationBlock.self) } }
        set { RunContext.current.recorder = newValue }
    }

    package init(
        timing: AnimationTiming, options: Options, context: RunContext,
        completion: ((Bool) -> Void)?
    ) {
        self.timing = timing
        self.options = options
        self.context = context
        self.completion = completion
    }

    /// Performs changes and records them, then schedules the end on the film's clock.
    package func perform(_ changes: () -> Void) {
        let context = RunContext.current
        if context.layerTransactions.collectedBlocks != nil, endsByItself {
            endsByItself = false
            context.layerTransactions.collectedBlocks?.append(self)
        }
        AnimationBlock.recording(self) {
            changes()
            if options.contains(.layoutSubviews) { layers.all.forEach { $0.owner?.layoutIfNeeded() } }
        }
        scheduleEnd()
    }

    /// Schedules the end on the film's clock.
    package func scheduleEnd() {
        guard endsByItself || leader != nil else { return }
        if isEmpty { return finish(true, at: time) }
        context?.clock.expectMotion(at: timing.begin)
        if endsByItself, let end = lastEnd {
            finish(true, at: end)
        }
    }

    /// True when no layer shows an animation of the block or of one that follows it.
    private var isEmpty: Bool { hasNoChanges && repeated.allSatisfy { $0.block?.isEmpty ?? true } }

    /// True when no layer shows an animation with the block's own timing.
    private var hasNoChanges: Bool { layers.isEmpty && followers.allSatisfy(\.isEmpty) }

    /// The time at which the last animation of the block is over; nil where one repeats forever.
    private var lastEnd: TimeInterval? {
        let present = repeated.compactMap(\.block).filter { !$0.isEmpty }
        let ends = present.map(\.lastEnd) + [hasNoChanges ? time : timing.end]
        return ends.contains(nil) ? nil : ends.compactMap(\.self).max()
    }

    /// Takes a block that repeats a part of this one's changes, before it performs them.
    package func take(repeated block: AnimationBlock) {
        repeated.append(WeakBlock(block: block))
        block.outer = self
    }

    /// True when something else than the block's timing determines how much of the changes is shown.
    package var isDriven: Bool { remainderSource != nil }

    /// The block of the whole sequence of keyframes to which this one belongs; nil for none.
    var sequence: AnimationBlock? { part.flatMap { $0.isWhole ? self : leader } }

    /// The block with all that follow it.
    private var family: [AnimationBlock] { [self] + followers.flatMap(\.family) }

    /// Shows the changes in a part of another block's way, whatever drives that, and ends with it.
    ///
    /// - Parameters:
    ///   - start: the fraction of the way at which the part begins.
    ///   - length: the part's fraction of the way.
    ///   - remainder: the fraction of the change that remains at a fraction of the part.
    package func follow(
        _ leader: AnimationBlock, from start: Double, length: Double,
        remainder: @escaping (Double) -> Double = { 1 - $0 }
    ) {
        (self.leader, endsByItself) = (leader, false)
        leader.followers.append(self)
        remainderSource = { [unowned leader] time in
            let place = 1 - leader.remainder(at: time)
            // A spring goes beyond the ends of the way, but not into other parts of it.
            if place < start || (place == start && length > 0) {
                return start > 0 ? 1 : 1 - place
            }
            if place >= start + length { return start + length < 1 ? 0 : min(0, 1 - place) }
            return remainder((place - start) / length)
        }
    }

    /// Performs changes with a block as the recording one, or with none, and restores the previous one.
    package static func recording(_ block: AnimationBlock?, _ changes: () -> Void) {
        let outer = recording
        recording = block
        changes()
        recording = outer
    }

    /// Performs changes without animation, even inside an animation block.
    package static func withoutAnimation(_ changes: () -> Void) {
        let transactions = RunContext.current.layerTransactions
        let outer = transactions.forbidsAnimations
        transactions.forbidsAnimations = true
        recording(nil, changes)
        transactions.forbidsAnimations = outer
    }

    /// Records an animation of a layer's property; delta is the old value less the new one. A block whose
    /// duration and delay are 0 records nothing.
    func record(_ property: AdditiveAnimation.Property, of layer: LayerStorage, delta: LayerValue) {
        if remainderSource == nil, endsByItself, timing.end == time { return }
        if !layer.additions.contains(self) { layers.append(layer) }
        layer.additions.append(AdditiveAnimation(property: property, delta: delta, block: self))
    }

    /// The time on the film's clock, in seconds.
    package var time: TimeInterval { context?.clock.time ?? 0 }

    /// Performs code and returns the blocks that it has recorded, which the caller has to end.
    package static func collecting(_ body: () -> Void) -> [AnimationBlock] {
        let context = RunContext.current
        let outer = context.layerTransactions.collectedBlocks
        context.layerTransactions.collectedBlocks = []
        body()
        defer { context.layerTransactions.collectedBlocks = outer }
        return context.layerTransactions.collectedBlocks ?? []
    }

    /// Gives the layers the values that they had before the block.
    package func takeBack() { AnimationBlock.settle([self], at: .start) }

    /// Ends the animations of blocks and of those that follow them: the values become those of a place.
    /// Returns the values at both ends of the way for each property that does not keep its last value.
    @discardableResult package static func settle(
        _ blocks: [AnimationBlock], at place: SettledChange.Place
    ) -> [SettledChange] {
        let family = blocks.flatMap(\.family)
        var known: Set<ObjectIdentifier> = []
        let layers = family.flatMap(\.layers.all).filter { known.insert(ObjectIdentifier($0)).inserted }
        return layers.flatMap { $0.settle(family, at: place) }
    }

    /// Returns the fraction of the change that remains at a time: 1 at first, 0 after the end.
    package func remainder(at time: TimeInterval) -> Double {
        remainderSource?(time) ?? timing.remainder(at: time)
    }

    /// Ends the block now, and calls its completion.
    package func end(finished: Bool) { finish(finished) }

    /// Responds to the removal of this block's animations of a property from a layer: if none is left in any
    /// layer, the block ends on the next tick, unfinished.
    func animationsWereTaken(from layer: LayerStorage) {
        guard !layer.additions.contains(self) else { return }
        layers.remove(layer)
        endUnfinishedIfEmpty()
    }

    private func endUnfinishedIfEmpty() {
        guard isEmpty else { return }
        context?.clock.schedule(at: time) { [self] in
            guard isEmpty else { return }
            finish(false)
            (leader ?? outer)?.endUnfinishedIfEmpty()
        }
    }

    private func finish(_ finished: Bool, at time: TimeInterval) {
        context?.clock.schedule(at: time) { self.finish(finished) }
    }

    private func finish(_ finished: Bool) {
        guard !isOver else { return }
        isOver = true
        for layer in layers.all { layer.additions.remove(self) }
        let (ended, actions) = (followers, whenOver)
        (layers, followers, repeated, whenOver) = (AnimatedLayers(), [], [], [])
        ended.forEach { $0.end(finished: finished) }
        actions.forEach { $0(finished) }
        completion?(finished)
    }
}
