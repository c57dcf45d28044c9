/// The transactions of a run.
@MainActor final class TransactionStack: RunState {
    /// The transactions that have begun, the innermost last.
    var transactions: [TransactionState] = []
    /// True inside `performWithoutAnimation`, which disables implicit animations of layers as well.
    var forbidsAnimations = false

    /// The number of times at which changes of layers have come to the screen.
    private(set) var commitCount = 0

    /// The blocks performed so far inside `AnimationBlock.collecting`; nil outside of it.
    var collectedBlocks: [AnimationBlock]?

    init(of context: RunContext) {}

    /// Counts the end of the changes of a tick.
    func commit() { commitCount += 1 }
}

extension RunContext {
    /// The transactions of the run.
    var layerTransactions: TransactionStack { self[TransactionStack.self] }

    /// Lets later changes of the layers on the screen animate.
    package func commitLayers() { layerTransactions.commit() }
}
