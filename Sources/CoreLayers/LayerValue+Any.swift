import Picture

/// An object that animations take for a value of a layer.
package protocol LayerValueConvertible {
    /// The value of the layer.
    var layerValue: LayerValue { get }
    /// Returns an object of the same kind with another value; nil for a value that it cannot hold.
    func holding(_ value: LayerValue) -> Any?
}

extension LayerValue {
    /// Creates a value from what code assigns to an animation; nil for anything that no layer can show.
    @MainActor package init?(any value: Any?) {
        switch value {
        case let value as LayerValue: self = value
        case let value as CGColor: self.init(value.color)
        case let value as any LayerValueConvertible: self = value.layerValue
        case let value as CGPath: self.init(value.path)
        case let value as UIBezierPath: self.init(value.path)
        case let value as CATransform3D: self.init(value)
        case let value as CGAffineTransform: self.init(CATransform3DMakeAffineTransform(value))
        case let value as CGPoint: self.init(value)
        case let value as CGSize: self.init(value)
        case let value as CGRect: self.init(value)
        case let value as CGVector: self.init(CGPoint(x: value.dx, y: value.dy))
        case let value as [Any]: self.init(list: value)
        case let value as NSValue where !(value is NSNumber):
            guard let held = value.held else { return nil }
            self = held
        case let value?:
            guard let number = CGFloat(relativeValue: value) else { return nil }
            self.init(number)
        case nil: return nil
        }
    }

    /// Creates a value for a property of a kind: pairs of numbers are points and sizes alike.
    @MainActor init?(any value: Any?, for kind: Kind) {
        self.init(any: value)
        if kind == .size && self.kind == .point || kind == .point && self.kind == .size {
            self = LayerValue(kind, numbers)
        }
    }

    @MainActor private init?(list: [Any]) {
        let values = list.compactMap { LayerValue(any: $0) }
        guard let first = values.first, values.count == list.count,
            values.allSatisfy({ $0.kind == first.kind })
        else { return nil }
        switch first.kind {
        case .color: self.init(values.map(\.color))
        case .number: self.init(.numbers, values.map(\.number))
        default: return nil
        }
    }

    /// The value as scene code gets it.
    @MainActor package var asAny: Any {
        switch kind {
        // Casts to Double and to NSNumber both succeed.
        case .number: NSNumber(value: numbers[0])
        case .point: point
        case .size: size
        case .rect: rect
        case .color: CGColor(color)
        case .transform: transform
        case .transformParts: CATransform3DMakeAffineTransform(parts.transform)
        case .colors: colors.map { CGColor($0) }
        case .numbers: Array(numbers)
        case .path: CGPath(path)
        }
    }

    /// The value as scene code gets it, in the type of another one: on Linux a number in an object is none of
    /// the types to which it casts on a device.
    @MainActor package func asAny(like other: Any?) -> Any {
        switch other {
        case let other? where kind == .number && type(of: other) == CGFloat.self: CGFloat(number)
        case let other? where kind == .number && type(of: other) == Float.self: Float(number)
        case is [CGFloat] where kind == .numbers: numbers.map { CGFloat($0) }
        case let other as any LayerValueConvertible: other.holding(self) ?? asAny
        default: asAny
        }
    }
}
