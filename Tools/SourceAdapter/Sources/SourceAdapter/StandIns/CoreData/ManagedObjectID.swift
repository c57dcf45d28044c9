// Working code in place of Core Data, whose stores are in memory: the identity of objects.
import UIKit

/// The identity of an object in all contexts of a store.
class NSManagedObjectID: NSObject {
    let entity: NSEntityDescription
    /// The place in the order in which all objects of a run are made.
    nonisolated let number: Int
    fileprivate(set) var isTemporaryID = true
    weak var persistentStore: NSPersistentStore?
    private static var last = 0

    init(entity: NSEntityDescription) {
        self.entity = entity
        Self.last += 1
        number = Self.last
    }
    /// Begins a run, in which sets have the same order as in the one before.
    static func restart() { last = 0 }

    func uriRepresentation() -> URL {
        URL(string: "x-coredata://store/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)")!
    }
    func makePermanent(in store: NSPersistentStore?) { (isTemporaryID, persistentStore) = (false, store) }
    // The elements of sets stand in the order of their hash values, which is the same in each run.
    override nonisolated var hash: Int { number }
    override nonisolated var description: String { "<x-coredata://store/\(number)>" }
}

/// The objects of a relationship with several, in the order in which they were added.
struct ManagedLinks {
    var ids: [NSManagedObjectID]
    let isOrdered: Bool
}
