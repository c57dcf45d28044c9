// The coordinator of a model and its stores.
import UIKit

class NSPersistentStoreCoordinator: NSObject, ManagedSource {
    let managedObjectModel: NSManagedObjectModel
    private(set) var persistentStores: [NSPersistentStore] = []
    var name: String?
    private var contexts: [WeakContext] = []
    /// The coordinator that was made last, whose model code means that names none.
    private(set) static weak var latest: NSPersistentStoreCoordinator?

    init(managedObjectModel: NSManagedObjectModel) {
        self.managedObjectModel = managedObjectModel
        super.init()
        Self.latest = self
    }

    @discardableResult func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore.open(type, at: url, configurationName, options)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }
    @discardableResult func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: url, options: options)
    }
    func addPersistentStore(
        with description: NSPersistentStoreDescription,
        completionHandler: @escaping (NSPersistentStoreDescription, Error?) -> Void
    ) {
        _ = try? addPersistentStore(
            ofType: description.type, configurationName: description.configuration, at: description.url,
            options: description.options)
        completionHandler(description, nil)
    }
    func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    func destroyPersistentStore(
        at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
    ) throws { NSPersistentStore.open(type, at: url, nil, nil).removeAll() }
    func replacePersistentStore(
        at url: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom source: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType type: String
    ) throws {}
    func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        persistentStores.lazy.compactMap { $0.id(forURIRepresentation: url) }.first
    }
    func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
    func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
    func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    // MARK: Objects

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    func join(_ context: NSManagedObjectContext) { contexts.append(WeakContext(context: context)) }

    /// The store of new objects.
    var store: NSPersistentStore {
        if persistentStores.isEmpty {
            persistentStores = [NSPersistentStore(type: NSInMemoryStoreType, at: nil)]
        }
        return persistentStores[0]
    }
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
        persistentStores.flatMap { $0.ids(of: entity) }
    }
    func values(of id: NSManagedObjectID) -> [String: Any]? {
        persistentStores.lazy.compactMap { $0.values(of: id) }.first
    }
    func save(_ changes: ManagedChanges, of context: NSManagedObjectContext) {
        let (first, others) = (store, persistentStores.dropFirst())
        first.save(changes)
        for store in others {
            store.save(ManagedChanges(updated: changes.updated, deleted: changes.deleted))
        }
        for other in contexts.compactMap(\.context) where other !== context {
            if other.automaticallyMergesChangesFromParent { other.merge(changes) }
        }
    }
    func remove(_ ids: [NSManagedObjectID]) { persistentStores.forEach { $0.remove(ids) } }
}

extension NSPersistentStore {
    struct StoreType: Equatable {
        let rawValue: String
        static let (sqlite, inMemory) = (StoreType(rawValue: "SQLite"), StoreType(rawValue: "InMemory"))
        static let (binary, xml) = (StoreType(rawValue: "Binary"), StoreType(rawValue: "XML"))
    }
}
