import Picture

/// A color of a filter, in sRGB.
public final class CIColor: NSObject, Sendable {
    /// The components, which may lie outside of 0 to 1.
    public let red: CGFloat, green: CGFloat, blue: CGFloat
    /// The opacity.
    public let alpha: CGFloat

    /// Creates a color of four components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// Creates the color of a color of Core Graphics.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Creates the color of a color of UIKit.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    /// Creates a color of its components in a text, with spaces between them.
    public convenience init(string representation: String) {
        let values = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func value(_ index: Int, _ other: CGFloat) -> CGFloat {
            values.indices.contains(index) ? values[index] : other
        }
        self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
    }

    /// The components as a text, with spaces between them.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
    /// The red, green, blue and alpha components.
    public var components: [CGFloat] { [red, green, blue, alpha] }
    /// The number of components, alpha included: 4.
    public var numberOfComponents: Int { 4 }

    /// The color black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// The color white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// A gray of one half.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// The color red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// The color green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// The color blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// The color cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// The color magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// The color yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// A color without opacity.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The color in linear light, not premultiplied.
    var light: SIMD4<Float> {
        TransferCurve.light(of: SIMD4(Float(red), Float(green), Float(blue), Float(alpha)))
    }

    /// The color in linear light, premultiplied.
    var premultiplied: SIMD4<Float> {
        let color = light
        return SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    }
}

extension UIColor {
    /// Creates a color of a color of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The color as one of Core Image.
    public var ciColor: CIColor { CIColor(color: self) }
}
