// Requests for objects.
import UIKit

class NSPersistentStoreRequest: NSObject {
    var affectedStores: [NSPersistentStore]?
}
class NSPersistentStoreResult: NSObject {}

struct NSFetchRequestResultType: OptionSet {
    let rawValue: UInt
    static let managedObjectResultType = NSFetchRequestResultType([])
    static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request whose results a context finds, whatever their type.
class ManagedRequest: NSPersistentStoreRequest {
    var entityName: String?
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit = 0
    var fetchOffset = 0
    var fetchBatchSize = 0
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var includesSubentities = true
    var includesPropertyValues = true
    var includesPendingChanges = true
    var returnsObjectsAsFaults = true
    var returnsDistinctResults = false
    var shouldRefreshRefetchedObjects = false
    var relationshipKeyPathsForPrefetching: [String]?
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var havingPredicate: NSPredicate?
    /// The class of the results, which names the entity of a request without a name.
    var managedType: NSManagedObject.Type? { nil }
}

class NSFetchRequest<ResultType>: ManagedRequest {
    override init() {}
    init(entityName: String) {
        super.init()
        self.entityName = entityName
    }
    /// Creates a request for the same objects as results of another type.
    init(copying request: ManagedRequest) {
        super.init()
        (entityName, entity) = (request.entityName ?? request.entity?.name, request.entity)
        (predicate, sortDescriptors) = (request.predicate, request.sortDescriptors)
        (fetchLimit, fetchOffset, resultType) = (request.fetchLimit, request.fetchOffset, request.resultType)
    }
    override var managedType: NSManagedObject.Type? { ResultType.self as? NSManagedObject.Type }
    func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.latest else { return [] }
        return try context.fetch(self)
    }
}

extension NSManagedObjectContext {
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { try results(of: request).map { $0 as! T } }
    func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let count = try objects(for: request).count
        return request.fetchLimit > 0 ? min(count, request.fetchLimit) : count
    }

    private func entity(of request: ManagedRequest) throws -> NSEntityDescription {
        let model = coordinator?.managedObjectModel
        let entity =
            request.entity ?? request.entityName.flatMap { model?.entity(named: $0) }
            ?? request.managedType.flatMap { model?.entity(of: $0) }
        guard let entity else {
            let reason =
                "NSFetchRequest could not locate an NSEntityDescription for entity \(request.entityName ?? "")"
            NSException(name: .invalidArgumentException, reason: reason).raise()
            throw NSError(domain: NSCocoaErrorDomain, code: 134_060)
        }
        return entity
    }

    /// Returns all objects of a request, in its order.
    func objects(for request: ManagedRequest) throws -> [NSManagedObject] {
        let entity = try entity(of: request)
        let all = ids(of: entity).compactMap(liveObject).filter {
            request.includesSubentities || $0.entity === entity
        }
        let found = request.predicate.map { all.filter($0.evaluate) } ?? all
        return NSSortDescriptor.sorted(found, by: request.sortDescriptors ?? [])
    }

    /// Returns the results of a request: objects, identities, dictionaries, or their number.
    func results(of request: ManagedRequest) throws -> [Any] {
        let all = try objects(for: request).dropFirst(request.fetchOffset)
        let objects = Array(request.fetchLimit > 0 ? all.prefix(request.fetchLimit) : all)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.map(\.objectID)
        case .dictionaryResultType: return request.dictionaries(of: objects)
        case .countResultType: return [NSNumber(value: objects.count)]
        default: return objects
        }
    }
}
