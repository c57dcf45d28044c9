import Physics2D

extension UIDynamicAnimator {
    /// The contact solvers of an animator. Flipbook's own.
    public enum Solver: String, Sendable, Hashable, CaseIterable {
        /// A sequential solver, which handles one contact at a time in the order in which items met, as on a
        /// device; the default at every size.
        ///
        /// It presses high stacks together, as Box2D does with the device's 8 velocity and 3 position
        /// iterations: squares of 20 pt that fall 60 pt overlap by up to 10 pt in stacks of 25, and by less
        /// than 1 pt in stacks of five.
        case sequential
        /// A graph-colored solver, which handles four contacts at a time on several threads, for
        /// piles of many hundred items.
        ///
        /// The motion follows the same laws and differs in its details. A sub-step has 32 velocity and
        /// 6 position iterations instead of the device's 8 and 3: with 8 and 3, a heap of 3,000 items
        /// still creeps after a minute.
        case graphColored
    }

    /// The contact solver; default sequential. A change takes effect at the next step. Flipbook's own.
    public var solver: Solver {
        get { simulation.world.solver == .sequential ? .sequential : .graphColored }
        set {
            let isSequential = newValue == .sequential
            simulation.world.solver = isSequential ? .sequential : .graphColored
            simulation.world.velocityIterations = isSequential ? 8 : 32
            simulation.world.positionIterations = isSequential ? 3 : 6
        }
    }
}
