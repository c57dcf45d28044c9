import Physics2D

/// What a snap is in the world: a fixed body at its point, and four springs between it and the item.
struct SnapBond {
    let anchor: BodyID
    let springs: [JointID]
    /// How long the springs have kept the length that they began with, so that nothing moved yet.
    var looseSubsteps = 0
    /// Whether the step in which the snap was added is over.
    var isStepOver = false
}
