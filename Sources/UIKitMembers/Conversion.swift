import UIKit

/// The conversion of what a text says to the type of the property or parameter that it goes to.
@preconcurrency @MainActor package struct Conversion {
    let members: MemberTable

    /// Makes a conversion that finds constants in a table.
    package init(_ members: MemberTable) { self.members = members }

    /// Returns a value as a type; nil if it cannot have that type.
    package func convert<T>(_ value: Any, to type: T.Type) -> T? {
        if let optional = T.self as? any OptionalValue.Type {
            if value is Nothing { return optional.absent as? T }
            if let exact = value as? T, !(value is Constant) { return exact }
            return present(value, optional) as? T
        }
        if let exact = value as? T { return exact }
        if let number = single(value), let result = self.number(number, T.self) { return result }
        if let numbers = value as? [Double], let result = Self.geometry(numbers, T.self) as? T {
            return result
        }
        if T.self == [NSAttributedString.Key: Any].self, let pairs = value as? [String: Any] {
            return attributes(pairs) as? T
        }
        if T.self == CGColor.self, let color = convert(value, to: UIColor.self) { return color.cgColor as? T }
        if let constant = value as? Constant { return self.constant(constant.name, T.self) }
        if let list = value as? [Any], let set = T.self as? any OptionSet.Type {
            return union(list, set) as? T
        }
        if let list = value as? [Any], let array = T.self as? any ListValue.Type {
            return array.list(list, self) as? T
        }
        if value is [Double], let empty = [] as? T { return empty }
        return nil
    }

    private func present<O: OptionalValue>(_ value: Any, _ type: O.Type) -> Any? {
        convert(value, to: O.Wrapped.self)
    }

    private func single(_ value: Any) -> Double? {
        switch value {
        case let list as [Double]: list.count == 1 ? list[0] : nil
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }

    /// Returns attributes of texts by their keys.
    private func attributes(_ pairs: [String: Any]) -> [NSAttributedString.Key: Any]? {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (name, value) in pairs {
            let known = members.constants["NSAttributedString.Key.\(name)"]?()
            guard let key = known as? NSAttributedString.Key else { return nil }
            let isStyle = [.underlineStyle, .strikethroughStyle].contains(key)
            let style = isStyle ? convert(value, to: NSUnderlineStyle.self) : nil
            attributes[key] =
                style?.rawValue ?? single(value).map { CGFloat($0) as Any } ?? convert(
                    value, to: UIColor.self)
                ?? value
        }
        return attributes
    }

    private func number<T>(_ number: Double, _ type: T.Type) -> T? {
        switch type {
        case is Double.Type: return number as? T
        case is CGFloat.Type: return CGFloat(number) as? T
        case is Float.Type: return Float(number) as? T
        case is Int.Type: return Int(exactly: number) as? T
        case is UInt.Type: return UInt(exactly: number) as? T
        case is NSNumber.Type: return NSNumber(value: number) as? T
        default: break
        }
        guard let raw = T.self as? any RawRepresentable.Type else { return nil }
        return fromRaw(number, raw) as? T
    }

    private func fromRaw<R: RawRepresentable>(_ number: Double, _ type: R.Type) -> Any? {
        guard !(R.RawValue.self is any RawRepresentable.Type) else { return nil }
        return self.number(number, R.RawValue.self).flatMap { R(rawValue: $0) }
    }

    /// Returns points, sizes and insets of their numbers, in the order of their initializers.
    private static func geometry<T>(_ n: [Double], _ type: T.Type) -> Any? {
        let v = n.map { CGFloat($0) }
        switch (ObjectIdentifier(type), v.count) {
        case (ObjectIdentifier(CGPoint.self), 2): return CGPoint(x: v[0], y: v[1])
        case (ObjectIdentifier(CGSize.self), 2): return CGSize(width: v[0], height: v[1])
        case (ObjectIdentifier(CGVector.self), 2): return CGVector(dx: v[0], dy: v[1])
        case (ObjectIdentifier(UIOffset.self), 2): return UIOffset(horizontal: v[0], vertical: v[1])
        case (ObjectIdentifier(CGRect.self), 4): return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
        case (ObjectIdentifier(CGRect.self), 2): return CGRect(x: 0, y: 0, width: v[0], height: v[1])
        case (ObjectIdentifier(UIEdgeInsets.self), 4):
            return UIEdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3])
        case (ObjectIdentifier(UIEdgeInsets.self), 1):
            return UIEdgeInsets(top: v[0], left: v[0], bottom: v[0], right: v[0])
        case (ObjectIdentifier(NSDirectionalEdgeInsets.self), 4):
            return NSDirectionalEdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3])
        case (ObjectIdentifier(IndexPath.self), 2): return IndexPath(item: Int(v[1]), section: Int(v[0]))
        case (ObjectIdentifier([Int].self), _): return n.map { Int($0) }
        case (ObjectIdentifier([CGFloat].self), _): return v
        default: return nil
        }
    }

    /// Returns the constant of a name in a type: a case, or a constant of the type itself.
    package func constant<T>(_ name: String, _ type: T.Type) -> T? {
        if let known = ["true": true, "false": false][name] as? T { return known }
        if let value = members.constants["\(Self.name(of: type)).\(name)"]?() as? T { return value }
        // Colors and fonts are found in the type that declares them, whatever type asks for them.
        for owner in ["UIColor", "UIFont"] {
            if let value = members.constants["\(owner).\(name)"]?() as? T { return value }
        }
        if T.self == UITraitCollection.self {
            // `compatibleWith: .large` is short for a trait collection of that category.
            let make = members.functions["UITraitCollection(preferredContentSizeCategory:)"]
            let category = Arguments(values: [Constant(name: name)], members: members)
            return (try? make?(category)) as? T
        }
        guard let raw = T.self as? any RawRepresentable.Type else { return nil }
        return enumCase(name, raw) as? T
    }

    /// Returns the case of a name among those with whole raw values near zero; the search has no list of
    /// cases.
    private func enumCase<R: RawRepresentable>(_ name: String, _ type: R.Type) -> Any? {
        for number in -8...128 {
            guard let raw = self.number(Double(number), R.RawValue.self), let value = R(rawValue: raw) else {
                continue
            }
            if ValueText.same(String(describing: value), name) { return value }
        }
        return nil
    }

    private func union<S: OptionSet>(_ list: [Any], _ type: S.Type) -> Any? {
        var all: S = []
        for value in list {
            guard let one = convert(value, to: S.self) else { return nil }
            all.formUnion(one)
        }
        return all
    }

    /// Returns the name of a type without its module.
    package static func name(of type: Any.Type) -> String {
        let full = String(reflecting: type)
        return full.firstIndex(of: ".").map { String(full[full.index(after: $0)...]) } ?? full
    }
}

/// An optional, whose wrapped type is reached without knowing it.
private protocol OptionalValue {
    associatedtype Wrapped
    static var absent: Self { get }
}

extension Optional: OptionalValue {
    static var absent: Self { nil }
}

/// An array, whose type of elements is reached without knowing it.
@MainActor private protocol ListValue {
    static func list(_ values: [Any], _ conversion: Conversion) -> Any?
}

extension Array: ListValue {
    static func list(_ values: [Any], _ conversion: Conversion) -> Any? {
        let converted = values.compactMap { conversion.convert($0, to: Element.self) }
        return converted.count == values.count ? converted : nil
    }
}
