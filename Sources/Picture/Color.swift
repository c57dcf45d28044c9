/// A colour in sRGB, not premultiplied, each component from 0 to 1; default black, opaque.
public struct Color: Sendable, Hashable, Codable {
    /// The red component, 0...1.
    public var red: Double
    /// The green component, 0...1.
    public var green: Double
    /// The blue component, 0...1.
    public var blue: Double
    /// The opacity, 0 (nothing is seen) to 1 (nothing shines through).
    public var alpha: Double

    /// A colour of four components; those outside 0...1 are brought to the nearer end, NaN to 0.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
        func limited(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        self.red = limited(red)
        self.green = limited(green)
        self.blue = limited(blue)
        self.alpha = limited(alpha)
    }

    /// Opaque black.
    public static let black = Color()
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// No paint at all.
    public static let clear = Color(alpha: 0)

    /// The same colour, its opacity multiplied by a factor from 0 to 1.
    public func faded(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
