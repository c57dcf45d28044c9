// The values that a request calculates of its objects, such as the sum of an attribute.
import UIKit

/// A path of names as the constant of an expression.
struct ManagedKeyPath {
    let path: String
}

extension NSExpression {
    convenience init(forKeyPath keyPath: String) {
        self.init(forConstantValue: ManagedKeyPath(path: keyPath))
    }
    convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(forConstantValue: keyPath)
    }
    var keyPath: String { (constantValue as? ManagedKeyPath)?.path ?? "" }

    /// Returns the value of an object, or of several for a function such as `sum:`.
    func value(of objects: [NSManagedObject]) -> Any? {
        if let path = (constantValue as? ManagedKeyPath)?.path {
            return objects.first.flatMap { NSPredicate.value(of: $0, at: path) }
        }
        guard let arguments else { return constantValue }
        let path = arguments.first.flatMap { $0.constantValue as? ManagedKeyPath }?.path
        let values = objects.compactMap { object in
            path.map { NSPredicate.value(of: object, at: $0) } ?? object
        }
        let names = ["average:": "@avg"]
        let name = names[function] ?? "@" + function.filter { $0 != ":" }
        return NSPredicate.value(of: values, at: name + ".self")
    }
}

extension ManagedRequest {
    /// Returns objects as dictionaries of the properties to fetch: one for each object, or for each group
    /// where one is calculated.
    func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
        let names = propertiesToFetch?.compactMap(Self.name)
        let calculated = propertiesToFetch?.compactMap { $0 as? NSExpressionDescription } ?? []
        let isGrouped = propertiesToGroupBy != nil || calculated.contains { $0.expression?.arguments != nil }
        let groups = isGrouped ? groups(of: objects) : objects.map { [$0] }
        var seen: Set<NSDictionary> = []
        let all = groups.map { group in
            let object = group.first
            let keys = names ?? object?.entity.attributesByName.keys.sorted() ?? []
            var values: [String: Any] = [:]
            for key in keys { values[key] = object.flatMap { NSPredicate.value(of: $0, at: key) } }
            for property in calculated { values[property.name] = property.expression?.value(of: group) }
            return NSDictionary(dictionary: values)
        }
        return returnsDistinctResults ? all.filter { seen.insert($0).inserted } : all
    }

    private static func name(of property: Any) -> String? {
        property is NSExpressionDescription
            ? nil : property as? String ?? (property as? NSPropertyDescription)?.name
    }

    /// Returns objects in groups of equal values, in the order of the first of each.
    private func groups(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
        guard let names = propertiesToGroupBy?.compactMap(Self.name) else { return [objects] }
        var (groups, places) = ([[NSManagedObject]](), [String: Int]())
        for object in objects {
            let key = names.map { "\(NSPredicate.value(of: object, at: $0) ?? "")" }.joined(separator: "\0")
            if let place = places[key] {
                groups[place].append(object)
            } else {
                places[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }
}
