import Picture

/// A colour as layers take it; immutable, sRGB.
public final class CGColor: Sendable, Hashable, CustomStringConvertible {
    let color: Color

    init(_ color: Color) {
        self.color = color
    }

    /// A colour of four components from 0 to 1; those outside are brought to the nearer end.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The opacity, 0...1.
    public var alpha: CGFloat { color.alpha }

    /// Red, green, blue and alpha, each 0...1.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// The number of components with alpha: 4.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Feeds the components to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// The components as text.
    public var description: String { "CGColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))" }
}
