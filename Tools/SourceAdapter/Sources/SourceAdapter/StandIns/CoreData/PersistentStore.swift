// Stores in memory. Each run begins with empty ones.
import UIKit

/// A source that a context reads objects from and saves them to: a store or another context.
protocol ManagedSource: AnyObject {
    /// Returns the identities of the objects of an entity and those below it, in the order of insertion.
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID]
    func values(of id: NSManagedObjectID) -> [String: Any]?
    func save(_ changes: ManagedChanges, of context: NSManagedObjectContext)
}

/// The objects that a context saves.
struct ManagedChanges {
    var inserted: [(id: NSManagedObjectID, values: [String: Any])] = []
    var updated: [(id: NSManagedObjectID, values: [String: Any])] = []
    var deleted: [NSManagedObjectID] = []
}

class NSPersistentStore: NSObject {
    var url: URL?
    let type: String
    let configurationName: String
    let options: [AnyHashable: Any]?
    weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    var identifier: String! = "store"
    var isReadOnly = false
    var metadata: [String: Any]! = [:]
    private var order: [NSManagedObjectID] = []
    private var values: [NSManagedObjectID: [String: Any]] = [:]

    init(type: String, at url: URL?, configuration: String? = nil, options: [AnyHashable: Any]? = nil) {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    }

    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
        order.filter { $0.entity.isKindOf(entity: entity) || $0.entity.name == entity.name }
    }
    func values(of id: NSManagedObjectID) -> [String: Any]? { values[id] }
    func id(forURIRepresentation url: URL) -> NSManagedObjectID? {
        order.first { $0.uriRepresentation() == url }
    }
    func save(_ changes: ManagedChanges) {
        for (id, record) in changes.inserted {
            id.makePermanent(in: self)
            order.append(id)
            values[id] = record
        }
        for (id, record) in changes.updated where values[id] != nil { values[id] = record }
        remove(changes.deleted)
    }
    func remove(_ ids: [NSManagedObjectID]) {
        let removed = Set(ids)
        ids.forEach { values[$0] = nil }
        order.removeAll(where: removed.contains)
    }
    func removeAll() { (order, values) = ([], [:]) }

    /// The stores of the run's files, by their paths.
    private static var files: [String: NSPersistentStore] = [:]
    /// The app of the run that the stores belong to.
    private static weak var app: UIApplication?

    /// Returns the store of a file, which all that open it have in common.
    static func open(
        _ type: String, at url: URL?, _ configuration: String?, _ options: [AnyHashable: Any]?
    ) -> NSPersistentStore {
        if app !== UIApplication.shared {
            (app, files) = (UIApplication.shared, [:])
            NSManagedObjectID.restart()
        }
        let isFile = type != NSInMemoryStoreType && url?.path != "/dev/null"
        if isFile, let url, let store = files[url.path] { return store }
        let store = NSPersistentStore(type: type, at: url, configuration: configuration, options: options)
        if isFile, let url { files[url.path] = store }
        return store
    }
}

let NSSQLiteStoreType = "SQLite"
let NSXMLStoreType = "XML"
let NSBinaryStoreType = "Binary"
let NSInMemoryStoreType = "InMemory"
let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
let NSSQLitePragmasOption = "NSSQLitePragmasOption"
let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
let NSStoreUUIDKey = "NSStoreUUID"
let NSStoreTypeKey = "NSStoreType"
