// The values that predicates and descriptors of sorting read of objects, and their order.
import UIKit

/// An object that has values by names.
protocol NamedValues: AnyObject {
    func namedValue(_ name: String) -> Any?
}

extension NSPredicate {
    /// Returns the value of an object at a path of names, such as `owner.name` and `items.@count`.
    static func value(of object: Any?, at path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(of: object, path) }
        let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
        if first.hasPrefix("@"), let elements = elements(of: object) {
            return total(first, elements.compactMap { value(of: $0, at: rest) })
        }
        return value(of: value(of: object, first), at: rest)
    }

    private static func value(of object: Any?, _ name: String) -> Any? {
        if name.uppercased() == "SELF" { return object }
        if let elements = elements(of: object) {
            return name == "@count" ? elements.count : elements.compactMap { value(of: $0, name) }
        }
        switch object {
        case nil: return nil
        case let object as any NamedValues: return object.namedValue(name)
        case let object as [String: Any]: return plain(object[name])
        case let object as NSDictionary: return plain(object.object(forKey: name))
        case let text as String where name == "length": return text.utf16.count
        case let object?: return property(name, of: object)
        }
    }

    /// Returns a property by its name: a stored one, or one that Objective-C finds.
    private static func property(_ name: String, of object: Any) -> Any? {
        let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
        for mirror in mirrors {
            if let child = mirror.children.first(where: { $0.label == name }) { return plain(child.value) }
        }
        return (object as? NSObject)?.value(forKey: name)
    }

    /// Returns the value in optionals; nil for `NSNull`.
    static func plain(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { plain($0.value) } : value
    }

    /// Returns the elements of a collection; nil for other values.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func total(_ name: String, _ values: [Any]) -> Any? {
        let numbers = values.compactMap { $0 as? NSNumber ?? number($0) }.map(\.doubleValue)
        return switch name {
        case "@count": values.count
        case "@sum": numbers.reduce(0, +)
        case "@avg": numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@max": values.max { order($0, $1)?.rawValue ?? 0 < 0 }
        case "@min": values.min { order($0, $1)?.rawValue ?? 0 < 0 }
        default: values
        }
    }

    static func calculation(_ sign: String, _ left: @escaping Term, _ right: @escaping Term) -> Term {
        { object, variables in
            guard let a = number(left(object, variables))?.doubleValue,
                let b = number(right(object, variables))?.doubleValue
            else { return nil }
            return switch sign {
            case "+": a + b
            case "-": a - b
            case "*": a * b
            default: a / b
            }
        }
    }

    /// Returns the order of two values; nil where they have none.
    static func order(
        _ left: Any?, _ right: Any?, _ options: String.CompareOptions = []
    ) -> ComparisonResult? {
        if let a = left as? String, let b = right as? String { return a.compare(b, options: options) }
        if let a = left as? Date, let b = right as? Date { return a.compare(b) }
        if let a = left as? UUID, let b = right as? UUID { return a.uuidString.compare(b.uuidString) }
        if let a = number(left), let b = number(right) { return a.compare(b) }
        return nil
    }

    static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as Bool: NSNumber(value: value)
        case let value as Decimal: NSDecimalNumber(decimal: value)
        default: nil
        }
    }

    static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { right as? Value == value }
        if let left = left as? any Equatable, equals(left) { return true }
        guard let left, let right, type(of: left) is AnyClass, type(of: right) is AnyClass else {
            return false
        }
        return left as AnyObject === right as AnyObject
    }
}
