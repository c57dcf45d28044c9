public import UIKitHost

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
