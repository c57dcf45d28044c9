import SwiftSyntax

/// A requirement of an `@objc` protocol that is a property of an implicitly unwrapped type, such as
/// `var superview: UIView! { get }`.
///
/// In Objective-C a property of an optional type meets it, too, such as that of `UIView`. Here the protocol
/// gets a requirement of another name, which each type meets by its property of either type, and the
/// protocol's extension reads that by the old name.
struct UnwrappedProperty: Sendable {
    /// The name of the protocol.
    let type: String
    let name: String
    private let value: String
    private let isSettable: Bool
    /// The modifier of a public protocol, as text before a member; otherwise empty.
    private let access: String

    /// Reads a requirement of a protocol; nil for one of another type, for an optional one and for one of the
    /// type itself.
    init?(_ variable: VariableDeclSyntax, of type: String) {
        guard !["optional", "static", "class"].contains(where: variable.modifiers.has),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let annotation = binding.typeAnnotation,
            let unwrapped = annotation.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let owner = sequence(first: Syntax(variable), next: \.parent).lazy
                .compactMap({ $0.as(ProtocolDeclSyntax.self) }).first, owner.attributes.has("objc")
        else { return nil }
        (self.type, self.name, value) = (type, name, unwrapped.wrappedType.oneLine)
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
            isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
        } else {
            isSettable = false
        }
        access = owner.modifiers.has("public") ? "public " : ""
    }

    /// The type of the requirement.
    var optionalType: String { "(\(value))?" }

    /// The name of the requirement, which the protocol has in place of the property.
    var requirementName: String { "flipbookUnwrapped_" + name.filter { $0 != "`" } }

    /// The extension by which code reads the property of the protocol.
    var extensionOfProtocol: String {
        "extension \(type) { \(access)var \(name): (\(value))! { \(accessors(of: requirementName)) } }"
    }

    /// The requirement as a class has it that has the property.
    var implementation: String {
        "\(access)var \(requirementName): \(optionalType) { \(accessors(of: "self.\(name)")) }"
    }

    private func accessors(of name: String) -> String {
        isSettable ? "get { return \(name) } set { \(name) = newValue }" : "return \(name)"
    }
}
