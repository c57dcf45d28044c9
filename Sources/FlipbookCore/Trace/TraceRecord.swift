import UIKitHost

/// A row of a trace, of any kind.
public protocol TraceRecord: Sendable {
    /// The names of the columns.
    static var columns: [String] { get }
    /// The values in the order of the columns.
    var values: [TraceValue] { get }
}
