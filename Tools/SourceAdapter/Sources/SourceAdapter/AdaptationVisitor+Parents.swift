import SwiftSyntax

/// Overrides of what a controller learns of its parent by the names that they had before Swift 4.2. The
/// controllers of today have these in an extension, where nothing overrides them.
extension AdaptationVisitor {
    /// Renames the parameter of an override of `didMove(toParentViewController:)`.
    func adaptParent(_ node: FunctionDeclSyntax) {
        guard node.overridesEarlierParent, let parameter = node.signature.parameterClause.parameters.first
        else { return }
        let name = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
        add(.replace(parameter.firstName, with: FunctionDeclSyntax.parentLabel + name))
    }

    /// Renames the argument of `super.didMove(toParentViewController: parent)`, which would call the override
    /// again.
    func adaptParent(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, node.arguments.count == 1,
            FunctionDeclSyntax.isEarlierParent(member.declName.baseName, node.arguments.first?.label),
            let label = node.arguments.first?.label
        else { return }
        add(.replace(label, with: FunctionDeclSyntax.parentLabel))
    }
}

extension FunctionDeclSyntax {
    /// The label of the parent today.
    static let parentLabel = "toParent"

    /// Returns true for the name and label of such a method.
    fileprivate static func isEarlierParent(_ name: TokenSyntax, _ label: TokenSyntax?) -> Bool {
        ["didMove", "willMove"].contains(name.text) && label?.text == "toParentViewController"
    }

    /// True for an override of a method that announces a parent to a controller, by its earlier name.
    var overridesEarlierParent: Bool {
        let parameters = signature.parameterClause.parameters
        return modifiers.has("override") && parameters.count == 1
            && Self.isEarlierParent(name, parameters.first?.firstName)
    }
}
