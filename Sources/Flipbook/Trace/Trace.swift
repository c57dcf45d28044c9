import Foundation

/// A row of a trace: one dynamic item in one frame, as written back to its view.
public struct TraceRow: Sendable, Hashable {
    /// The frame's number.
    public var frame: Int
    /// Seconds since the take's start.
    public var time: Double
    /// The item's name.
    public var item: String
    /// The centre in points.
    public var x, y: Double
    /// The turn in radians, clockwise on screen.
    public var angle: Double
    /// The velocity in points per second.
    public var vx, vy: Double
    /// The spin in radians per second.
    public var angularVelocity: Double
    /// Whether the item is at rest and no longer simulated.
    public var isAsleep: Bool
}

/// A row of a trace of contacts: two items, or an item and a boundary, begin or cease to touch.
public struct ContactRow: Sendable, Hashable {
    /// Whether a contact begins or ends.
    public enum Phase: String, Sendable { case began, ended }

    /// The number of the first frame that shows it.
    public var frame: Int
    /// Seconds since the take's start.
    public var time: Double
    /// Whether it begins or ends.
    public var phase: Phase
    /// The item's name.
    public var item: String
    /// The other item's name or the boundary's identifier; `(null)` for the reference bounds.
    public var other: String
    /// Where, in points.
    public var x, y: Double
}

/// How a trace is written.
public enum TraceFormat: String, Sendable, Hashable, CaseIterable {
    /// Values between commas, a line with the columns' names first.
    case csv
    /// An array of objects, one a line.
    case json
}

/// A kind of row that a trace holds.
public protocol TraceRecord: Sendable {
    /// The columns' names.
    static var columns: [String] { get }
    /// The values in the columns' order.
    var values: [TraceValue] { get }
}

/// A value in a trace.
public enum TraceValue: Sendable, Hashable {
    /// A whole number.
    case whole(Int)
    /// A number, written with up to nine significant digits.
    case number(Double)
    /// A name.
    case text(String)
    /// Yes or no: 1 or 0 in CSV, true or false in JSON.
    case truth(Bool)
}

extension TraceRow: TraceRecord {
    /// The columns of a row per frame and item.
    public static let columns = [
        "frame", "time", "item", "x", "y", "angle", "vx", "vy", "angular_velocity", "asleep",
    ]

    /// The row's values.
    public var values: [TraceValue] {
        [.whole(frame), .number(time), .text(item)]
            + [x, y, angle, vx, vy, angularVelocity].map(TraceValue.number) + [.truth(isAsleep)]
    }
}

extension ContactRow: TraceRecord {
    /// The columns of a row per contact.
    public static let columns = ["frame", "time", "phase", "item", "other", "x", "y"]

    /// The row's values.
    public var values: [TraceValue] {
        [
            .whole(frame), .number(time), .text(phase.rawValue), .text(item), .text(other), .number(x),
            .number(y),
        ]
    }
}
