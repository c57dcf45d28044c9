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
    }
}
