import SwiftSyntax

extension AdaptationVisitor {
    /// Gives an optional requirement that is a property another name and an optional type. The protocol's
    /// extension has the property itself.
    func adaptRequirement(_ node: VariableDeclSyntax) {
        adaptUnwrapped(node)
        guard let scope = scopes.last, scope.kind == .protocol,
            let property = OptionalProperty(node, of: scope.name), let binding = node.bindings.first,
            let type = binding.typeAnnotation?.type
        else { return }
        add(.replace(binding.pattern, with: property.requirementName))
        add(.replace(type, with: property.optionalType))
        // Code sets it of a type that has the property.
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors, accessors.count > 1,
            let block = binding.accessorBlock
        {
            add(.replace(block, with: "{ get }"))
        }
    }

    /// Gives a requirement of an implicitly unwrapped type, which a property of an optional type meets,
    /// another name and an optional type.
    private func adaptUnwrapped(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .protocol, let binding = node.bindings.first,
            let type = binding.typeAnnotation?.type,
            let property = UnwrappedProperty(node, of: scope.name),
            unit.unwrappedProperties.contains(where: {
                $0.type == property.type && $0.name == property.name
            })
        else { return }
        add(.replace(binding.pattern, with: property.requirementName))
        add(.replace(type, with: property.optionalType))
        declare(property.extensionOfProtocol)
    }
}
