import Physics2D

extension UIDynamicAnimator {
    /// The contact solver of an animator. Ours.
    public enum Solver: String, Sendable, Hashable, CaseIterable {
        /// Contact after contact, in the order in which items met, as on a device; the default at every size.
        case sequential
        /// Four contacts at a time and on several threads, for piles of many hundred items; the motion
        /// follows the same laws, and differs from the sequential solver's in its details.
        case graphColored
    }

    /// The contact solver; default sequential. A change takes effect at the next step. Ours.
    public var solver: Solver {
        get { simulation.world.solver == .sequential ? .sequential : .graphColored }
        set { simulation.world.solver = newValue == .sequential ? .sequential : .graphColored }
    }
}
