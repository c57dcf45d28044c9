import LiveDynamics
import Physics2D

/// The representation of a snap in the world: a fixed body at its point, and four springs between it
/// and the item.
struct SnapHandle {
    let anchor: BodyID
    let springs: [JointID]
    /// The time in which the springs keep their initial length and hold the item.
    var hold: SpringHold
}
