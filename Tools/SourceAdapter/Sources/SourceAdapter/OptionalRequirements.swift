import SwiftSyntax

/// The implementations of a protocol's optional requirements, which conforming types need not have.
struct OptionalRequirements {
    /// An extension with the implementations; empty when all requirements are needed.
    let defaults: [String]

    init(of node: ProtocolDeclSyntax) {
        let access = node.modifiers.has("public") ? "public " : ""
        let members = node.memberBlock.allDeclarations.compactMap { member -> String? in
            if let function = member.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                let result = function.signature.returnClause?.type.trimmedDescription
                let method = OptionalMethod(function, of: node.name.text)
                return "func \(function.name.text)\(function.signature.oneLine) { \(Self.body(result)) }"
                    + (method.map { "; \(access)\($0.requirement) { return nil }" } ?? "")
            }
            if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.has("optional"),
                let binding = variable.bindings.first,
                let type = binding.typeAnnotation?.type.trimmedDescription
            {
                if let property = OptionalProperty(variable, of: node.name.text) {
                    return property.defaults
                }
                return "var \(binding.pattern.trimmedDescription): \(type) { \(Self.body(type)) }"
            }
            return nil
        }
        defaults =
            members.isEmpty
            ? [] : ["extension \(node.name.text) { \(members.map { access + $0 }.joined(separator: "; ")) }"]
    }

    /// Returns a body that does nothing and returns the type's empty value.
    private static func body(_ type: String?) -> String {
        guard let type, type != "Void", type != "()" else { return "" }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "return nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "return [:]" : "return []" }
        return values[type].map { "return \($0)" } ?? "fatalError(\"There is no implementation.\")"
    }

    /// The empty values of types.
    static let values = [
        "Bool": "false", "Int": "0", "UInt": "0", "CGFloat": "0", "Double": "0", "Float": "0",
        "TimeInterval": "0",
        "String": "\"\"", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
    ]
}
