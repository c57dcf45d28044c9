/// A number of an item that two runs are compared by, in the order in which differences are looked for.
public enum MotionQuantity: String, Sendable, Hashable, CaseIterable {
    /// The center's distance from the left edge, in points.
    case positionX = "position.x"
    /// The center's distance from the upper edge, in points, downwards.
    case positionY = "position.y"
    /// The turn in radians, clockwise on screen.
    case angle
    /// The velocity to the right, in points per second.
    case velocityX = "velocity.x"
    /// The velocity downwards, in points per second.
    case velocityY = "velocity.y"
    /// The spin in radians per second, clockwise on screen.
    case angularVelocity
    /// Whether the item is at rest and no longer simulated: 1 for yes, 0 for no.
    case asleep

    /// How many of them say where an item is seen.
    static let visibleCount = 3
}
