import UIKitHost

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
