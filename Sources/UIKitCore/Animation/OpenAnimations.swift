/// The animation blocks and sequences that code of a run has opened and not yet closed.
@MainActor final class OpenAnimations: RunState {
    /// The value of `UIView.areAnimationsEnabled`.
    var areEnabled = true
    /// The animations between `beginAnimations` and `commitAnimations`, the innermost last.
    var opened: [OpenedAnimation] = []
    /// The sequence to which `addKeyframe` adds; nil outside of `animateKeyframes`.
    var keyframeSequence: KeyframeSequence?

    init(of context: RunContext) {}
}

extension RunContext {
    /// The open animation blocks and sequences.
    var animations: OpenAnimations { self[OpenAnimations.self] }
}
