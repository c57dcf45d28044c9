/// What the methods of `UIView` that animate have begun and not yet ended in a run.
@MainActor final class OpenAnimations: RunState {
    /// The value of `UIView.areAnimationsEnabled`.
    var areEnabled = true
    /// The blocks performed so far inside `AnimationBlock.collecting`; nil outside of it.
    var collectedBlocks: [AnimationBlock]?
    /// The animations between `beginAnimations` and `commitAnimations`, the innermost last.
    var opened: [OpenedAnimation] = []
    /// The sequence to which `addKeyframe` adds; nil outside of `animateKeyframes`.
    var keyframeSequence: KeyframeSequence?

    init(of context: RunContext) {}
}

extension RunContext {
    /// What has begun to be animated.
    var animations: OpenAnimations { self[OpenAnimations.self] }
}
