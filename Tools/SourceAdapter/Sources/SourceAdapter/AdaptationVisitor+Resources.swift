import SwiftSyntax

extension AdaptationVisitor {
    /// Replaces the symbol of an image or color of an asset catalog, which Xcode declares, by its name:
    /// `UIImage(resource: .next)` becomes `UIImage(resource: .symbol("next"))`.
    func adaptResource(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            argument.label?.text == "resource", takesResource(node.calledExpression),
            let symbol = argument.expression.assetSymbol
        else { return }
        add(.replace(argument.expression, with: ".symbol(\"\(symbol)\")"))
    }

    /// Returns true for the initializers of images and colors. `.init` is one of them where no type of the
    /// unit is created from a resource of its own.
    private func takesResource(_ function: ExprSyntax) -> Bool {
        switch function.trimmedDescription {
        case "UIImage", "UIColor", "UIImage.init", "UIColor.init": true
        case ".init": !unit.types.contains { $0.initializers.contains { $0.first == "resource" } }
        default: false
        }
    }
}

extension ExprSyntax {
    /// The names of a symbol, such as `next` of `.next` and `Icons.next` of `.Icons.next`; nil for other
    /// expressions.
    fileprivate var assetSymbol: String? {
        guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text.filter { $0 != "`" }
        guard let base = member.base else { return name }
        if ["ImageResource", "ColorResource"].contains(base.trimmedDescription) { return name }
        return base.assetSymbol.map { "\($0).\(name)" }
    }
}
