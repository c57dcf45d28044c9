import FlipbookCore
import Foundation

/// The difference of one number of an item between two motions.
public struct MotionDeviation: Sendable, Hashable {
    /// The name of the item.
    public let item: String
    /// The quantity that differs.
    public let quantity: MotionQuantity
    /// The absolute difference, in the unit of the quantity.
    public let size: Double
    /// The number of the frame.
    public let frame: Int

    /// Creates the deviation of a difference of values; nil for other differences.
    init?(_ kind: MotionDifference.Kind, frame: Int) {
        guard case .value(let item, let quantity, let a, let b) = kind else { return nil }
        (self.item, self.quantity, self.size, self.frame) = (item, quantity, abs(a - b), frame)
    }

    /// The deviation as a phrase, such as `0.23 of blue, position.y, in frame 37`.
    public var description: String {
        "\(String(format: "%.3g", size)) of \(item), \(quantity.rawValue), in frame \(frame)"
    }
}

extension [MotionDeviation] {
    /// The largest deviation, of equal ones the first; nil when there is none.
    var largest: MotionDeviation? {
        reduce(nil) { found, next in next.size > found?.size ?? -1 ? next : found }
    }
}
