// The values of objects: as code sees them, and as they are stored.
import UIKit

extension NSManagedObject {
    /// Returns a value as one of a property's type; none is nil.
    func managedValue<T>(_ key: String) -> T? {
        primitiveValue(forKey: key).flatMap { Self.converted($0, to: T.self) }
    }

    /// Returns a value as one of a property's type; none is 0 or empty.
    @_disfavoredOverload func managedValue<T>(_ key: String) -> T {
        let value = primitiveValue(forKey: key)
        if let value = value.flatMap({ Self.converted($0, to: T.self) }) { return value }
        let empty: [Any] = [
            NSNumber(value: 0), "", NSSet(), NSOrderedSet(), Data(), Date(timeIntervalSinceReferenceDate: 0),
            [Any](),
        ]
        for value in empty { if let value = Self.converted(value, to: T.self) { return value } }
        fatalError(
            "\(type(of: self)): the property \(key) has no value, but its type \(T.self) is not optional.")
    }

    func setManagedValue(_ value: Any?, _ key: String) {
        let old = storedValue(key)
        let relationship = entity.relationship(key)
        let new = Self.stored(value, isLink: relationship != nil)
        if let relationship { return relate(relationship, to: new) }
        store(new, key)
        if !NSPredicate.isSame(old, new) { noteChange(of: key, from: old) }
    }

    func storedValue(_ key: String) -> Any? { storedValues[key] }

    /// Notes that a value differs from that in the store.
    func noteChange(of key: String, from old: Any?) {
        managedObjectContext?.noteUpdate(of: self)
        keyValueDidChange(of: self, key, from: old)
    }

    // MARK: Conversion

    /// Returns a stored value as code sees it: objects in place of identities.
    func loaded(_ value: Any?, _ key: String) -> Any? {
        switch value {
        case let id as NSManagedObjectID: return managedObjectContext?.liveObject(id)
        case let links as ManagedLinks:
            let objects = links.ids.compactMap { managedObjectContext?.liveObject($0) }
            return links.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        case nil:
            guard let relationship = entity.relationship(key), relationship.isToMany else { return nil }
            return relationship.isOrdered ? NSOrderedSet() : NSSet()
        default: return value
        }
    }

    /// Returns a value as it is stored.
    ///
    /// - Parameter isLink: true for a relationship, for which an empty collection has no objects.
    static func stored(_ value: Any?, isLink: Bool = false) -> Any? {
        guard let value = NSPredicate.plain(value) else { return nil }
        if let object = value as? NSManagedObject { return object.objectID }
        if let elements = NSPredicate.elements(of: value) {
            let objects = elements.compactMap { $0 as? NSManagedObject }
            guard objects.count == elements.count, isLink || !objects.isEmpty else { return value }
            return ManagedLinks(
                ids: objects.map(\.objectID), isOrdered: !(value is NSSet || value is Set<AnyHashable>))
        }
        switch value {
        case is String, is Date, is Data: return value
        case let value as NSString: return String(describing: value)
        case let value as NSDate: return value as Date
        case let value as any RawRepresentable where Mirror(reflecting: value).displayStyle == .enum:
            return stored(value.rawValue)
        default: return NSPredicate.number(value) ?? value
        }
    }

    private static func converted<T>(_ value: Any, to type: T.Type) -> T? {
        if let number = value as? NSNumber, let result = Self.number(number, type) { return result }
        if let value = value as? T { return value }
        if let type = type as? any RawRepresentable.Type { return raw(value, type) as? T }
        switch value {
        case let set as NSSet:
            return Set(set.allObjects.compactMap { $0 as? NSManagedObject }) as? T
                ?? NSMutableSet(set: set as! Set<AnyHashable>) as? T
        case let set as NSOrderedSet: return NSMutableOrderedSet(orderedSet: set) as? T
        case let text as String: return NSString(string: text) as? T
        case let date as Date: return (date as NSDate) as? T ?? date.timeIntervalSinceReferenceDate as? T
        case let data as Data: return (data as NSData) as? T
        default: return nil
        }
    }

    private static func raw<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
        converted(value, to: R.RawValue.self).flatMap(R.init)
    }

    private static func number<T>(_ number: NSNumber, _ type: T.Type) -> T? {
        switch type {
        case is Int.Type: number.intValue as? T
        case is Int16.Type: number.int16Value as? T
        case is Int32.Type: number.int32Value as? T
        case is Int64.Type: number.int64Value as? T
        case is Bool.Type: number.boolValue as? T
        case is Double.Type: number.doubleValue as? T
        case is Float.Type: number.floatValue as? T
        case is NSDecimalNumber.Type:
            (number as? NSDecimalNumber ?? NSDecimalNumber(decimal: number.decimalValue)) as? T
        case is Decimal.Type: number.decimalValue as? T
        case is Date.Type: nil
        default: nil
        }
    }
}
