/// The parts of an emitter from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a part from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The volume.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
