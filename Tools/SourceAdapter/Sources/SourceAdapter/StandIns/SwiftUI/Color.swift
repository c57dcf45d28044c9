// The colors of SwiftUI, as values of code that shows views of UIKit.
import UIKit

struct Color: Hashable {
    enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
    fileprivate let own: UIColor
    init(_ color: UIColor) { own = color }
    init(uiColor: UIColor) { own = uiColor }
    init(cgColor: CGColor) { own = UIColor(cgColor: cgColor) }
    init(_ name: String) { own = UIColor(named: name) ?? .clear }
    init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        own = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }
    init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
    init(white: Double, opacity: Double = 1) { own = UIColor(white: white, alpha: opacity) }
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        own = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }
    func opacity(_ opacity: Double) -> Color { Color(own.withAlphaComponent(own.cgColor.alpha * opacity)) }
    static var black: Color { Color(.black) }
    static var blue: Color { Color(.systemBlue) }
    static var brown: Color { Color(.systemBrown) }
    static var clear: Color { Color(.clear) }
    static var cyan: Color { Color(.systemCyan) }
    static var gray: Color { Color(.systemGray) }
    static var green: Color { Color(.systemGreen) }
    static var indigo: Color { Color(.systemIndigo) }
    static var mint: Color { Color(.systemMint) }
    static var orange: Color { Color(.systemOrange) }
    static var pink: Color { Color(.systemPink) }
    static var purple: Color { Color(.systemPurple) }
    static var red: Color { Color(.systemRed) }
    static var teal: Color { Color(.systemTeal) }
    static var white: Color { Color(.white) }
    static var yellow: Color { Color(.systemYellow) }
    static var accentColor: Color { Color(.systemBlue) }
    static var primary: Color { Color(.label) }
    static var secondary: Color { Color(.secondaryLabel) }
}
extension UIColor {
    convenience init(_ color: Color) {
        let own = color.own
        self.init { own.resolvedColor(with: $0) }
    }
}
