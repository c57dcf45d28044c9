import FlipbookCore
import UIKitHost

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

    /// The quantities that define an item's visible position, and that compact traces hold.
    static let visible: [MotionQuantity] = [.positionX, .positionY, .angle]

    /// Returns the value of the quantity in a state.
    func value(of state: ItemState) -> Double {
        switch self {
        case .positionX: state.center.x
        case .positionY: state.center.y
        case .angle: state.angle
        case .velocityX: state.velocity.dx
        case .velocityY: state.velocity.dy
        case .angularVelocity: state.angularVelocity
        case .asleep: state.isAsleep ? 1 : 0
        }
    }
}
