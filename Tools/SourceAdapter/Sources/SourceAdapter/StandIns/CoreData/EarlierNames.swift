// The names of Core Data in Swift 1 and 2.
import UIKit

// Requests and results had no type of what they find.
typealias AnyFetchRequest = NSFetchRequest<any NSFetchRequestResult>
typealias AnyFetchedResultsController = NSFetchedResultsController<any NSFetchRequestResult>
typealias AnyAsynchronousFetchRequest = NSAsynchronousFetchRequest<any NSFetchRequestResult>
typealias AnyAsynchronousFetchResult = NSAsynchronousFetchResult<any NSFetchRequestResult>

extension NSManagedObjectContext {
    @discardableResult func executeFetchRequest<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try fetch(request)
    }
    func countForFetchRequest<T>(_ request: NSFetchRequest<T>) throws -> Int { try count(for: request) }
    func deleteObject(_ object: NSManagedObject) { delete(object) }
    func insertObject(_ object: NSManagedObject) { insert(object) }
    func refreshObject(_ object: NSManagedObject, mergeChanges: Bool) {
        refresh(object, mergeChanges: mergeChanges)
    }
    func performBlock(_ block: @escaping () -> Void) { perform(block) }
    func performBlockAndWait(_ block: () -> Void) { performAndWait(block) }
    func existingObjectWithID(_ id: NSManagedObjectID) throws -> NSManagedObject {
        try existingObject(with: id)
    }
    func objectWithID(_ id: NSManagedObjectID) -> NSManagedObject { object(with: id) }
    func mergeChangesFromContextDidSaveNotification(_ notification: Notification) {
        mergeChanges(fromContextDidSave: notification)
    }
    @discardableResult func executeRequest(
        _ request: NSPersistentStoreRequest
    ) throws -> NSPersistentStoreResult { try execute(request) }
    var parentContext: NSManagedObjectContext? {
        get { parent }
        set { parent = newValue }
    }
}
extension NSManagedObjectContextConcurrencyType {
    static let ConfinementConcurrencyType = confinementConcurrencyType
    static let PrivateQueueConcurrencyType = privateQueueConcurrencyType
    static let MainQueueConcurrencyType = mainQueueConcurrencyType
}
extension NSEntityDescription {
    class func entityForName(
        _ name: String, inManagedObjectContext context: NSManagedObjectContext
    ) -> NSEntityDescription? { entity(forEntityName: name, in: context) }
    @discardableResult class func insertNewObjectForEntityForName(
        _ name: String, inManagedObjectContext context: NSManagedObjectContext
    ) -> NSManagedObject { insertNewObject(forEntityName: name, into: context) }
}
extension NSManagedObject {
    convenience init(
        entity: NSEntityDescription, insertIntoManagedObjectContext context: NSManagedObjectContext?
    ) { self.init(entity: entity, insertInto: context) }
    func primitiveValueForKey(_ key: String) -> Any? { primitiveValue(forKey: key) }
    func mutableSetValueForKey(_ key: String) -> NSMutableSet { mutableSetValue(forKey: key) }
    func mutableOrderedSetValueForKey(_ key: String) -> NSMutableOrderedSet {
        mutableOrderedSetValue(forKey: key)
    }
}
extension NSManagedObjectModel {
    convenience init?(contentsOfURL url: URL) { self.init(contentsOf: url) }
    class func mergedModelFromBundles(_ bundles: [Bundle]?) -> NSManagedObjectModel? {
        mergedModel(from: bundles)
    }
}
extension NSPersistentStoreCoordinator {
    @discardableResult func addPersistentStoreWithType(
        _ type: String, configuration: String?, URL url: URL?, options: [AnyHashable: Any]?
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type, configurationName: configuration, at: url, options: options)
    }
}
extension NSFetchedResultsController {
    func objectAtIndexPath(_ indexPath: IndexPath) -> ResultType { object(at: indexPath) }
    func indexPathForObject(_ object: ResultType) -> IndexPath? { indexPath(forObject: object) }
    func sectionForSectionIndexTitle(_ title: String, atIndex index: Int) -> Int {
        section(forSectionIndexTitle: title, at: index)
    }
    class func deleteCacheWithName(_ name: String?) {}
}
extension NSFetchedResultsChangeType {
    static let (Insert, Delete, Move, Update) = (insert, delete, move, update)
}
let NSManagedObjectContextDidSaveNotification = Notification.Name.NSManagedObjectContextDidSave
let NSManagedObjectContextObjectsDidChangeNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange

// Swift 1 had no errors that are thrown: functions took a place for one, or nil.
extension NSManagedObjectContext {
    private func noting<T>(_ error: inout NSError?, _ body: () throws -> T) -> T? {
        do {
            return try body()
        } catch let failure {
            error = failure as NSError
            return nil
        }
    }
    @discardableResult func save(_ error: inout NSError?) -> Bool { noting(&error) { try save() } != nil }
    @discardableResult func save(_ error: Never?) -> Bool { (try? save()) != nil }
    func executeFetchRequest<T>(_ request: NSFetchRequest<T>, error: inout NSError?) -> [T]? {
        noting(&error) { try fetch(request) }
    }
    func executeFetchRequest<T>(_ request: NSFetchRequest<T>, error: Never?) -> [T]? {
        try? fetch(request)
    }
    func countForFetchRequest<T>(_ request: NSFetchRequest<T>, error: inout NSError?) -> Int {
        noting(&error) { try count(for: request) } ?? NSNotFound
    }
    func countForFetchRequest<T>(_ request: NSFetchRequest<T>, error: Never?) -> Int {
        (try? count(for: request)) ?? NSNotFound
    }
}
extension NSPersistentStoreCoordinator {
    @discardableResult func addPersistentStoreWithType(
        _ type: String, configuration: String?, URL url: URL?, options: [AnyHashable: Any]?,
        error: inout NSError?
    ) -> NSPersistentStore? {
        try? addPersistentStoreWithType(type, configuration: configuration, URL: url, options: options)
    }
    @discardableResult func addPersistentStoreWithType(
        _ type: String, configuration: String?, URL url: URL?, options: [AnyHashable: Any]?, error: Never?
    ) -> NSPersistentStore? {
        try? addPersistentStoreWithType(type, configuration: configuration, URL: url, options: options)
    }
}
extension NSFetchedResultsController {
    @discardableResult func performFetch(_ error: inout NSError?) -> Bool {
        do {
            try performFetch()
            return true
        } catch let failure {
            error = failure as NSError
            return false
        }
    }
    @discardableResult func performFetch(_ error: Never?) -> Bool { (try? performFetch()) != nil }
}

// Objects of any kind were asked for values by their names.
extension NSFetchRequestResult {
    func value(forKey key: String) -> Any? { NSPredicate.value(of: self, at: key) }
    func setValue(_ value: Any?, forKey key: String) {
        (self as? NSManagedObject)?.setValue(value, forKey: key)
    }
}
extension NSDictionary {
    func valueForKeyPath(_ path: String) -> Any? { NSPredicate.value(of: self, at: path) }
}
extension Int { init(_ number: NSNumber) { self = number.intValue } }
extension Double { init(_ number: NSNumber) { self = number.doubleValue } }
extension Float { init(_ number: NSNumber) { self = number.floatValue } }
extension CGFloat {
    init(_ number: NSNumber) { self = CGFloat(number.doubleValue) }
    init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
extension Bool { init(_ number: NSNumber) { self = number.boolValue } }
