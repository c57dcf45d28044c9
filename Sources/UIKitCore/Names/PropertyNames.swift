/// The names of the objects in an object's stored properties: the name of the property, with an index for an
/// element of an array. One traversal names all objects, so a thousand items in an array need a thousand
/// visits, not a million.
@MainActor struct PropertyNames {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private weak var source: AnyObject?
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of elements of each array that were visited, by the array's name.
    private var walkedCounts: [String: Int] = [:]

    /// Returns the name of the first stored property that holds an object, in the source's own class or its
    /// superclasses below `UIViewController`; nil for none.
    package mutating func name(of object: AnyObject, in source: AnyObject) -> String? {
        if (source as? UIViewController)?.viewIfLoaded === object { return "view" }
        if self.source !== source { forget(source) }
        if let name = known(object) { return name }
        // Most arrays grow at their end, so a traversal from the last visited element usually suffices.
        walk()
        if let name = known(object) { return name }
        forget(source)
        walk()
        return known(object)
    }

    private mutating func forget(_ source: AnyObject) {
        self.source = source
        entries.removeAll(keepingCapacity: true)
        walkedCounts.removeAll(keepingCapacity: true)
    }

    private func known(_ object: AnyObject) -> String? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.name
    }

    private mutating func walk() {
        guard let source else { return }
        let mirrors = sequence(first: Mirror(reflecting: source), next: \.superclassMirror)
            .prefix { $0.subjectType != UIViewController.self }
        for mirror in mirrors {
            for case (let label?, let value) in mirror.children { walk(value, plain(label)) }
        }
    }

    private mutating func walk(_ value: Any, _ name: String) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            if let child = mirror.children.first { walk(child.value, name) }
        case .collection:
            let first = walkedCounts[name] ?? 0
            for (index, child) in mirror.children.dropFirst(first).enumerated() {
                walk(child.value, "\(name)\(first + index)")
            }
            walkedCounts[name] = mirror.children.count
        default:
            guard type(of: value) is AnyClass else { return }
            let object = value as AnyObject
            if known(object) == nil { entries[ObjectIdentifier(object)] = Entry(object: object, name: name) }
        }
    }

    /// Returns a property's name from its label: Swift stores a lazy property under a prefixed name.
    private func plain(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }
}
