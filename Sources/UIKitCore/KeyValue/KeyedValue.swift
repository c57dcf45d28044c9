@_spi(UIKitInternals) import CoreLayers

/// A value of an object that code reads and sets by a name: Foundation on Linux has no key-value coding.
@_spi(UIKitInternals) @MainActor public struct KeyedValue {
    let get: () -> Any?
    let set: (Any?) -> Bool

    /// Creates a value of two functions. The second returns false for a value of another type.
    public init(get: @escaping () -> Any?, set: @escaping (Any?) -> Bool = { _ in false }) {
        (self.get, self.set) = (get, set)
    }

    /// Creates the value of an object's property.
    public init<Root: AnyObject, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(get: { root[keyPath: path] }) {
            guard let value = Self.value($0, as: Value.self) else { return false }
            root[keyPath: path] = value
            return true
        }
    }

    /// Creates the value of an object's property that may be nil.
    public init<Root: AnyObject, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(get: { root[keyPath: path] }) {
            guard let any = $0 else {
                root[keyPath: path] = nil
                return true
            }
            guard let value = Self.value(any, as: Value.self) else { return false }
            root[keyPath: path] = value
            return true
        }
    }

    private static func value<Value>(_ any: Any?, as _: Value.Type) -> Value? {
        if let value = any as? Value { return value }
        // A structure in an object.
        if let value = LayerValue(any: any)?.asAny as? Value { return value }
        guard let any, let number = CGFloat(relativeValue: any) else { return nil }
        if Value.self == Bool.self { return (number != 0) as? Value }
        return (number as? Value) ?? (Double(number) as? Value) ?? (Int(exactly: number) as? Value)
    }
}
