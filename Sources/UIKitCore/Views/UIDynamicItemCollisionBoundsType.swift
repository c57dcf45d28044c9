/// The kinds of shape that an item can collide as.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the item's bounds.
    case rectangle = 0
    /// The largest ellipse in the item's bounds: a circle where they are square, else a convex polygon
    /// of 16 to 96 corners.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}
