import SwiftSyntax

/// Calls whose form changed along with their names.
extension Swift2Visitor {
    /// Returns the current name of a function; nil for an unchanged one, and for a plain word that the unit
    /// declares itself.
    func renamed(_ name: String, _ labels: [String], trailing: Bool) -> Swift2Names.FullName? {
        if Swift2Names.plainWords.contains(name), declared.members.contains(name) { return nil }
        return Swift2Names.renamed(name, labels, trailing: trailing)
    }

    /// Gives an argument its current label; `_` stands for none.
    func relabel(_ argument: LabeledExprSyntax, _ label: String) {
        guard let old = argument.label, let colon = argument.colon else {
            return edits.append(.insert(label + ": ", before: argument))
        }
        let range = old.textRange.lowerBound..<colon.textRange.upperBound
        edits.append(SourceEdit(range: range, replacement: label == "_" ? "" : label + ":"))
    }

    /// Reads `0.stride(to: 9, by: 3)` as a call of the function with that start. Returns false for another
    /// call.
    func renewStride(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
        guard name == "stride", let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let start = member.base, !start.isChained, let open = node.leftParen,
            [["to", "by"], ["through", "by"]].contains(node.arguments.map { $0.label?.text })
        else { return false }
        // In an extension of a number, a member of that name would hide the function.
        edits.append(.insert("Swift.stride(from: ", before: start))
        let range = member.period.textRange.lowerBound..<open.textRange.upperBound
        edits.append(SourceEdit(range: range, replacement: ", "))
        return true
    }

    /// Reads `isKindOfClass(UIButton)` as a call with the class as a value, which Swift 2 took without
    /// `.self`.
    func nameClass(_ argument: LabeledExprSyntax?) {
        guard let type = argument?.expression.as(DeclReferenceExprSyntax.self),
            type.baseName.text.first?.isUppercase == true
        else { return }
        edits.append(.insert(".self", after: type))
    }
}
