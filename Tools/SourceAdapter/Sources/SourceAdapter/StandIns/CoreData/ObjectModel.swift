// The models of a program, and the classes of their entities.
import UIKit

class NSManagedObjectModel: NSObject {
    /// The name of the file; empty for a model that code describes.
    var name = ""
    var entities: [NSEntityDescription] = [] {
        didSet { entities.forEach { $0.managedObjectModel = self } }
    }
    /// True for a model in place of a missing one, which has each entity that code asks for.
    private var isOpen = false
    var versionIdentifiers: Set<AnyHashable> = []

    override init() {}
    convenience init?(contentsOf url: URL) {
        self.init()
        copy(Self.model(named: url.deletingPathExtension().lastPathComponent))
    }
    convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? Self.written).flatMap(\.entities)
    }
    class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { all }

    private func copy(_ other: NSManagedObjectModel) {
        (name, isOpen) = (other.name, other.isOpen)
        entities = other.entities
    }

    var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }

    func entity(named name: String) -> NSEntityDescription? {
        if let entity = entities.first(where: { $0.name == name }) { return entity }
        guard isOpen else { return nil }
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.takesAll) = (name, name, true)
        entities.append(entity)
        return entity
    }

    /// Returns the entity of a class: the one that names it, or the one of that name.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        return entities.first { Self.className($0) == name } ?? entity(named: name)
    }

    // MARK: The program's models

    /// The models of the program's files.
    private static let written = makers.map { $0() }
    private static var makers: [() -> NSManagedObjectModel] = []

    /// Adds a model of the program's files.
    static func add(_ model: @escaping () -> NSManagedObjectModel) { makers.append(model) }

    /// The model of a file; without one, all models in one, which without any has each entity.
    static func model(named name: String) -> NSManagedObjectModel {
        written.first { $0.name == name } ?? all
    }

    private static var all: NSManagedObjectModel {
        if written.count == 1 { return written[0] }
        let model = NSManagedObjectModel()
        model.entities = written.flatMap(\.entities)
        model.isOpen = written.isEmpty
        return model
    }

    /// Returns the place at which code looks for a model.
    static func url(forResource name: String?, withExtension type: String?) -> URL? {
        URL(fileURLWithPath: "/\(name ?? "Model").\(type ?? "momd")")
    }

    // MARK: Classes

    typealias Maker = (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    /// The functions that make objects of a class, by its name.
    private static var managedClasses: [String: Maker] = [:]

    /// Adds a class of the program.
    static func add(_ type: NSManagedObject.Type, _ maker: @escaping Maker) {
        managedClasses[String(describing: type)] = maker
    }

    /// Returns a new object of the class that an entity names.
    static func object(
        of entity: NSEntityDescription, in context: NSManagedObjectContext?
    ) -> NSManagedObject {
        sequence(first: entity) { $0.superentity }.lazy
            .compactMap { managedClasses[className($0)] }.first?(entity, context)
            ?? NSManagedObject(entity: entity, insertInto: context)
    }

    private static func className(_ entity: NSEntityDescription) -> String {
        entity.managedObjectClassName?.split(separator: ".").last.map(String.init) ?? ""
    }
}

// The description of models in the code that is made of their files.
extension NSManagedObjectModel {
    func add(_ name: String, _ className: String, isAbstract: Bool = false) {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.isAbstract) = (name, className, isAbstract)
        entities.append(entity)
    }
    func add(attribute name: String, _ type: NSAttributeType, isOptional: Bool = true, _ value: Any? = nil) {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
        attribute.defaultValue = value
        entities.last?.properties.append(attribute)
    }
    func add(
        relationship name: String, isToMany: Bool = false, isOrdered: Bool = false, isOptional: Bool = true,
        _ rule: NSDeleteRule = .nullifyDeleteRule
    ) {
        let relationship = NSRelationshipDescription()
        (relationship.name, relationship.deleteRule) = (name, rule)
        (relationship.isOrdered, relationship.maxCount) = (isOrdered, isToMany ? 0 : 1)
        relationship.isOptional = isOptional
        entities.last?.properties.append(relationship)
    }
    /// Connects a relationship with its entity, and with the relationship back.
    func connect(_ entity: String, _ name: String, to other: String, inverse: String?) {
        let relationship = entities.first { $0.name == entity }?.relationship(name)
        let destination = entities.first { $0.name == other }
        relationship?.destinationEntity = destination
        relationship?.inverseRelationship = inverse.flatMap { destination?.relationship($0) }
    }
    func setParent(_ parent: String, of entity: String) {
        guard let entity = entities.first(where: { $0.name == entity }) else { return }
        entities.first { $0.name == parent }?.subentities.append(entity)
    }
}
