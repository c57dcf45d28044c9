/// What an item collides as.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle = 0
    /// The largest ellipse in its bounds: a true circle where they are square, else a convex polygon fine
    /// enough to look round.
    case ellipse = 1
    /// Its `collisionBoundingPath`.
    case path = 2
}
