/// The transactions of a run.
@MainActor final class TransactionStack: RunState {
    /// The transactions that have begun, the innermost last.
    var transactions: [TransactionState] = []
    /// True inside `performWithoutAnimation`, which disables implicit animations of layers as well.
    var forbidsAnimations = false

    /// The number of times at which changes of layers have come to the screen.
    private var commitCount = 0
    /// The number of those times after the last display, and after the one before it.
    private var displays = (last: 0, former: 0)
    private var isDrawing = false

    /// The number of times that counts now. Code that draws is a part of the display that brings new layers
    /// to the screen: while it runs, the former display was the last.
    var liveCount: Int { isDrawing ? displays.former : commitCount }

    /// The blocks performed so far inside `AnimationBlock.collecting`; nil outside of it.
    var collectedBlocks: [AnimationBlock]?

    init(of context: RunContext) {}

    /// Counts the time at which changes come to the screen.
    func commit() { commitCount += 1 }

    /// Counts the display at the end of a tick.
    func commit(after draw: () -> Void) {
        displays.former = displays.last
        draw()
        commit()
        displays.last = commitCount
    }

    /// Performs code that draws.
    func whileDrawing<T>(_ draw: () -> T) -> T {
        let outer = isDrawing
        isDrawing = true
        defer { isDrawing = outer }
        return draw()
    }
}

extension RunContext {
    /// The transactions of the run.
    var layerTransactions: TransactionStack { self[TransactionStack.self] }

    /// Lets later changes of the layers on the screen animate.
    package func commitLayers() { layerTransactions.commit() }

    /// Lets views draw, and then later changes of the layers on the screen animate.
    package func commitLayers(after draw: () -> Void) { layerTransactions.commit(after: draw) }

    /// Performs code of a scene that draws.
    package func whileDrawing<T>(_ draw: () -> T) -> T { layerTransactions.whileDrawing(draw) }
}
