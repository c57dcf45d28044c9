/// An edge of the constraint graph: a touching contact of bodies of which at least one moves.
struct ActiveConstraint: BitwiseCopyable {
    var contact: Int32
    /// The bodies; -1 for a body that does not move.
    var bodyA, bodyB: Int32

    /// Returns whether one of the contact's moving bodies meets a condition.
    @inline(__always) func movesAny(where condition: (Int) -> Bool) -> Bool {
        bodyA >= 0 && condition(Int(bodyA)) || bodyB >= 0 && condition(Int(bodyB))
    }
}
