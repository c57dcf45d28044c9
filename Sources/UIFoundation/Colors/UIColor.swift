package import Picture

/// A color with opacity; immutable, in sRGB.
///
/// Components outside 0 to 1 are clamped, since a film has no extended range.
public final class UIColor: NSObject, Sendable {
    private let foundationTypeID = FoundationTypeID()
    /// The color in the style of the interface; the mean color of a pattern, with a warning.
    package var color: Color {
        if case .pattern? = adaptation { warn(anywhere: Self.meanWarning) }
        if !InterfaceStyle.traits.isEmpty, case .provider(let provider)? = adaptation,
            let color = MainActor.ifCurrent({ provider(.current).color })
        {
            return color
        }
        if let looks, SystemLook.current != .iOS18, let values = looks[SystemLook.current] {
            return values[InterfaceStyle.isDark ? 1 : 0]
        }
        guard InterfaceStyle.isDark, let darkColor else { return lightColor }
        return InterfaceStyle.isElevated ? elevatedColor ?? darkColor : darkColor
    }
    /// The pattern in place of a color; nil for a color.
    package var pattern: ColorPattern? {
        if case .pattern(let pattern)? = adaptation { pattern } else { nil }
    }
    private static let meanWarning =
        "UIColor(patternImage:) is the mean color of the image where it is neither a background, nor the color "
        + "of areas and lines in drawings, nor that of a label's text."
    private let lightColor: Color
    private let darkColor: Color?
    /// The color in a dark interface above the base level; nil for that of the base level.
    private let elevatedColor: Color?
    /// The values in the looks of other systems than iOS 18; nil for a color that all have.
    private let looks: [SystemLook: [Color]]?
    /// The values in other appearances than light; nil for a color that does not adapt.
    private let adaptation: ColorAdaptation?

    package init(_ color: Color) {
        (lightColor, darkColor, elevatedColor, looks, adaptation) = (color, nil, nil, nil, nil)
        super.init()
    }

    package init(pattern: ColorPattern) {
        (lightColor, darkColor, elevatedColor, looks) = (pattern.color, nil, nil, nil)
        adaptation = .pattern(pattern)
        super.init()
    }

    /// Creates a color with all values of another one.
    init(copying other: UIColor) {
        (lightColor, darkColor, elevatedColor) = (other.lightColor, other.darkColor, other.elevatedColor)
        (looks, adaptation) = (other.looks, other.adaptation)
        super.init()
    }

    /// Creates a color from its values in light, dark, light of high contrast, dark of high contrast, and
    /// dark on an elevated level without and with high contrast; and from those in the looks of other
    /// systems.
    package init(variants: [Color], looks: [SystemLook: [Color]] = [:]) {
        (lightColor, darkColor) = (variants[0], variants[1])
        elevatedColor = variants.count == 6 ? variants[4] : nil
        self.looks = looks.isEmpty ? nil : looks
        adaptation = .variants(variants, looks: looks)
        super.init()
    }

    /// Creates the color that a closure returns for an environment: light, dark, or another one for which the
    /// color is resolved.
    @preconcurrency @MainActor public init(
        dynamicProvider: @escaping @MainActor @Sendable (UITraitCollection) -> UIColor
    ) {
        lightColor = dynamicProvider(.current(.light)).color
        darkColor = dynamicProvider(.current(.dark)).color
        elevatedColor = nil
        looks = nil
        adaptation = .provider(dynamicProvider)
        super.init()
    }

    /// A Boolean value that indicates whether the color differs between light and dark interfaces.
    package var adapts: Bool { darkColor != nil }

    /// Returns the color as it looks in an environment.
    @preconcurrency @MainActor public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        adaptation?.color(in: traitCollection) ?? self
    }

    /// Creates a fully transparent color, as a placeholder.
    public convenience override init() {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// Creates a color from red, green, blue and opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from red, green, blue and opacity in Display P3; drawn as one of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from a white component, from 0 for black to 1 for white, and an opacity.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue (0 and 1 are red, 1/3 is green, 2/3 is blue), saturation, brightness
    /// and opacity, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a color from that of a layer.
    public convenience init(cgColor: CGColor) {
        if let pattern = cgColor.pattern { self.init(pattern: pattern) } else { self.init(cgColor.color) }
    }

    /// The color in the form that layers use.
    public var cgColor: CGColor { pattern.map { CGColor(pattern: $0) } ?? CGColor(color) }

    /// Returns the same color with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let pattern { return UIColor(pattern: pattern.withOpacity(alpha)) }
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Writes the components, each from 0 to 1, to the pointers that are not nil. Returns true, since every
    /// color is in sRGB, but for a pattern, which has no components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern == nil else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity, each from 0 to 1, to the pointers that are not nil.
    /// The hue of a gray is 0. Returns true, since every color is in sRGB, but for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern == nil else { return false }
        let (red, green, blue) = (color.red, color.green, color.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        let sixth =
            switch most {
            case _ where range == 0: CGFloat(0)
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes brightness and opacity, each from 0 to 1, to the pointers that are not nil if the color is a
    /// gray. Returns false for any other color.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern == nil, color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns a Boolean value that indicates whether another object is a color with the same components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor, pattern == other.pattern else { return false }
        return pattern != nil || other.color == color
    }

    /// The hash value of the components.
    public override var hash: Int { (pattern?.color ?? color).hashValue }

    /// A textual representation of the components, in the form that UIKit prints.
    public override var description: String {
        if pattern != nil { return "kCGColorSpaceModelPattern" }
        let components: [CGFloat] = [color.red, color.green, color.blue, color.alpha]
        return "UIExtendedSRGBColorSpace " + components.map(shortestDigits).joined(separator: " ")
    }
}

extension UIColor: LayerValueConvertible {
    package var layerValue: LayerValue { LayerValue(pattern?.color ?? color) }

    package func holding(_ value: LayerValue) -> Any? { value.kind == .color ? UIColor(value.color) : nil }
}

extension Color {
    /// Creates a color from hue, saturation, brightness and opacity. Each of red, green and blue decreases
    /// from the brightness with its distance from the hue on the color wheel.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: Double) -> Double {
            let turned = (offset + max(0, min(hue, 1)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(turned, 4 - turned, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
