// The changes of a context's objects.
import UIKit

extension NSManagedObjectContext {
    func insert(_ object: NSManagedObject) {
        guard managedObjects[object.objectID] !== object else { return }
        object.managedObjectContext = self
        managedObjects[object.objectID] = object
        unsavedChanges.inserted.append(object)
        untoldChanges.inserted.append(object)
        schedule()
    }
    func noteUpdate(of object: NSManagedObject) {
        guard managedObjects[object.objectID] === object, !object.isDeleted else { return }
        if !unsavedChanges.inserted.contains(object) { unsavedChanges.updated.append(object) }
        if !untoldChanges.inserted.contains(object) { untoldChanges.updated.append(object) }
        schedule()
    }
    func delete(_ object: NSManagedObject) {
        guard let object = liveObject(object.objectID) else { return }
        object.prepareForDeletion()
        object.markDeleted(true)
        nullify(object)
        noteDeletion(of: object)
    }
    private func noteDeletion(of object: NSManagedObject) {
        let isNew = unsavedChanges.inserted.contains(object)
        unsavedChanges.remove(object)
        if !isNew { unsavedChanges.deleted.append(object) }
        untoldChanges.remove(object)
        untoldChanges.deleted.append(object)
        schedule()
    }

    /// Applies the rules of an object's relationships to the objects of these.
    private func nullify(_ object: NSManagedObject) {
        for case let relationship as NSRelationshipDescription in object.entity.allProperties {
            for other in object.links(relationship.name).compactMap(liveObject) {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(other)
                case .noActionDeleteRule: break
                default: relationship.inverseRelationship.map { other.unlink($0, object.objectID) }
                }
            }
        }
    }

    func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        guard let values = source?.values(of: object.objectID) else { return }
        if mergeChanges, unsavedChanges.updated.contains(object) { return }
        object.store(values)
        unsavedChanges.updated.remove(object)
        untoldChanges.refreshed.append(object)
        schedule()
    }
    func refreshAllObjects() {
        managedObjects.values.sorted { $0.objectID.number < $1.objectID.number }
            .forEach { refresh($0, mergeChanges: true) }
    }
    func detectConflicts(for object: NSManagedObject) {}
    func assign(_ object: Any, to store: NSPersistentStore) {}
    func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        objects.forEach { $0.objectID.makePermanent(in: nil) }
    }

    /// Forgets all objects, with their changes.
    func reset() {
        (unsavedChanges, untoldChanges) = (ManagedNews(), ManagedNews())
        managedObjects.values.forEach { $0.managedObjectContext = nil }
        managedObjects = [:]
    }
    func undo() { undoManager?.undo() }
    func redo() { undoManager?.redo() }

    /// Goes back to the objects of the last save.
    func rollback() {
        let changes = unsavedChanges
        unsavedChanges = ManagedNews()
        for object in changes.inserted.objects {
            managedObjects[object.objectID] = nil
            object.markDeleted(true)
            untoldChanges.remove(object)
            untoldChanges.deleted.append(object)
        }
        for object in changes.deleted.objects {
            object.markDeleted(false)
            untoldChanges.deleted.remove(object)
            untoldChanges.inserted.append(object)
        }
        for object in changes.updated.objects + changes.deleted.objects {
            object.store(source?.values(of: object.objectID) ?? [:])
        }
        for object in changes.updated.objects { untoldChanges.refreshed.append(object) }
        schedule()
    }
}

// A context as the source of others, whose changes it takes over as its own.
extension NSManagedObjectContext: ManagedSource {
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
        let stored = (source?.ids(of: entity) ?? []).filter { managedObjects[$0]?.isDeleted != true }
        let known = Set(stored)
        let own = unsavedChanges.inserted.objects.map(\.objectID).filter { id in
            !known.contains(id) && (id.entity.isKindOf(entity: entity) || id.entity.name == entity.name)
        }
        return stored + own
    }
    func values(of id: NSManagedObjectID) -> [String: Any]? { liveObject(id)?.storedValues }
    func save(_ changes: ManagedChanges, of context: NSManagedObjectContext) {
        for (id, values) in changes.inserted where managedObjects[id] == nil {
            let object = made(id, values)
            unsavedChanges.inserted.append(object)
            untoldChanges.inserted.append(object)
        }
        for (id, values) in changes.updated {
            guard let object = liveObject(id) else { continue }
            object.store(values)
            noteUpdate(of: object)
        }
        for object in changes.deleted.compactMap(liveObject) {
            object.markDeleted(true)
            noteDeletion(of: object)
        }
        schedule()
    }
}
