import Foundation
import UIKitHost

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
