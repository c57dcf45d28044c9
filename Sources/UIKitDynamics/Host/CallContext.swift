/// The state of a run's code that calls leave to one another: what has begun and not yet ended, and what is
/// due later. UIKit keeps it for each thread; here each host has its own, so that no run sees another's.
@MainActor struct CallContext {
    /// The block that records changes now; nil when changes are not animated.
    var animationBlock: AnimationBlock?
    /// True inside `performWithoutAnimation`, which disables implicit animations of layers as well.
    var forbidsAnimations = false
    /// The blocks performed so far inside `AnimationBlock.collecting`; nil outside of it.
    var collectedBlocks: [AnimationBlock]?
    /// The animations between `beginAnimations` and `commitAnimations`, the innermost last.
    var openedAnimations: [OpenedAnimation] = []
    /// The sequence to which `addKeyframe` adds; nil outside of `animateKeyframes`.
    var keyframeSequence: KeyframeSequence?
    /// The transactions that have begun, the innermost last.
    var transactions: [TransactionState] = []
    /// The contexts that are being drawn into, the innermost last.
    var drawingContexts: [CGContext] = []
    /// The image contexts that have begun, with their sizes, the innermost last.
    var imageContexts: [(context: CGContext, size: CGSize)] = []
    /// True while views are laid out; constraints are solved before.
    var isInLayoutPass = false
    /// The methods to be performed later.
    var performRequests: [PerformRequest] = []
    /// The number of actions that have been made, for identifiers that are the same in every run.
    var actionCount = 0
}
