import SwiftSyntax

/// An optional requirement that is a property. The protocol gets one of another name in its place, whose
/// value is nil where a type has no such property, and its extension reads it by the old name.
///
/// A type's own property goes before the extension's, so that only code that has no more than the protocol
/// reads an optional value, as in Objective-C.
struct OptionalProperty: Sendable {
    /// The name of the protocol.
    let type: String
    let name: String
    private let value: String
    /// The modifier of a public protocol, as text before a member; otherwise empty.
    private let access: String

    /// Reads an optional requirement of a protocol; nil for one of the type itself.
    init?(_ variable: VariableDeclSyntax, of type: String) {
        guard variable.modifiers.has("optional"), !variable.modifiers.has("static"),
            !variable.modifiers.has("class"), variable.bindings.count == 1,
            let binding = variable.bindings.first, let annotation = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        (self.type, self.name) = (type, name)
        let unwrapped = annotation.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        value = unwrapped.map { "\($0.wrappedType.oneLine)?" } ?? annotation.type.oneLine
        let owner = sequence(first: Syntax(variable)) { $0.parent }.lazy
            .compactMap { $0.as(ProtocolDeclSyntax.self) }.first
        access = owner?.modifiers.has("public") == true ? "public " : ""
    }

    /// The type of the requirement.
    var optionalType: String { "(\(value))?" }

    /// The name of the requirement, which the protocol has in place of the property.
    var requirementName: String { OptionalMethod.prefix + name.filter { $0 != "`" } }

    private var declaration: String { "var \(requirementName): \(optionalType)" }

    /// The members of the protocol's extension, the first without the modifier of access.
    var defaults: String {
        "\(declaration) { return nil }; @_disfavoredOverload "
            + "\(access)var \(name): \(optionalType) { return \(requirementName) }"
    }

    /// Returns the requirement as a class has it.
    ///
    /// The compiler finds out if the class has the property, which may be one of a superclass in UIKit. If it
    /// has not, the second function takes the one of the protocol's extension, which must not be read: it
    /// would read the requirement again.
    ///
    /// - Parameter heirs: the subclasses that have the property where the class has not.
    func implementation(heirs: [String]) -> String {
        let others = heirs.map { "if let heir = self as? \($0) { return own { heir.\(name) } }; " }.joined()
        return "\(access)\(declaration) { "
            + "func own(_ value: () -> (\(value))) -> \(optionalType) { return value() }; "
            + "@_disfavoredOverload "
            + "func own(_ value: () -> \(optionalType)) -> \(optionalType) { return nil }; "
            + "\(others)return own { self.\(name) } }"
    }
}
