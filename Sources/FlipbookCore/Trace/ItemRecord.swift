import CoreGeometry
public import UIKitHost

/// The state of one dynamic item in one frame.
public struct ItemRecord: Sendable, Hashable {
    /// The number of the frame.
    public var frame: Int
    /// The time of the frame since the start of the run, in seconds.
    public var time: Double
    /// The state.
    public var state: ItemState

    /// Creates a record of a state.
    public init(frame: Int, time: Double, state: ItemState) {
        (self.frame, self.time, self.state) = (frame, time, state)
    }
}

extension ItemRecord {
    /// The name of the item.
    public var item: String { state.name }
    /// The distance of the center from the left edge, in points.
    public var x: Double { Double(state.center.x) }
    /// The distance of the center from the upper edge, in points.
    public var y: Double { Double(state.center.y) }
    /// The rotation angle in radians, clockwise on screen.
    public var angle: Double { Double(state.angle) }
    /// The velocity to the right, in points per second.
    public var vx: Double { Double(state.velocity.dx) }
    /// The downward velocity, in points per second.
    public var vy: Double { Double(state.velocity.dy) }
    /// The angular velocity in radians per second, clockwise on screen.
    public var angularVelocity: Double { Double(state.angularVelocity) }
    /// A Boolean value that indicates whether the item is at rest and no longer simulated.
    public var isAsleep: Bool { state.isAsleep }
}

extension ItemRecord: TraceRecord {
    /// The columns of a trace of items.
    public static let columns = [
        "frame", "time", "item", "x", "y", "angle", "vx", "vy", "angular_velocity", "asleep",
    ]

    /// The values in the order of `columns`.
    public var values: [TraceValue] {
        [.whole(frame), .number(time), .text(item)]
            + [x, y, angle, vx, vy, angularVelocity].map(TraceValue.number) + [.truth(isAsleep)]
    }
}
