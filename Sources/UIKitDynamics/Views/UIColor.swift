import Picture

/// A colour with opacity; immutable, sRGB, equal to another when the components are.
///
/// Components outside 0...1 are brought to the nearer end: film has no extended range.
public final class UIColor: NSObject, Sendable {
    let color: Color

    init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// A color that nothing is seen of, as a placeholder.
    public convenience override init() {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// A colour of red, green, blue and opacity, each 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A gray from 0 (black) to 1 (white), with opacity.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of hue (0 and 1 are red, 1/3 green, 2/3 blue), saturation, brightness and opacity, each
    /// 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// The colour of a layer.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// The colour as layers take it.
    public var cgColor: CGColor { CGColor(color) }

    /// The same colour with another opacity, 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Writes the components, 0...1, where the pointers lead; true, since every colour here has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes brightness and opacity where the pointers lead if the colour is a gray; answers whether it is.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Whether the other object is a colour of the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    /// A hash of the components.
    public override var hash: Int { color.hashValue }

    /// The components as text, in the form that UIKit prints.
    public override var description: String {
        let components: [CGFloat] = [color.red, color.green, color.blue, color.alpha]
        return "UIExtendedSRGBColorSpace " + components.map(shortestDigits).joined(separator: " ")
    }
}

extension Color {
    /// A colour of hue, saturation and brightness: each component falls from the brightness by its distance
    /// from the hue on the wheel.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: Double) -> Double {
            let turned = (offset + max(0, min(hue, 1)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(turned, 4 - turned, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
