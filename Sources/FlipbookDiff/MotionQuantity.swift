import FlipbookCore

/// A number of an item by which motions are compared, in the order of comparison.
public enum MotionQuantity: String, Sendable, Hashable, CaseIterable {
    /// The distance of the center from the left edge, in points.
    case positionX = "position.x"
    /// The distance of the center from the upper edge, in points; grows downward.
    case positionY = "position.y"
    /// The rotation angle in radians, clockwise on screen.
    case angle
    /// The velocity to the right, in points per second.
    case velocityX = "velocity.x"
    /// The downward velocity, in points per second.
    case velocityY = "velocity.y"
    /// The angular velocity in radians per second, clockwise on screen.
    case angularVelocity
    /// The sleep state: 1 for an item at rest that is no longer simulated, 0 otherwise.
    case asleep

    /// The number of leading cases that define an item's visible position: x, y and angle.
    static let visibleCount = 3
}
