// The changes of a context, and the notifications about them.
import UIKit

/// Objects in the order in which they were added, each once.
struct ManagedList {
    private(set) var objects: [NSManagedObject] = []
    private var members: Set<ObjectIdentifier> = []

    var isEmpty: Bool { objects.isEmpty }
    func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }
    mutating func append(_ object: NSManagedObject) {
        if members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
    }
    mutating func remove(_ object: NSManagedObject) {
        guard members.remove(ObjectIdentifier(object)) != nil else { return }
        objects.removeAll { $0 === object }
    }
}

/// Objects that have changed.
struct ManagedNews {
    var inserted = ManagedList()
    var updated = ManagedList()
    var deleted = ManagedList()
    /// The objects with values of another context.
    var refreshed = ManagedList()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    mutating func remove(_ object: NSManagedObject) {
        inserted.remove(object)
        updated.remove(object)
        refreshed.remove(object)
    }

    var userInfo: [AnyHashable: Any] {
        let lists = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
            NSRefreshedObjectsKey: refreshed,
        ]
        return lists.filter { !$0.value.isEmpty }.mapValues { Set($0.objects) }
            .reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}

let NSInsertedObjectsKey = "inserted"
let NSUpdatedObjectsKey = "updated"
let NSDeletedObjectsKey = "deleted"
let NSRefreshedObjectsKey = "refreshed"
let NSInvalidatedObjectsKey = "invalidated"
let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
    static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
extension NSManagedObjectContext {
    static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    enum NotificationKey: String {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
    }
}
