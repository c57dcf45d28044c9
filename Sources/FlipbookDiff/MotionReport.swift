import Foundation

/// The result of a comparison of motions.
public struct MotionReport: Sendable, Hashable {
    /// The first difference, or nil when there is none.
    public let difference: MotionDifference?
    /// The number of frames found equal.
    public let equalFrames: Int
    /// The number of distinct items in the frames that were compared.
    public let items: Int
    /// The largest difference of numbers that the tolerance allowed; nil when all numbers are equal.
    public let largestAllowed: MotionDeviation?
    /// A clause about what the comparison leaves out although it differs, such as the scenes' names in two
    /// traces; nil when there is nothing of the kind.
    public let remark: String?
}
