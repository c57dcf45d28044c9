package import UIKit

/// The text of a value in the notation of the rows.
@MainActor package enum ValueText {
    /// Returns the text: numbers with up to 10 digits, parts of points, sizes and insets in a row.
    package static func text(_ value: Any?) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        switch value {
        case let value as Bool: return value ? "true" : "false"
        case let value as String: return value
        case let value as CGFloat: return number(Double(value))
        case let value as Double: return number(value)
        case let value as Float: return String(format: "%.7g", value)
        case let value as any FixedWidthInteger: return "\(value)"
        case let value as CGSize: return row(value.width, value.height)
        case let value as CGPoint: return row(value.x, value.y)
        case let value as CGVector: return row(value.dx, value.dy)
        case let value as CGRect:
            return row(value.origin.x, value.origin.y, value.size.width, value.size.height)
        case let value as UIEdgeInsets: return row(value.top, value.left, value.bottom, value.right)
        case let value as NSDirectionalEdgeInsets:
            return row(value.top, value.leading, value.bottom, value.trailing)
        case let value as UIOffset: return "(\(number(value.horizontal)), \(number(value.vertical)))"
        case let value as UIFont: return "\(value.fontName) \(number(value.pointSize))"
        case let value as NSNumber: return number(value.doubleValue)
        case let value as CGColor: return text(UIColor(cgColor: value))
        case let value as NSAttributedString: return value.string
        case let value as NSRange: return row(CGFloat(value.location), CGFloat(value.length))
        case let value as IndexPath: return value.map { "\($0)" }.joined(separator: " ")
        case let value as CGAffineTransform:
            return row(value.a, value.b, value.c, value.d, value.tx, value.ty)
        case let value as UIColor: return components(value).map { number(round($0)) }.joined(separator: " ")
        case let value as [Any]: return value.isEmpty ? "empty" : "\(value.count) elements"
        case let value as any RawRepresentable where Mirror(reflecting: value).displayStyle == .struct:
            return value.rawValue is any BinaryFloatingPoint
                ? text(value.rawValue) : String(describing: value)
        case let value as NSObject: return Conversion.name(of: Swift.type(of: value))
        default: return String(describing: value).replacing("\n", with: " ")
        }
    }

    /// Returns the value behind any number of optionals; nil if one of them is.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    /// Returns the components of a color times 255.
    package static func components(_ color: UIColor) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Double($0) * 255 }
    }

    /// Returns true if two names of constants mean the same: "byTruncatingTail" and "truncatingTail" do.
    package static func same(_ a: String, _ b: String) -> Bool { a == b || plain(a) == plain(b) }

    private static func plain(_ name: String) -> String {
        let short = name.hasPrefix("by") ? name.dropFirst(2) : Substring(name)
        return short.prefix(1).lowercased() + short.dropFirst()
    }

    private static func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    private static func row(_ values: CGFloat...) -> String {
        values.map { number(Double($0)) }.joined(separator: " ")
    }

    /// Returns a number without needless digits.
    package static func number(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value == .infinity { return "infinity" }
        let isWhole = value == value.rounded() && abs(value) < 1e15
        return isWhole ? String(Int(value)) : String(format: "%.10g", value)
    }
}
