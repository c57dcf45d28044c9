// Inert code in place of CoreData.
import UIKit

class NSManagedObject: NSObject {}
class NSManagedObjectContext: NSObject {
    var hasChanges: Bool { false }
    func save() throws {}
    func delete(_ object: NSManagedObject) {}
}
class NSPersistentStoreDescription: NSObject {}
class NSPersistentContainer: NSObject {
    let name: String
    let viewContext = NSManagedObjectContext()
    init(name: String) { self.name = name }
    func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, Error?) -> Void) {
        completionHandler(NSPersistentStoreDescription(), nil)
    }
}
