/// The settings and the animators of a run.
@MainActor package final class DynamicsState: RunState {
    /// The engine generation of animators whose scene sets none; default `modern`.
    package var engineGeneration = EngineGeneration.modern
    /// A Boolean value that indicates whether animators record their items' trajectories through the
    /// sub-steps of each tick, for films that show moments between ticks; default false.
    /// It does not change the motion.
    package var recordsTrajectories = false
    /// A Boolean value that indicates whether pictures show items at moments that advance evenly,
    /// interpolated between the engine's sub-steps; default false, for the states of the engine.
    /// It does not change the motion.
    package var showsEvenMotion = false
    /// The number of threads for animators created from now on whose solver uses several, from 1 to 64;
    /// default 1. Numbers outside this range are clamped. The motion is bit-identical for any number.
    package var threads = 1 {
        didSet { threads = max(1, min(threads, 64)) }
    }
    /// The object that follows each step of the run's animators; default nil.
    package weak var stepObserver: (any StepObserver)?
    private var entries: [Entry] = []

    private struct Entry {
        weak var animator: UIDynamicAnimator?
    }

    package init(of context: RunContext) {}

    /// The animators that are still alive, in the order of creation.
    package var animators: [UIDynamicAnimator] { entries.compactMap(\.animator) }

    /// Adds an animator. The reference is weak, since scene code owns the animator.
    package func add(_ animator: UIDynamicAnimator) {
        entries.removeAll { $0.animator == nil }
        entries.append(Entry(animator: animator))
    }
}

extension RunContext {
    /// The settings and the animators of the run.
    package var dynamics: DynamicsState { self[DynamicsState.self] }
    /// The animators created in this context and still alive, in the order of creation.
    public var animators: [UIDynamicAnimator] { dynamics.animators }
}
