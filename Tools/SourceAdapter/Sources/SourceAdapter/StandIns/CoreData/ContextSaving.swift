// Saving, and what contexts take over of others.
import UIKit

extension NSManagedObjectContext {
    func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in unsavedChanges.objects { object.willSave() }
        for object in unsavedChanges.deleted.objects { try object.validateForDelete() }
        for object in unsavedChanges.inserted.objects { try object.validateForInsert() }
        for object in unsavedChanges.updated.objects { try object.validateForUpdate() }
        processPendingChanges()
        let saved = unsavedChanges
        unsavedChanges = ManagedNews()
        source?.save(saved.changes, of: self)
        saved.deleted.objects.forEach { managedObjects[$0.objectID] = nil }
        saved.objects.forEach { $0.didSave() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    }

    /// Takes over what another context has saved.
    func merge(_ saved: ManagedChanges) {
        for (id, values) in saved.updated {
            guard let object = managedObjects[id], !unsavedChanges.updated.contains(object) else { continue }
            object.store(values)
            untoldChanges.refreshed.append(object)
        }
        for (id, values) in saved.inserted where managedObjects[id] == nil {
            untoldChanges.inserted.append(made(id, values))
        }
        for id in saved.deleted {
            guard let object = managedObjects.removeValue(forKey: id) else { continue }
            object.markDeleted(true)
            unsavedChanges.remove(object)
            untoldChanges.remove(object)
            untoldChanges.deleted.append(object)
        }
        schedule()
    }
    func mergeChanges(fromContextDidSave notification: Notification) {
        guard (notification.object as? NSManagedObjectContext) !== self else { return }
        func records(_ key: String) -> [(id: NSManagedObjectID, values: [String: Any])] {
            let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            return objects.sorted { $0.objectID.number < $1.objectID.number }
                .map { ($0.objectID, $0.storedValues) }
        }
        merge(
            ManagedChanges(
                inserted: records(NSInsertedObjectsKey), updated: records(NSUpdatedObjectsKey),
                deleted: records(NSDeletedObjectsKey).map(\.id)))
    }
    class func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ key: String) -> [NSManagedObjectID] { changes[key] as? [NSManagedObjectID] ?? [] }
        for context in contexts {
            func records(_ key: String) -> [(id: NSManagedObjectID, values: [String: Any])] {
                ids(key).map { ($0, context.committedValues(of: $0) ?? [:]) }
            }
            context.merge(
                ManagedChanges(
                    inserted: records(NSInsertedObjectsKey), updated: records(NSUpdatedObjectsKey),
                    deleted: ids(NSDeletedObjectsKey)))
        }
    }
}

extension ManagedNews {
    fileprivate var objects: [NSManagedObject] { inserted.objects + updated.objects + deleted.objects }
    /// The changes as they are stored.
    fileprivate var changes: ManagedChanges {
        ManagedChanges(
            inserted: inserted.objects.map { ($0.objectID, $0.storedValues) },
            updated: updated.objects.map { ($0.objectID, $0.storedValues) },
            deleted: deleted.objects.map(\.objectID))
    }
}
