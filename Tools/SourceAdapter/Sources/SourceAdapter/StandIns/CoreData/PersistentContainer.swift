// A model with its coordinator, its store and its contexts.
import UIKit

class NSPersistentStoreDescription: NSObject {
    var url: URL?
    var type = NSSQLiteStoreType
    var configuration: String?
    var isReadOnly = false
    var timeout: TimeInterval = 240
    var shouldAddStoreAsynchronously = false
    var shouldMigrateStoreAutomatically = true
    var shouldInferMappingModelAutomatically = true
    private(set) var options: [AnyHashable: Any] = [:]

    override init() {}
    init(url: URL) { self.url = url }
    func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    func setOption(_ option: Any?, forKey key: String) { options[key] = option }
    func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

class NSPersistentContainer: NSObject {
    let name: String
    let managedObjectModel: NSManagedObjectModel
    let persistentStoreCoordinator: NSPersistentStoreCoordinator
    let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    var persistentStoreDescriptions: [NSPersistentStoreDescription]

    init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel.model(named: name))
    }

    class func defaultDirectoryURL() -> URL {
        URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Application Support")
    }

    /// Opens the stores, and calls the handler for each.
    func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(
                with: description, completionHandler: completionHandler)
        }
    }
    func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
    func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
}

class NSPersistentCloudKitContainer: NSPersistentContainer {
    func initializeCloudKitSchema(options: Int = 0) throws {}
}
