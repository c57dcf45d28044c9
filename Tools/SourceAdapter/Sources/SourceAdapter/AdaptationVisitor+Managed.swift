import SwiftSyntax

extension AdaptationVisitor {
    /// True in a class that inherits from one of Core Animation's layers.
    var isInLayer: Bool {
        guard let scope = scopes.last, scope.kind == .class, let root = unit.ancestry(of: scope.name).last,
            let parent = unit.types.first(where: { $0.name == root && $0.isClass })?.outline.inherited.first
        else { return false }
        return parent.hasPrefix("CA") && parent.hasSuffix("Layer")
    }

    /// Gives a property of a layer that Core Animation provides, `@NSManaged var angle: CGFloat`, accessors
    /// over the layer's values, which can be animated.
    func adaptManaged(_ node: VariableDeclSyntax) {
        guard node.attributes.has("NSManaged"), isInLayer, node.bindings.count == 1,
            let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            binding.accessorBlock == nil
        else { return }
        let key = "\"\(binding.pattern.trimmedDescription)\""
        let value = Self.value(type, "value(forKey: \(key))")
        add(
            .insert(
                " { get { return \(value) } set { setValue(newValue, forKey: \(key)) } }", after: binding))
    }

    /// Returns the expression for a value of a type, which is 0 before the first one was set.
    private static func value(_ type: TypeSyntax, _ value: String) -> String {
        if let optional = type.as(OptionalTypeSyntax.self) {
            return "\(value) as? \(optional.wrappedType.trimmedDescription)"
        }
        let name = type.trimmedDescription
        let empty = OptionalRequirements.values[name]
        return empty.map { "(\(value) as? \(name)) ?? \($0)" } ?? "\(value) as! \(name)"
    }
}
