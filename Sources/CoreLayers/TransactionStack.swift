/// The transactions of a run.
@MainActor final class TransactionStack: RunState {
    /// The transactions that have begun, the innermost last.
    var transactions: [TransactionState] = []
    /// True inside `performWithoutAnimation`, which disables implicit animations of layers as well.
    var forbidsAnimations = false

    /// The blocks performed so far inside `AnimationBlock.collecting`; nil outside of it.
    var collectedBlocks: [AnimationBlock]?

    init(of context: RunContext) {}
}

extension RunContext {
    /// The transactions of the run.
    var layerTransactions: TransactionStack { self[TransactionStack.self] }
}
