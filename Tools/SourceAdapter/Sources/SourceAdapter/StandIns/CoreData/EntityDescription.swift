// The entities of a model, with their attributes and relationships.
import UIKit

enum NSAttributeType: UInt {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    static let (string, boolean, date) = (stringAttributeType, booleanAttributeType, dateAttributeType)
    static let (integer16, integer32, integer64) = (
        integer16AttributeType, integer32AttributeType, integer64AttributeType
    )
    static let (double, float, decimal) = (doubleAttributeType, floatAttributeType, decimalAttributeType)
    static let (binaryData, uuid, uri) = (binaryDataAttributeType, UUIDAttributeType, URIAttributeType)
    static let transformable = transformableAttributeType
}

enum NSDeleteRule: UInt {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

class NSPropertyDescription: NSObject {
    var name = ""
    var isOptional = true
    var isTransient = false
    var isIndexed = false
    var userInfo: [AnyHashable: Any]? = [:]
    var renamingIdentifier: String?
    var versionHashModifier: String?
    weak var entity: NSEntityDescription?
}

class NSAttributeDescription: NSPropertyDescription {
    var attributeType = NSAttributeType.undefinedAttributeType
    var type: NSAttributeType {
        get { attributeType }
        set { attributeType = newValue }
    }
    var defaultValue: Any?
    var attributeValueClassName: String?
    var valueTransformerName: String?
    var allowsExternalBinaryDataStorage = false
    var preservesValueInHistoryOnDeletion = false
}

class NSDerivedAttributeDescription: NSAttributeDescription {}

class NSRelationshipDescription: NSPropertyDescription {
    var destinationEntity: NSEntityDescription?
    weak var inverseRelationship: NSRelationshipDescription?
    var deleteRule = NSDeleteRule.nullifyDeleteRule
    var minCount = 0
    var maxCount = 0
    var isOrdered = false
    var isToMany: Bool { maxCount != 1 }
}

class NSFetchedPropertyDescription: NSPropertyDescription {}

class NSExpressionDescription: NSPropertyDescription {
    var expression: NSExpression?
    var expressionResultType = NSAttributeType.undefinedAttributeType
}

class NSEntityDescription: NSObject {
    var name: String?
    var managedObjectClassName: String! = "NSManagedObject"
    var isAbstract = false
    /// The entity's own properties. Those of the entities above it are found by their names alone.
    var properties: [NSPropertyDescription] = [] {
        didSet { properties.forEach { $0.entity = self } }
    }
    var subentities: [NSEntityDescription] = [] {
        didSet { subentities.forEach { $0.superentity = self } }
    }
    fileprivate(set) weak var superentity: NSEntityDescription?
    weak var managedObjectModel: NSManagedObjectModel!
    var userInfo: [AnyHashable: Any]? = [:]
    var uniquenessConstraints: [[Any]] = []
    var renamingIdentifier: String?
    /// True for an entity that no model describes, whose objects take values of all names.
    var takesAll = false

    var propertiesByName: [String: NSPropertyDescription] {
        let own = Dictionary(properties.map { ($0.name, $0) }) { $1 }
        return (superentity?.propertiesByName ?? [:]).merging(own) { $1 }
    }
    var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }
    /// The properties with those of the entities above, outermost first.
    var allProperties: [NSPropertyDescription] { (superentity?.allProperties ?? []) + properties }

    func property(_ name: String) -> NSPropertyDescription? {
        properties.first { $0.name == name } ?? superentity?.property(name)
    }
    func relationship(_ name: String) -> NSRelationshipDescription? {
        property(name) as? NSRelationshipDescription
    }
    func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        allProperties.compactMap { $0 as? NSRelationshipDescription }.filter {
            $0.destinationEntity === entity
        }
    }
    func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.coordinator?.managedObjectModel.entity(named: entityName)
    }
    @discardableResult
    class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("The model has no entity \(entityName).")
        }
        return NSManagedObjectModel.object(of: entity, in: context)
    }
}
