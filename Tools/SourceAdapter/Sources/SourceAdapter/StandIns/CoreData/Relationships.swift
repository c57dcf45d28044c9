// The relationships of objects, and those back.
import UIKit

extension NSManagedObject {
    /// The identities of the objects of a relationship.
    func links(_ name: String) -> [NSManagedObjectID] {
        switch storedValue(name) {
        case let links as ManagedLinks: links.ids
        case let id as NSManagedObjectID: [id]
        default: []
        }
    }

    /// Sets a relationship, and those back of the objects that come and go.
    func relate(_ relationship: NSRelationshipDescription, to value: Any?) {
        let old = links(relationship.name)
        let new = (value as? ManagedLinks)?.ids ?? (value as? NSManagedObjectID).map { [$0] } ?? []
        setLinks(relationship, new)
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (Set(old), Set(new))
        for id in old where !after.contains(id) {
            managedObjectContext?.liveObject(id)?.unlink(inverse, objectID)
        }
        for id in new where !before.contains(id) {
            guard let other = managedObjectContext?.liveObject(id) else { continue }
            // An object with one owner leaves the one that it had.
            if !inverse.isToMany, let owner = other.links(inverse.name).first, owner !== objectID {
                managedObjectContext?.liveObject(owner)?.unlink(relationship, id)
            }
            other.setLinks(inverse, (inverse.isToMany ? other.links(inverse.name) : []) + [objectID])
        }
    }

    /// Removes an object from a relationship, not from that back.
    func unlink(_ relationship: NSRelationshipDescription, _ id: NSManagedObjectID) {
        setLinks(relationship, links(relationship.name).filter { $0 !== id })
    }

    private func setLinks(_ relationship: NSRelationshipDescription, _ ids: [NSManagedObjectID]) {
        let old = links(relationship.name)
        guard old != ids else { return }
        let many = ManagedLinks(ids: ids, isOrdered: relationship.isOrdered)
        store(relationship.isToMany ? many : ids.first, relationship.name)
        noteChange(of: relationship.name, from: nil)
    }

    // MARK: Accessors

    /// Changes the objects of a relationship with several.
    private func change(_ key: String, _ change: (inout [NSManagedObjectID]) -> Void) {
        let relationship = entity.relationship(key)
        var ids = links(key)
        change(&ids)
        let isOrdered = relationship?.isOrdered ?? (storedValue(key) as? ManagedLinks)?.isOrdered ?? false
        let links = ManagedLinks(ids: ids, isOrdered: isOrdered)
        if let relationship { return relate(relationship, to: links) }
        store(links, key)
        noteChange(of: key, from: nil)
    }

    private static func ids(_ value: Any?) -> [NSManagedObjectID] {
        if let object = value as? NSManagedObject { return [object.objectID] }
        return (NSPredicate.elements(of: value) ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
    }

    func addManaged(_ value: Any?, _ key: String) {
        change(key) { ids in ids += Self.ids(value).filter { !ids.contains($0) } }
    }
    func removeManaged(_ value: Any?, _ key: String) {
        let removed = Self.ids(value)
        change(key) { $0.removeAll(where: removed.contains) }
    }
    func insertManaged(_ value: Any?, _ places: Any, _ key: String) {
        let indices = (places as? Int).map { [$0] } ?? (places as? NSIndexSet).map { $0.map { $0 } } ?? []
        change(key) { ids in
            for (id, index) in zip(Self.ids(value), indices) { ids.insert(id, at: min(index, ids.count)) }
        }
    }
    func removeManaged(at places: Any, _ key: String) {
        let indices = (places as? Int).map { [$0] } ?? (places as? NSIndexSet).map { $0.map { $0 } } ?? []
        change(key) { ids in indices.reversed().forEach { ids.remove(at: $0) } }
    }
    func replaceManaged(at places: Any, _ value: Any?, _ key: String) {
        let indices = (places as? Int).map { [$0] } ?? (places as? NSIndexSet).map { $0.map { $0 } } ?? []
        change(key) { ids in for (index, id) in zip(indices, Self.ids(value)) { ids[index] = id } }
    }

    func mutableSetValue(forKey key: String) -> NSMutableSet {
        let set = ManagedSet(capacity: 0)
        NSPredicate.elements(of: value(forKey: key))?.forEach(set.add)
        set.connect(to: self, key)
        return set
    }
    func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        let set = ManagedOrderedSet(capacity: 0)
        NSPredicate.elements(of: value(forKey: key))?.forEach(set.add)
        set.connect(to: self, key)
        return set
    }
}

/// A set whose changes are those of a relationship.
nonisolated final class ManagedSet: NSMutableSet {
    private let members = NSMutableSet()
    private var write: ((NSSet) -> Void)?

    required init(capacity count: Int) { super.init(capacity: count) }
    required init?(coder: NSCoder) { super.init(capacity: 0) }
    required init(arrayLiteral elements: Any...) {
        super.init(capacity: elements.count)
        elements.forEach(add)
    }
    @MainActor func connect(to object: NSManagedObject, _ key: String) {
        write = { [unowned object] set in MainActor.assumeIsolated { object.setValue(set, forKey: key) } }
    }
    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.member(object) }
    override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
    override func add(_ object: Any) {
        members.add(object)
        write?(members)
    }
    override func remove(_ object: Any) {
        members.remove(object)
        write?(members)
    }
}

/// An ordered set whose changes are those of a relationship.
nonisolated final class ManagedOrderedSet: NSMutableOrderedSet {
    // An ordered set of Foundation for Linux keeps the order of removed objects.
    private var members: [NSObject] = [] {
        didSet { write?(NSOrderedSet(array: members)) }
    }
    private var write: ((NSOrderedSet) -> Void)?

    override init(capacity count: Int) { super.init(capacity: count) }
    required init?(coder: NSCoder) { super.init(capacity: 0) }
    required init(arrayLiteral elements: Any...) {
        super.init(capacity: elements.count)
        elements.forEach(add)
    }
    @MainActor func connect(to object: NSManagedObject, _ key: String) {
        write = { [unowned object] set in MainActor.assumeIsolated { object.setValue(set, forKey: key) } }
    }
    override var count: Int { members.count }
    override func object(at index: Int) -> Any { members[index] }
    override func index(of object: Any) -> Int {
        (object as? NSObject).flatMap(members.firstIndex) ?? NSNotFound
    }
    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
    override func insert(_ object: Any, at index: Int) {
        guard !contains(object), let object = object as? NSObject else { return }
        members.insert(object, at: index)
    }
    override func add(_ object: Any) { insert(object, at: members.count) }
    override func remove(_ object: Any) {
        if contains(object) { removeObject(at: index(of: object)) }
    }
    override func removeObject(at index: Int) { members.remove(at: index) }
    override func replaceObject(at index: Int, with object: Any) {
        if let object = object as? NSObject { members[index] = object }
    }
}
