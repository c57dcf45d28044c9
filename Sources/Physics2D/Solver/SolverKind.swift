/// The contact solver of a world. The two differ in the order in which they solve contacts, and so in the
/// last digits of the motion, not in the laws of motion.
public enum SolverKind: String, Sendable, Hashable, CaseIterable {
    /// Sequential impulses, island by island, contact after contact, in the order of Box2D 2.3, which
    /// reproduces the logs of devices. The default at every size.
    case sequential
    /// Graph coloring: contacts that share no moving body are solved four at a time and on several threads,
    /// with the same bits on any number of threads. Intended for worlds of many bodies.
    case graphColored
}
