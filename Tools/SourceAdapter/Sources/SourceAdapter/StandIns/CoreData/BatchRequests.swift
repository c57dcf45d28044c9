// Requests that change a store past its contexts.
import UIKit

enum NSBatchDeleteRequestResultType: UInt {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
enum NSBatchUpdateRequestResultType: UInt {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    fileprivate let request: ManagedRequest

    init<T>(fetchRequest fetch: NSFetchRequest<T>) {
        request = fetch
        fetchRequest = fetch as? NSFetchRequest<any NSFetchRequestResult> ?? NSFetchRequest()
    }
    convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.entity.name ?? "")
        request.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
        }
        self.init(fetchRequest: request)
    }
}

class NSBatchUpdateRequest: NSPersistentStoreRequest {
    var predicate: NSPredicate?
    var propertiesToUpdate: [AnyHashable: Any]?
    var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    let entityName: String
    init(entityName: String) { self.entityName = entityName }
    convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

class NSBatchInsertRequest: NSPersistentStoreRequest {
    let entityName: String
    var objectsToInsert: [[String: Any]]?
    init(entityName: String, objects: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, objects)
    }
    convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: objects)
    }
}

class NSBatchDeleteResult: NSPersistentStoreResult {
    let result: Any?
    init(_ result: Any?) { self.result = result }
}
class NSBatchUpdateResult: NSPersistentStoreResult {
    let result: Any?
    init(_ result: Any?) { self.result = result }
}
class NSBatchInsertResult: NSPersistentStoreResult {
    let result: Any?
    init(_ result: Any?) { self.result = result }
}

class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    let finalResult: [ResultType]?
    init(_ result: [ResultType]?) { finalResult = result }
}
class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    let fetchRequest: NSFetchRequest<ResultType>
    fileprivate let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    init(
        fetchRequest: NSFetchRequest<ResultType>,
        completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    ) { (self.fetchRequest, completion) = (fetchRequest, completionBlock) }
}

extension NSManagedObjectContext {
    @discardableResult func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest:
            let ids = try results(of: request.request).compactMap {
                ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID
            }
            coordinator?.remove(ids)
            ids.forEach { managedObjects[$0] = nil }
            return switch request.resultType {
            case .resultTypeObjectIDs: NSBatchDeleteResult(ids)
            case .resultTypeCount: NSBatchDeleteResult(ids.count)
            case .resultTypeStatusOnly: NSBatchDeleteResult(true)
            }
        case let request as NSBatchUpdateRequest:
            let ids = try update(request)
            return switch request.resultType {
            case .updatedObjectIDsResultType: NSBatchUpdateResult(ids)
            case .updatedObjectsCountResultType: NSBatchUpdateResult(ids.count)
            case .statusOnlyResultType: NSBatchUpdateResult(true)
            }
        case let request as NSBatchInsertRequest:
            for values in request.objectsToInsert ?? [] {
                let object = NSEntityDescription.insertNewObject(
                    forEntityName: request.entityName, into: self)
                object.setValuesForKeys(values)
            }
            try save()
            return NSBatchInsertResult(true)
        default: return NSPersistentStoreResult()
        }
    }
    @discardableResult func execute<T>(
        _ request: NSAsynchronousFetchRequest<T>
    ) throws -> NSAsynchronousFetchResult<T> {
        let result = NSAsynchronousFetchResult(try fetch(request.fetchRequest))
        DispatchQueue.main.async { request.completion?(result) }
        return result
    }

    private func update(_ request: NSBatchUpdateRequest) throws -> [NSManagedObjectID] {
        let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
        fetch.predicate = request.predicate
        let objects = try self.fetch(fetch)
        for object in objects {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                object.setValue((value as? NSExpression)?.constantValue ?? value, forKey: name)
            }
        }
        try save()
        return objects.map(\.objectID)
    }
}
