/// The directions in which an attitude is measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The z axis is vertical.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// The z axis is vertical, with corrections.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The x axis points to the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// The x axis points to the north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
