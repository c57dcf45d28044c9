import SwiftSyntax

/// Properties that override Apple's.
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
}
