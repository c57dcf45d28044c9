/// The names that a take has given to objects.
@MainActor struct ItemNames {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var taken: Set<String> = []
    private var nextNumber = 0

    /// The object's name, given now if it has none; an address that a new object has taken over does not
    /// count.
    mutating func name(of object: AnyObject, source: AnyObject?) -> String {
        let identifier = ObjectIdentifier(object)
        if let entry = entries[identifier], entry.object === object { return entry.name }
        let name = unusedName(for: object, source: source)
        taken.insert(name)
        entries[identifier] = Entry(object: object, name: name)
        return name
    }

    private mutating func unusedName(for object: AnyObject, source: AnyObject?) -> String {
        let given = (object as? UIView)?.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        let element = (object as? UICollectionViewLayoutAttributes)?.identity.name
        if let wish = given ?? element ?? source.flatMap({ propertyName(of: object, in: $0) }) {
            return taken.contains(wish) ? numbered(wish) : wish
        }
        repeat { nextNumber += 1 } while taken.contains("item\(nextNumber - 1)")
        return "item\(nextNumber - 1)"
    }

    private func numbered(_ wish: String) -> String {
        var number = 2
        while taken.contains("\(wish)\(number)") { number += 1 }
        return "\(wish)\(number)"
    }

    /// The stored property, of the object's own class or the scene's classes above it, that holds the other
    /// object.
    private func propertyName(of object: AnyObject, in source: AnyObject) -> String? {
        if (source as? UIViewController)?.viewIfLoaded === object { return "view" }
        let mirrors = sequence(first: Mirror(reflecting: source), next: \.superclassMirror)
            .prefix { $0.subjectType != UIViewController.self }
        for mirror in mirrors {
            for case (let label?, let value) in mirror.children {
                if let suffix = place(of: object, in: value) { return plain(label) + suffix }
            }
        }
        return nil
    }

    /// "" if the value is the object, an index if it is an array that holds it.
    private func place(of object: AnyObject, in value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.flatMap { place(of: object, in: $0.value) }
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                if let suffix = place(of: object, in: child.value) { return "\(index)\(suffix)" }
            }
            return nil
        default:
            guard type(of: value) is AnyClass else { return nil }
            return value as AnyObject === object ? "" : nil
        }
    }

    /// Swift stores a lazy property under a longer name.
    private func plain(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }
}
