import SwiftSyntax

extension AdaptationVisitor {
    /// Lets a generic type that holds its object weakly take a protocol of Objective-C as its argument, which
    /// is a class type on devices alone: the type takes any argument, and a property of the type `AnyObject`
    /// holds the object.
    func adaptWeakBox(_ node: some DeclGroupSyntax, _ clause: GenericParameterClauseSyntax?) {
        guard let scope = scopes.last, unit.weakBoxes.contains(scope.name), let clause else { return }
        let bound = clause.parameters.filter {
            ["AnyObject", "class"].contains($0.inheritedType?.trimmedDescription)
        }
        let names = Set(bound.map(\.name.text))
        let properties = node.memberBlock.members.compactMap { WeakProperty($0.decl, of: names) }
        guard !properties.isEmpty else { return }
        for parameter in bound {
            if let colon = parameter.colon { blank(colon) }
            if let type = parameter.inheritedType { blank(type) }
        }
        for property in properties {
            blank(property.modifier)
            add(.insert(property.accessors, after: property.binding))
        }
        let hasInitializer = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        // The compiler's own initializer would take the property that holds the object.
        if node.is(StructDeclSyntax.self), !hasInitializer, let property = properties.first {
            add(.insert("; \(property.initializer) ", before: node.memberBlock.rightBrace))
        }
    }
}

/// A weak property of the type of a generic parameter.
private struct WeakProperty {
    let modifier: DeclModifierSyntax
    let binding: PatternBindingSyntax
    private let name: String
    private let type: String

    /// Reads a property; nil for others, and for one with accessors.
    ///
    /// - Parameter parameters: the names of the generic parameters.
    init?(_ declaration: DeclSyntax, of parameters: Set<String>) {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let modifier = variable.modifiers.first(where: { $0.name.text == "weak" }),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let annotation = binding.typeAnnotation?.type,
            let type = annotation.as(OptionalTypeSyntax.self)?.wrappedType
                ?? annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType,
            parameters.contains(type.trimmedDescription)
        else { return nil }
        (self.modifier, self.binding) = (modifier, binding)
        (self.name, self.type) = (name, type.trimmedDescription)
    }

    private var storage: String { "flipbookWeak_" + name }

    /// The accessors of the property, and the one that holds the object.
    var accessors: String {
        " { get { return \(storage) as? \(type) } set { \(storage) = newValue.map { $0 as AnyObject } } }; "
            + "private weak var \(storage): AnyObject?"
    }

    /// The initializer of a structure that has no other property.
    var initializer: String { "init(\(name): \(type)?) { self.\(name) = \(name) }" }
}
