extension DataModel {
    /// Returns the code that Xcode makes of the model: classes of entities, and the model itself.
    ///
    /// - Parameter classes: the names of the classes that the program's files declare.
    public func source(besides classes: Set<String>) -> String {
        let generated = entities.filter { entity in
            entity.generation == .category
                || entity.generation == .class && !classes.contains(entity.className)
        }
        let known = classes.union(generated.map(\.className))
        let declarations = generated.map { entity in
            let isClass = !classes.contains(entity.className)
            return (isClass ? [head(of: entity, among: known)] : [])
                + extensionLines(of: entity, among: known)
        }
        return (["import CoreData", "import UIKit", ""] + declarations.joined() + description)
            .joined(separator: "\n") + "\n"
    }

    // MARK: Classes

    private func head(of entity: Entity, among known: Set<String>) -> String {
        let parent = entities.first { $0.name == entity.parent }?.className
        let superclass = parent.flatMap { known.contains($0) ? $0 : nil } ?? "NSManagedObject"
        return "class \(entity.className): \(superclass) {}"
    }

    private func extensionLines(of entity: Entity, among known: Set<String>) -> [String] {
        let name = entity.className
        let request = "NSFetchRequest<\(name)>"
        let hasID = entity.attributes.contains { $0.name == "id" }
        return [
            "extension \(name)\(hasID ? "" : ": Identifiable") {",
            "    class func fetchRequest() -> \(request) { \(request)(entityName: \"\(entity.name)\") }",
        ]
            + entity.attributes.map { "    @NSManaged var \(Self.word($0.name)): \(type(of: $0))" }
            + entity.relationships.flatMap { lines(of: $0, among: known) } + ["}", ""]
    }

    private func lines(of relationship: Relationship, among known: Set<String>) -> [String] {
        let type = entities.first { $0.name == relationship.destination }?.className
        let other = type.flatMap { known.contains($0) ? $0 : nil } ?? "NSManagedObject"
        let property = "    @NSManaged var \(Self.word(relationship.name)): "
        guard relationship.isToMany else { return [property + other + "?"] }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let functions =
            ["addTo", "removeFrom"].flatMap { name in
                [other, set].map { "\(name)\(key)(_ value: \($0))" }
            }
            + (relationship.isOrdered
                ? [
                    "insertInto\(key)(_ value: \(other), at index: Int)", "removeFrom\(key)(at index: Int)",
                    "insertInto\(key)(_ values: [\(other)], at indexes: NSIndexSet)",
                    "removeFrom\(key)(at indexes: NSIndexSet)",
                    "replace\(key)(at index: Int, with value: \(other))",
                ] : [])
        return [property + set + "?"] + functions.map { "    @NSManaged func \($0)" }
    }

    private func type(of attribute: Attribute) -> String {
        let types = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
            "Float": "Float", "Boolean": "Bool",
        ]
        switch attribute.type {
        case "String": return "String?"
        case "Date": return attribute.isScalar ? "TimeInterval" : isPriorToDates ? "NSDate?" : "Date?"
        case "Binary": return isPriorToDates ? "NSData?" : "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Decimal": return "NSDecimalNumber?"
        default:
            if let type = types[attribute.type] { return attribute.isScalar ? type : "NSNumber?" }
            return "\(attribute.className ?? "NSObject")?"
        }
    }

    /// Returns a name as code writes it.
    private static func word(_ name: String) -> String {
        let keywords: Set = [
            "as", "break", "case", "class", "default", "do", "else", "enum", "extension", "false", "for",
            "func",
            "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol",
            "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "true",
            "try", "var", "where", "while",
        ]
        return keywords.contains(name) ? "`\(name)`" : name
    }

    // MARK: The model

    /// The lines that describe the model to the code in place of Core Data.
    private var description: [String] {
        let name = self.name.filter { $0.isLetter || $0.isNumber }
        let lines =
            ["name = \"\(Self.quoted(self.name))\""] + entities.flatMap(Self.entityLines)
            + entities.flatMap { entity in
                (entity.parent.map { ["setParent(\"\($0)\", of: \"\(entity.name)\")"] } ?? [])
                    + entity.relationships.map { relationship in
                        let inverse = relationship.inverse.map { "\"\($0)\"" } ?? "nil"
                        return "connect(\"\(entity.name)\", \"\(relationship.name)\", to: "
                            + "\"\(relationship.destination)\", inverse: \(inverse))"
                    }
            }
        return ["final class DataModelOf\(name): NSManagedObjectModel {", "    override init() {"]
            + (["super.init()"] + lines).map { "        " + $0 } + ["    }", "}"]
    }

    private static func entityLines(_ entity: Entity) -> [String] {
        ["add(\"\(entity.name)\", \"\(entity.className)\", isAbstract: \(entity.isAbstract))"]
            + entity.attributes.map { attribute in
                "add(attribute: \"\(attribute.name)\", \(symbol(of: attribute.type)), "
                    + "isOptional: \(attribute.isOptional)\(value(of: attribute)))"
            }
            + entity.relationships.map { relationship in
                "add(relationship: \"\(relationship.name)\", isToMany: \(relationship.isToMany), "
                    + "isOrdered: \(relationship.isOrdered), isOptional: \(relationship.isOptional), "
                    + "\(symbol(ofRule: relationship.rule)))"
            }
    }

    private static func symbol(of type: String) -> String {
        let names = [
            "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64",
            "Decimal": "decimal",
            "Double": "double", "Float": "float", "String": "string", "Boolean": "boolean", "Date": "date",
            "Binary": "binaryData", "UUID": "UUID", "URI": "URI", "Transformable": "transformable",
        ]
        return ".\(names[type] ?? "undefined")AttributeType"
    }

    private static func symbol(ofRule rule: String) -> String {
        let names = ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"]
        return ".\(names[rule] ?? "nullify")DeleteRule"
    }

    private static func value(of attribute: Attribute) -> String {
        guard let value = attribute.value else { return "" }
        switch attribute.type {
        case "String": return ", \"\(quoted(value))\""
        case "Boolean": return ", \(["YES", "1", "true"].contains(value))"
        case "Date": return Double(value).map { ", Date(timeIntervalSinceReferenceDate: \($0))" } ?? ""
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Decimal":
            return Double(value) == nil ? "" : ", \(value)"
        default: return ""
        }
    }

    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, letter in
            switch letter {
            case "\"", "\\": result += "\\\(letter)"
            case "\n": result += "\\n"
            default: result.append(letter)
            }
        }
    }
}
