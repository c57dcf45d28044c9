/// The entities of a Core Data model, as Xcode writes them into the file `contents` of the model's folder.
public struct DataModel: Sendable {
    /// An attribute of an entity.
    struct Attribute: Equatable, Sendable {
        let name: String
        /// The type, such as `Integer 16`.
        let type: String
        let isOptional: Bool
        /// A Boolean value that indicates whether the property has a plain type, such as `Int16`.
        let isScalar: Bool
        /// The default value as text; nil for none.
        let value: String?
        /// The class of a transformable value; nil for none.
        let className: String?
    }

    /// A relationship of an entity.
    struct Relationship: Equatable, Sendable {
        let name: String
        let destination: String
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let isOptional: Bool
        /// The delete rule, such as `Cascade`.
        let rule: String
    }

    /// An entity.
    struct Entity: Equatable, Sendable {
        /// The code that Xcode makes of an entity.
        enum Generation: String, Sendable { case none, `class`, category }

        let name: String
        let className: String
        let parent: String?
        let isAbstract: Bool
        let generation: Generation
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
    }

    /// The name of the model: that of its folder.
    public let name: String
    /// The entities, in the order of the file.
    let entities: [Entity]
    /// A Boolean value that indicates whether an Xcode before 9 saved the file, whose code has `NSDate`.
    let isPriorToDates: Bool

    /// Reads the text of a model's file; nil for another one.
    public init?(name: String, text: String) {
        var (entities, isPrior, isModel) = ([Entity](), false, false)
        for tag in MarkupTag.all(in: text) {
            let values = tag.attributes
            switch tag.name {
            case "model":
                isModel = true
                let version = values["lastSavedToolsVersion"].map { $0.prefix { $0.isNumber } }
                isPrior = version.flatMap { Int($0) }.map { $0 < Self.firstWithDates } ?? false
            case "entity": entities += [Entity(values)].compactMap { $0 }
            case "attribute" where !entities.isEmpty:
                entities[entities.count - 1].attributes += [Attribute(values)].compactMap { $0 }
            case "relationship" where !entities.isEmpty:
                entities[entities.count - 1].relationships += [Relationship(values)].compactMap { $0 }
            default: break
            }
        }
        guard isModel else { return nil }
        (self.name, self.entities, isPriorToDates) = (name, entities, isPrior)
    }

    /// A version of Interface Builder between those of Xcode 8, to 12141, and of Xcode 9, from 13119.
    private static let firstWithDates = 13_000
}

extension DataModel.Entity {
    fileprivate init?(_ values: [String: String]) {
        guard let name = values["name"] else { return nil }
        self.name = name
        let type = values["representedClassName"]?.split(separator: ".").last.map(String.init)
        className = type ?? "NSManagedObject"
        parent = values["parentEntity"]
        isAbstract = values["isAbstract"] == "YES"
        generation = values["codeGenerationType"].flatMap(Generation.init) ?? .none
    }
}

extension DataModel.Attribute {
    fileprivate init?(_ values: [String: String]) {
        guard let name = values["name"] else { return nil }
        (self.name, type) = (name, values["attributeType"] ?? "")
        isOptional = values["optional"] == "YES"
        isScalar = values["usesScalarValueType"] == "YES"
        value = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
        className = values["customClassName"]
    }
}

extension DataModel.Relationship {
    fileprivate init?(_ values: [String: String]) {
        guard let name = values["name"], let destination = values["destinationEntity"] else { return nil }
        (self.name, self.destination, inverse) = (name, destination, values["inverseName"])
        // Earlier Xcodes wrote the largest number alone.
        isToMany = values["toMany"] == "YES" && values["maxCount"] != "1"
        (isOrdered, isOptional) = (values["ordered"] == "YES", values["optional"] == "YES")
        rule = values["deletionRule"] ?? "Nullify"
    }
}
