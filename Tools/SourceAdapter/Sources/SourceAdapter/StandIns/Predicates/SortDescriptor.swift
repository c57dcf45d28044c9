// Working code in place of Foundation's descriptors of sorting by names of properties, which Linux lacks.
import UIKit

/// A way to order objects by a property, such as `NSSortDescriptor(key: "name", ascending: true)`.
class NSSortDescriptor: NSObject {
    let key: String?
    let ascending: Bool
    let selector: Selector?
    /// The key path that orders the objects; nil for a name.
    private(set) var keyPath: AnyKeyPath?
    private let order: (Any, Any) -> ComparisonResult

    init(key: String?, ascending: Bool) {
        (self.key, self.ascending, selector) = (key, ascending, nil)
        order = Self.order(of: key, nil)
    }
    init(key: String?, ascending: Bool, selector: Selector?) {
        (self.key, self.ascending, self.selector) = (key, ascending, selector)
        order = Self.order(of: key, selector.map { "\($0)" })
    }
    init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        (self.key, self.ascending, selector) = (key, ascending, nil)
        order = { left, right in
            let (a, b) = (Self.value(of: left, key), Self.value(of: right, key))
            return comparator(a ?? NSNull(), b ?? NSNull())
        }
    }
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        (key, self.ascending, selector, self.keyPath) = (nil, ascending, nil, keyPath)
        order = { left, right in
            let (a, b) = ((left as? Root)?[keyPath: keyPath], (right as? Root)?[keyPath: keyPath])
            return Self.compare(NSPredicate.plain(a as Any), NSPredicate.plain(b as Any), nil)
        }
    }
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator: @escaping Comparator) {
        (key, self.ascending, selector, self.keyPath) = (nil, ascending, nil, keyPath)
        order = { left, right in
            guard let a = (left as? Root)?[keyPath: keyPath], let b = (right as? Root)?[keyPath: keyPath]
            else {
                return .orderedSame
            }
            return comparator(a, b)
        }
    }
    init(copying other: NSSortDescriptor, ascending: Bool) {
        (key, selector, order, keyPath) = (other.key, other.selector, other.order, other.keyPath)
        self.ascending = ascending
    }

    func compare(_ left: Any, to right: Any) -> ComparisonResult {
        let result = order(left, right)
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
    var reversedSortDescriptor: Any { NSSortDescriptor(copying: self, ascending: !ascending) }

    /// Returns elements in the order of descriptors, those without a difference in their present one.
    static func sorted<Element>(_ elements: [Element], by descriptors: [NSSortDescriptor]) -> [Element] {
        guard !descriptors.isEmpty else { return elements }
        return elements.enumerated().sorted { left, right in
            for descriptor in descriptors {
                let result = descriptor.compare(left.element, to: right.element)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    private static func order(of key: String?, _ selector: String?) -> (Any, Any) -> ComparisonResult {
        { compare(value(of: $0, key), value(of: $1, key), selector) }
    }

    private static func value(of object: Any, _ key: String?) -> Any? {
        guard let key else { return object }
        return NSPredicate.value(of: object, at: key)
    }

    /// Compares two values; none is before all others.
    private static func compare(_ left: Any?, _ right: Any?, _ selector: String?) -> ComparisonResult {
        guard let left, let right else {
            return left == nil ? right == nil ? .orderedSame : .orderedAscending : .orderedDescending
        }
        if let selector, let a = left as? String, let b = right as? String {
            if selector.hasPrefix("localizedStandardCompare") { return a.localizedStandardCompare(b) }
            if selector.lowercased().contains("caseinsensitive") { return a.caseInsensitiveCompare(b) }
            if selector.hasPrefix("localizedCompare") { return a.localizedCompare(b) }
        }
        return NSPredicate.order(left, right) ?? .orderedSame
    }
}

extension NSArray {
    func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] {
        NSSortDescriptor.sorted(map { $0 }, by: descriptors)
    }
}
extension NSMutableArray {
    func sort(using descriptors: [NSSortDescriptor]) { setArray(sortedArray(using: descriptors)) }
}
extension NSSet {
    func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] {
        NSSortDescriptor.sorted(allObjects, by: descriptors)
    }
}
extension NSOrderedSet {
    func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] {
        NSSortDescriptor.sorted(array, by: descriptors)
    }
}
