/// The forms of emitters.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a form from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as wide as the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle whose radius is the width of the size.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A box; drawn as a rectangle.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A sphere; drawn as a circle.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
