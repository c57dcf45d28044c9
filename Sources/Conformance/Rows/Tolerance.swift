/// The greatest deviation with which a value is Apple's.
public struct Tolerance: Sendable, Equatable {
    /// The deviation in the row's unit; nil for values that must be equal, numbers to a millionth.
    public let limit: Double?

    /// Finds the tolerance of a row: its number, or what the kind of a motion allows, whose rows give
    /// their precision in words.
    public init(of row: DeviceRow) {
        if row.file != "motion" {
            limit = Double(row.tolerance)
        } else if let value = Double(row.value) {
            limit = Self.motion(row, value)
        } else {
            limit = nil
        }
    }

    /// Returns true if a value is within the tolerance of the expected one.
    public func allows(_ value: Double, for expected: Double) -> Bool {
        if value == expected { return true }
        // The rest is for sums of binary fractions at the limit itself.
        if let limit { return abs(value - expected) <= limit + 1e-9 }
        return abs(value - expected) <= max(1e-6, 1e-6 * abs(expected))
    }

    /// Points, seconds or shares of the way, by the kind of motion: half a unit of the last digit, or half a
    /// pixel of a screen with three per point, where sources printed a law; otherwise what their frames show.
    private static let absolute: [(kind: String, limit: Double)] = [
        ("spring position", 0.7), ("per release", 0.0005), ("stop speed", 0.5), ("instantaneous", 1),
        ("CASpringAnimation progress", 1e-4), ("CAMediaTimingFunction", 1e-4), ("deceleration", 1),
        ("bounce", 2), ("rubber", 1.0 / 6), ("velocity.y", 0.05), ("targetContentOffset", 3),
        ("at the lift", 1),
        ("at rest", 3), ("time from", 0.1), ("largest", 3),
    ]

    private static func motion(_ row: DeviceRow, _ value: Double) -> Double? {
        if row.what.contains("SwiftUI") { return rounding(of: row) ?? 1e-6 }
        if ["settlingDuration", "epsilon", "presentation duration"].contains(where: row.what.contains) {
            return rounding(of: row) ?? 1e-6
        }
        for kind in ["stiffness", "damping coefficient"] where row.what.contains(kind) || row.setup == kind {
            return 1e-4 * abs(value)
        }
        return absolute.first { row.what.contains($0.kind) }?.limit ?? Double(row.tolerance)
    }

    /// Returns half a unit of the last digit of a value that its source has rounded to up to 3 decimals; nil
    /// for a value with more.
    private static func rounding(of row: DeviceRow) -> Double? {
        let decimals = row.value.split(separator: ".").dropFirst().first?.count ?? 0
        return decimals > 3 ? nil : 0.5 / [1, 10, 100, 1000][decimals]
    }
}
