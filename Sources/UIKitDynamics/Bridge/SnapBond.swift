import Physics2D

/// What a snap is in the world: a fixed body at its point, and four springs between it and the item.
struct SnapBond {
    let anchor: BodyID
    let springs: [JointID]
    /// Whether the springs still have the length that they began with, so that nothing moves yet.
    var isLoose = true
}
