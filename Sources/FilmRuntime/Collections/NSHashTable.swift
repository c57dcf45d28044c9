/// A set of objects that may be held weakly. Its order is that in which they were added.
public final class NSHashTable<ObjectType>: NSObject {
    private var references: [ObjectReference] = []
    private let isWeak: Bool

    /// Creates an empty set.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { isWeak = options.isWeak }

    /// Returns an empty set that holds its objects weakly.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects.
    public var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }

    /// The number of objects.
    public var count: Int { allObjects.count }

    /// One of the objects; nil for an empty set.
    public var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless the set has it.
    public func add(_ object: ObjectType?) {
        references.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        references.append(ObjectReference(object, isWeak: isWeak))
    }

    /// Removes an object.
    public func remove(_ object: ObjectType?) {
        references.removeAll { reference in
            reference.object == nil || object.map { reference.isEqual(to: $0) } ?? false
        }
    }

    /// Removes all objects.
    public func removeAllObjects() { references = [] }

    /// Returns a Boolean value that indicates whether the set has an object.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the set that equals another one; nil for none.
    public func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in references.first { $0.isEqual(to: object) }?.object as? ObjectType }
    }

    /// Returns an enumerator of the objects.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
