/// A color in sRGB, not premultiplied, with each component from 0 to 1; default opaque black.
public struct Color: Sendable, Hashable, Codable {
    /// The red component, 0...1.
    public var red: Double
    /// The green component, 0...1.
    public var green: Double
    /// The blue component, 0...1.
    public var blue: Double
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: Double

    /// Creates a color of four components. Those outside 0...1 are clamped, NaN becomes 0.
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
    /// Fully transparent black.
    public static let clear = Color(alpha: 0)

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func faded(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
