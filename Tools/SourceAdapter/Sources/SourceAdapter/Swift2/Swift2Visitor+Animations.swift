import SwiftSyntax

/// Methods of animations, which each object had up to Swift 2.
extension Swift2Visitor {
    /// Makes a method of animations one of a delegate's. An override of one of the unit's stays.
    func conformToDelegate(_ node: FunctionDeclSyntax) {
        guard AnimationDelegates.methods.contains(node.name.text) else { return }
        if let type = node.signature.parameterClause.parameters.first?.type.as(
            ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            edits.append(.replace(type.exclamationMark, with: ""))
        }
        guard let owner = node.owner else { return }
        let animations = declared.animations
        if animations.inherits(owner.name) { return }
        for modifier in node.modifiers where modifier.name.text == "override" {
            edits.append(.replace(modifier, with: ""))
        }
        // The class itself conforms where it has one of the methods, otherwise its first extension.
        let isElsewhere = owner.isExtension && animations.classes.contains(owner.name)
        guard !animations.conforming.contains(owner.name), !isElsewhere,
            delegates.insert(owner.name).inserted
        else { return }
        edits.append(owner.conformance)
    }

    /// Removes `super.animationDidStop(animation, finished: flag)`, which did nothing, but for a superclass
    /// of the unit with the method. Returns false for another call.
    func leaveOutAnimation(_ node: FunctionCallExprSyntax) -> Bool {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            AnimationDelegates.methods.contains(member.declName.baseName.text),
            let owner = ClassPart(around: node), !declared.animations.inherits(owner.name)
        else { return false }
        edits.append(.replace(node, with: "()"))
        return true
    }
}
