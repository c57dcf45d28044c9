import SwiftSyntax

/// Properties that override Apple's, or that were methods.
extension Swift2Visitor {
    /// Gives properties that override Apple's their current names.
    func rename(overrides bindings: PatternBindingListSyntax) {
        for binding in bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                !declared.members.contains(pattern.identifier.text),
                let name = Swift2Names.members[pattern.identifier.text]
            else { continue }
            edits.append(.replace(pattern, with: name))
        }
    }

    /// Makes a method without parameters the property that it is now.
    func makeProperty(_ node: FunctionDeclSyntax, _ name: String) {
        guard let result = node.signature.returnClause else { return }
        edits.append(.replace(node.funcKeyword, with: "var"))
        edits.append(.replace(node.name, with: name))
        edits.append(.replace(node.signature.parameterClause, with: ":"))
        edits.append(.replace(result.arrow, with: ""))
        if node.body == nil { edits.append(.insert(" { get }", after: result)) }
    }

    /// Returns the property that a call without arguments reads now; nil for another call.
    ///
    /// Without an object before it, a call may be that of a local closure: only names that an object has for
    /// itself are taken for a property then.
    func property(for call: FunctionCallExprSyntax, _ name: String) -> String? {
        guard call.arguments.isEmpty, call.trailingClosure == nil, let property = Swift2Names.properties[name]
        else { return nil }
        if call.calledExpression.is(MemberAccessExprSyntax.self) { return property }
        guard call.calledExpression.is(DeclReferenceExprSyntax.self),
            name == property || name.hasPrefix("is") || name.hasSuffix("Color"),
            !declared.members.contains(name) || declared.getters.contains(name)
        else { return nil }
        return property
    }

    /// Returns true for a property of another object, `table.editing`, whose name only a function of the unit
    /// has.
    func isMemberOfAnother(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base, !["self", "super"].contains(base.trimmedDescription) else { return false }
        return !declared.values.contains(node.declName.baseName.text)
    }
}
