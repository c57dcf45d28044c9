import Physics2D

/// A boundary of a collision behavior, and its body in the world.
@MainActor final class BoundaryBody {
    let behavior: UICollisionBehavior
    /// The boundary's identifier; nil for the reference bounds.
    let identifier: (any NSCopying)?
    let body: BodyID

    init(_ behavior: UICollisionBehavior, identifier: (any NSCopying)?, body: BodyID) {
        self.behavior = behavior
        self.identifier = identifier
        self.body = body
    }
}
