/// Returns a number as an object, as `as NSNumber` does on devices for `CGFloat`, too. Source adaptation puts
/// it in place of the cast. Flipbook's own.
public func flipbookNumber(object value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }

/// Returns a number as an object.
public func flipbookNumber(object value: Double) -> NSNumber { NSNumber(value: value) }

/// Returns a number as an object.
public func flipbookNumber(object value: Int) -> NSNumber { NSNumber(value: value) }

/// Returns a truth as an object.
public func flipbookNumber(object value: Bool) -> NSNumber { NSNumber(value: value) }

/// Returns a number of another type as an object.
@_disfavoredOverload public func flipbookNumber<T>(object value: T) -> NSNumber {
    value as? NSNumber ?? NSNumber(value: flipbookNumber(value, as: Double.self) ?? 0)
}

/// Returns a value as a number of a type, as `as?` does with a number of Foundation: a number of another type
/// counts where it has the same value. Source adaptation puts it in place of `as? CGFloat`. Flipbook's own.
///
/// Values of defaults and property lists are `NSNumber`s on devices, and plain numbers on Linux.
public func flipbookNumber<T>(_ value: Any?, as type: T.Type) -> T? {
    if let value = value as? T { return value }
    let number: Double
    switch value {
    case let value as Double: number = value
    case let value as CGFloat: number = Double(value)
    case let value as Float: number = Double(value)
    case let value as Int: number = Double(value)
    case let value as NSNumber: number = value.doubleValue
    default: return nil
    }
    switch type {
    case is CGFloat.Type: return CGFloat(number) as? T
    case is Double.Type: return number as? T
    case is Float.Type: return Float(number) as? T
    case is Int.Type: return Int(exactly: number) as? T
    case is NSNumber.Type: return NSNumber(value: number) as? T
    default: return nil
    }
}

/// Returns a value that a layer keeps as the type of its property, nil where it is of another one. Numbers
/// are converted, those for whole numbers without their fractions, as the accessors of Core Animation do.
/// Source adaptation puts it into the getters of `@NSManaged` properties of layers. Flipbook's own.
public func flipbookProperty<T>(_ value: Any?, as type: T.Type) -> T? {
    guard let value else { return nil }
    if let number = flipbookNumber(value, as: type) { return number }
    return MethodTable.value(value, as: type)
}
