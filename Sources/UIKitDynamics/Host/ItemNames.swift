/// The names assigned to objects during a run.
@MainActor struct ItemNames {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var taken: Set<String> = []
    private var nextNumber = 0
    private var properties = PropertyNames()

    /// Returns the object's name, and assigns one if it has none. An entry whose object no longer exists is
    /// ignored, since a new object can have the same address.
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
        if let wish = given ?? element ?? source.flatMap({ properties.name(of: object, in: $0) }) {
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
}
