package import Picture

/// A color in the form that layers use; immutable, in sRGB.
public final class CGColor: Sendable, Hashable, CustomStringConvertible {
    /// The color, or the mean color of a pattern.
    package let color: Color
    /// The pattern in place of a color; nil for a color.
    package let pattern: ColorPattern?

    package init(_ color: Color) {
        (self.color, pattern) = (color, nil)
    }

    package init(pattern: ColorPattern) {
        (color, self.pattern) = (pattern.color, pattern)
    }

    /// Creates a gray from a brightness, from 0 for black to 1 for white, and an opacity.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a color from four components from 0 to 1; others are clamped.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.alpha }

    /// The red, green, blue and alpha components, each from 0 to 1; never nil.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// The number of components, alpha included: 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the same color with another opacity; never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(pattern: pattern.withOpacity(alpha)) }
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Returns a Boolean value that indicates whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.color == right.color && left.pattern == right.pattern
    }

    /// Returns the color for a member that shows no patterns: of a pattern its mean color, with a warning.
    package func plainColor(in member: String) -> Color {
        if pattern != nil { warn(anywhere: "\(member) shows the mean color of a pattern.") }
        return color
    }

    /// Adds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// A textual representation of the components.
    public var description: String { "CGColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))" }
}
