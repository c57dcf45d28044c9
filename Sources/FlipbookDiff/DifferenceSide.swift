import Foundation

/// One of the two sides of a comparison.
public enum DifferenceSide: String, Sendable, Hashable, Codable {
    /// The first side.
    case a = "A"
    /// The second side.
    case b = "B"

    /// The opposite side.
    var other: DifferenceSide { self == .a ? .b : .a }
}
