// Contexts: the objects that code has read of a store, and their changes.
import UIKit

enum NSManagedObjectContextConcurrencyType: UInt {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

class NSManagedObjectContext: NSObject {
    struct ConcurrencyType {
        let value: NSManagedObjectContextConcurrencyType
        static let mainQueue = ConcurrencyType(value: .mainQueueConcurrencyType)
        static let privateQueue = ConcurrencyType(value: .privateQueueConcurrencyType)
    }
    enum ScheduledTaskType { case immediate, enqueued }

    let concurrencyType: NSManagedObjectContextConcurrencyType
    var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set {
            ownCoordinator = newValue
            newValue?.join(self)
        }
    }
    var parent: NSManagedObjectContext?
    var name: String?
    var automaticallyMergesChangesFromParent = false
    var mergePolicy: Any = NSMergePolicy.error
    var undoManager: UndoManager?
    var stalenessInterval: TimeInterval = -1
    var retainsRegisteredObjects = false
    var shouldDeleteInaccessibleFaults = true
    var propagatesDeletesAtEndOfEvent = true
    var transactionAuthor: String?
    let userInfo = NSMutableDictionary()

    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// The objects that code has seen, by their identities.
    var managedObjects: [NSManagedObjectID: NSManagedObject] = [:]
    /// The changes since the last save.
    var unsavedChanges = ManagedNews()
    /// The changes that no notification has reported.
    var untoldChanges = ManagedNews()
    private var isScheduled = false
    private struct Follower { weak var results: ManagedResults? }
    private var followers: [Follower] = []

    /// The context that was made last, in which requests are executed that name none.
    private(set) static weak var latest: NSManagedObjectContext?

    init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
        concurrencyType = type
        super.init()
        Self.latest = self
    }
    convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.value) }
    override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator }
    var source: (any ManagedSource)? { parent ?? ownCoordinator }

    // MARK: Objects

    var hasChanges: Bool { !unsavedChanges.isEmpty }
    var insertedObjects: Set<NSManagedObject> { Set(unsavedChanges.inserted.objects) }
    var updatedObjects: Set<NSManagedObject> { Set(unsavedChanges.updated.objects) }
    var deletedObjects: Set<NSManagedObject> { Set(unsavedChanges.deleted.objects) }
    var registeredObjects: Set<NSManagedObject> { Set(managedObjects.values) }

    func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { managedObjects[id] }
    func object(with id: NSManagedObjectID) -> NSManagedObject {
        liveObject(id) ?? made(id, [:])
    }
    func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = liveObject(id) else { throw NSError(domain: NSCocoaErrorDomain, code: 133_000) }
        return object
    }
    /// Returns the context's object of an identity; nil for a deleted one.
    func liveObject(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let object = managedObjects[id] { return object.isDeleted ? nil : object }
        return source?.values(of: id).map { made(id, $0) }
    }
    func made(_ id: NSManagedObjectID, _ values: [String: Any]) -> NSManagedObject {
        (ManagedRegistration.id, ManagedRegistration.values) = (id, values)
        let object = NSManagedObjectModel.object(of: id.entity, in: self)
        managedObjects[id] = object
        object.awakeFromFetch()
        return object
    }
    func committedValues(of id: NSManagedObjectID) -> [String: Any]? { source?.values(of: id) }

    // MARK: Notifications

    /// Reports the changes at the end of the event in which they are made.
    func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isScheduled = false
            self?.processPendingChanges()
        }
    }
    func processPendingChanges() {
        guard !untoldChanges.isEmpty else { return }
        let news = untoldChanges
        untoldChanges = ManagedNews()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: news.userInfo)
        followers.removeAll { $0.results == nil }
        followers.forEach { $0.results?.update(by: news) }
    }
    /// Lets a controller's results follow the changes.
    func follow(_ results: ManagedResults) { followers.append(Follower(results: results)) }

    // MARK: Work

    func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
    func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }
    func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
