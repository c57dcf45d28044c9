import SwiftSyntax

/// The generic types that get protocols of Objective-C as arguments, such as `Weak<Observer>`.
struct WeakBoxes: Sendable {
    /// The names of the generic types, by those of their arguments.
    private var types: [String: Set<String>] = [:]
    /// The names of the protocols.
    private var protocols: Set<String> = []

    /// Notes a protocol of Objective-C.
    mutating func note(protocol name: String) { protocols.insert(name) }

    /// Notes the arguments of a generic type.
    mutating func note(_ clause: GenericArgumentClauseSyntax) {
        let owner =
            clause.parent?.as(IdentifierTypeSyntax.self)?.name.text
            ?? clause.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        guard let owner else { return }
        for argument in clause.arguments {
            let name = argument.argument.trimmedDescription
            types[name.hasPrefix("any ") ? String(name.dropFirst(4)) : name, default: []].insert(owner)
        }
    }

    /// Adds what another file notes.
    mutating func formUnion(_ other: WeakBoxes) {
        types.merge(other.types) { $0.union($1) }
        protocols.formUnion(other.protocols)
    }

    /// Returns true for a generic type that gets a protocol as an argument.
    func contains(_ type: String) -> Bool { protocols.contains { types[$0]?.contains(type) == true } }
}
