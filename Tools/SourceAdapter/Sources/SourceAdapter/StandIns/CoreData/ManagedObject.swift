// Objects whose values are in a store.
import UIKit

/// A type of what a fetch finds.
protocol NSFetchRequestResult: AnyObject {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

class NSManagedObject: NSObject, NSFetchRequestResult, NamedValues {
    let objectID: NSManagedObjectID
    weak var managedObjectContext: NSManagedObjectContext?
    /// The values as they are stored: numbers, identities in place of objects.
    fileprivate(set) var storedValues: [String: Any] = [:]
    private nonisolated let number: Int

    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        objectID = ManagedRegistration.id ?? NSManagedObjectID(entity: entity)
        number = objectID.number
        super.init()
        if let values = ManagedRegistration.values {
            // An object that the context has found.
            (ManagedRegistration.id, ManagedRegistration.values) = (nil, nil)
            (storedValues, managedObjectContext) = (values, context)
            return
        }
        for case let attribute as NSAttributeDescription in entity.allProperties {
            storedValues[attribute.name] = Self.stored(attribute.defaultValue)
        }
        context?.insert(self)
        if context != nil { awakeFromInsert() }
    }
    convenience init(context: NSManagedObjectContext) {
        let type = type(of: self)
        let model = context.coordinator?.managedObjectModel
        guard let entity = model?.entity(of: type) else {
            fatalError("The model has no entity of the class \(type).")
        }
        self.init(entity: entity, insertInto: context)
    }
    class func entity() -> NSEntityDescription {
        NSPersistentStoreCoordinator.latest?.managedObjectModel.entity(of: self)
            ?? NSManagedObjectModel.model(named: "").entity(of: self) ?? NSEntityDescription()
    }

    var entity: NSEntityDescription { objectID.entity }
    var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
    var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
    fileprivate(set) var isDeleted = false
    var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    var hasPersistentChangedValues: Bool { isInserted || !changedValues().isEmpty }
    var isFault: Bool { false }
    var faultingState: Int { 0 }
    func hasFault(forRelationshipNamed key: String) -> Bool { false }
    func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { links(key) }

    // The elements of sets stand in the order of their hash values, which is the same in each run.
    override nonisolated var hash: Int { number }

    // MARK: Events

    func awakeFromFetch() {}
    func awakeFromInsert() {}
    func prepareForDeletion() {}
    func willSave() {}
    func didSave() {}
    func willTurnIntoFault() {}
    func didTurnIntoFault() {}
    func validateForInsert() throws { try validateValues() }
    func validateForUpdate() throws { try validateValues() }
    func validateForDelete() throws {}
    func willAccessValue(forKey key: String?) {}
    func didAccessValue(forKey key: String?) {}

    // MARK: Values

    func value(forKey key: String) -> Any? {
        isManaged(key) ? primitiveValue(forKey: key) : (self as NSObject).value(forKey: key)
    }
    func setValue(_ value: Any?, forKey key: String) {
        guard isManaged(key) else { return (self as NSObject).setValue(value, forKey: key) }
        setManagedValue(value, key)
    }
    func value(forKeyPath keyPath: String) -> Any? { NSPredicate.value(of: self, at: keyPath) }
    func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
    func setValuesForKeys(_ values: [String: Any]) {
        values.sorted { $0.key < $1.key }.forEach { setValue($0.value, forKey: $0.key) }
    }
    func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
    func primitiveValue(forKey key: String) -> Any? { loaded(storedValues[key], key) }
    func setPrimitiveValue(_ value: Any?, forKey key: String) { storedValues[key] = Self.stored(value) }
    func namedValue(_ name: String) -> Any? {
        switch name {
        case "objectID": objectID
        case "entity": entity
        default: value(forKey: name)
        }
    }
    func changedValues() -> [String: Any] {
        let before = managedObjectContext?.committedValues(of: objectID) ?? [:]
        return storedValues.filter { !NSPredicate.isSame($0.value, before[$0.key]) }
            .reduce(into: [:]) { $0[$1.key] = loaded($1.value, $1.key) ?? NSNull() }
    }
    func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let before = managedObjectContext?.committedValues(of: objectID) ?? [:]
        return before.filter { keys?.contains($0.key) ?? true }
            .reduce(into: [:]) { $0[$1.key] = loaded($1.value, $1.key) ?? NSNull() }
    }

    private func isManaged(_ key: String) -> Bool { entity.takesAll || entity.property(key) != nil }

    private func validateValues() throws {
        for property in entity.allProperties where !property.isOptional && storedValues[property.name] == nil
        {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 1570,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(property.name) is a required value.",
                    "NSValidationErrorKey": property.name, "NSValidationErrorObject": self,
                ])
        }
    }

    // MARK: The context's use

    func store(_ values: [String: Any]) { storedValues = values }
    func store(_ value: Any?, _ key: String) { storedValues[key] = value }
    func markDeleted(_ isDeleted: Bool) { self.isDeleted = isDeleted }
}

extension NSManagedObject {
    // Not a member of the class itself, so that a subclass has one of its own type beside it.
    class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }
}

/// The identity and the values of an object that a context makes for one of its store.
enum ManagedRegistration {
    static var id: NSManagedObjectID?
    static var values: [String: Any]?
}
