import Physics2D

/// The representation of a snap in the world: a fixed body at its point, and four springs between it
/// and the item.
struct SnapHandle {
    let anchor: BodyID
    let springs: [JointID]
    /// The number of sub-steps in which the springs have kept their initial length and held the item.
    var looseSubsteps = 0
    /// True when a step has ended since the snap was added.
    var isStepOver = false
}
