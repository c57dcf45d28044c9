import UIKitHost

/// The file format of a trace.
public enum TraceFormat: String, Sendable, Hashable, CaseIterable {
    /// Comma-separated values, with a header line.
    case csv
    /// A JSON array of objects, one per line.
    case json
}
