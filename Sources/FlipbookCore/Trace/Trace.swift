import Foundation
public import Physics2D
public import UIKitHost

/// A row of a trace: the state of one dynamic item in one frame, as written back to its view.
public struct TraceRow: Sendable, Hashable {
    /// The number of the frame.
    public var frame: Int
    /// The time since the start of the run, in seconds.
    public var time: Double
    /// The name of the item.
    public var item: String
    /// The center, in points.
    public var x, y: Double
    /// The rotation angle in radians, clockwise on screen.
    public var angle: Double
    /// The velocity, in points per second.
    public var vx, vy: Double
    /// The angular velocity in radians per second, clockwise on screen.
    public var angularVelocity: Double
    /// A Boolean value that indicates whether the item is at rest and no longer simulated.
    public var isAsleep: Bool

    /// Creates a row with the given values.
    public init(
        frame: Int, time: Double, item: String, x: Double, y: Double, angle: Double, vx: Double, vy: Double,
        angularVelocity: Double, isAsleep: Bool
    ) {
        (self.frame, self.time, self.item, self.x, self.y) = (frame, time, item, x, y)
        (self.angle, self.vx, self.vy) = (angle, vx, vy)
        (self.angularVelocity, self.isAsleep) = (angularVelocity, isAsleep)
    }
}

/// The file format of a trace.
public enum TraceFormat: String, Sendable, Hashable, CaseIterable {
    /// Comma-separated values, with a header line.
    case csv
    /// A JSON array of objects, one per line.
    case json
}

/// A row of a trace, of any kind.
public protocol TraceRecord: Sendable {
    /// The names of the columns.
    static var columns: [String] { get }
    /// The values in the order of the columns.
    var values: [TraceValue] { get }
}

/// A value in a trace.
public enum TraceValue: Sendable, Hashable {
    /// A whole number.
    case whole(Int)
    /// A number, written with up to nine significant digits.
    case number(Double)
    /// A text.
    case text(String)
    /// A Boolean value, written as 1 or 0 in CSV and as true or false in JSON.
    case truth(Bool)
}

extension TraceRow: TraceRecord {
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

extension ContactRecord: TraceRecord {
    /// The columns of a trace of contacts.
    public static let columns = ["frame", "time", "phase", "item", "other", "x", "y"]

    /// The values in the order of `columns`.
    public var values: [TraceValue] {
        [
            .whole(frame), .number(time), .text(phase.rawValue), .text(item), .text(other), .number(point.x),
            .number(point.y),
        ]
    }
}
