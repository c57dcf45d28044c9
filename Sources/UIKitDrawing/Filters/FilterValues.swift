import CoreGeometry

/// The values of a filter, as the kinds of values that it needs.
struct FilterValues {
    private let values: [String: Any]

    /// Creates values by name.
    init(_ values: [String: Any]) { self.values = values }

    /// The image that the filter changes.
    var image: CIImage? { image(kCIInputImageKey) }

    /// Returns an image by name.
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }

    /// Returns a number by name; 0 for none, and for one that is not finite.
    func number(_ key: String) -> CGFloat {
        let number: CGFloat? =
            switch values[key] {
            case let number as CGFloat: number
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as Bool: number ? 1 : 0
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? min(max($0, -1e6), 1e6) : nil } ?? 0
    }

    /// Returns a number in single precision.
    func float(_ key: String) -> Float { Float(number(key)) }

    /// Returns a point by name; zero for none.
    func point(_ key: String) -> CGPoint {
        let point = values[key] as? CGPoint ?? vector(key)?.cgPointValue ?? .zero
        return point.x.isFinite && point.y.isFinite ? point : .zero
    }

    /// Returns a rectangle by name; nil for none.
    func rect(_ key: String) -> CGRect? { values[key] as? CGRect ?? vector(key)?.cgRectValue }

    /// Returns a vector by name; nil for none.
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }

    /// Returns a color by name; black for none.
    func color(_ key: String) -> CIColor {
        if let color = values[key] as? UIColor { return CIColor(color: color) }
        return values[key] as? CIColor ?? .black
    }

    /// Returns bytes by name; nil for none.
    func data(_ key: String) -> Data? {
        values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data }
    }

    /// Returns a text by name; nil for none.
    func text(_ key: String) -> String? { values[key] as? String }

    /// Returns a transform by name; the identity for none.
    func transform(_ key: String) -> CGAffineTransform {
        if let transform = values[key] as? CGAffineTransform { return transform }
        if let value = values[key] as? NSValue { return value.cgAffineTransformValue }
        return .identity
    }
}
