/// The rates, in frames per second, that code prefers.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The preferred rate; nil or 0 for none.
    public var preferred: Float?

    /// The range that leaves the rate to the system.
    public static let `default` = CAFrameRateRange()

    /// Creates the default range.
    public init() { (minimum, maximum, preferred) = (0, 0, 0) }

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The preferred rate, else the highest one; 0 for none.
    var rate: Float { preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum }
}
