/// A dictionary of objects that may be held weakly. Its order is that in which keys were added.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    private typealias Entry = (key: ObjectReference, value: ObjectReference)

    private var entries: [Entry] = []
    private let (isKeyWeak, isValueWeak): (Bool, Bool)

    /// Creates an empty dictionary.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity: Int = 0
    ) {
        (isKeyWeak, isValueWeak) = (keyOptions.isWeak, valueOptions.isWeak)
    }

    /// Returns an empty dictionary that holds keys and objects.
    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }

    /// Returns an empty dictionary that holds keys weakly.
    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

    /// Returns an empty dictionary that holds objects weakly.
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

    /// Returns an empty dictionary that holds keys and objects weakly.
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    /// The number of objects.
    public var count: Int { living.count }

    /// Returns the object of a key; nil for none.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in entries.first { $0.key.isEqual(to: key) }?.value.object as? ObjectType }
    }

    /// Sets the object of a key; nil removes it.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.key.object == nil || $0.value.object == nil }
        guard let anObject else { return removeObject(forKey: aKey) }
        let value = ObjectReference(anObject, isWeak: isValueWeak)
        if let index = entries.firstIndex(where: { $0.key.isEqual(to: aKey) }) {
            entries[index].value = value
        } else {
            entries.append((ObjectReference(aKey, isWeak: isKeyWeak), value))
        }
    }

    /// Removes the object of a key.
    public func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.key.isEqual(to: aKey) }
    }

    /// Removes all objects.
    public func removeAllObjects() { entries = [] }

    /// Returns an enumerator of the keys.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

    /// Returns an enumerator of the objects, or nil for none.
    public func objectEnumerator() -> NSEnumerator? {
        NSArray(array: living.map(\.value)).objectEnumerator()
    }
}
