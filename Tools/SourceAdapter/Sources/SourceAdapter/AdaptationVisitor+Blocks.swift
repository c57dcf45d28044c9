import SwiftSyntax

/// Code with blocks of Objective-C, whose runtime Linux lacks.
extension AdaptationVisitor {
    /// Makes a block a closure of Swift. Returns false for another attribute.
    func adaptBlock(_ node: AttributeSyntax) -> Bool {
        guard node.attributeName.trimmedDescription == "convention",
            node.arguments?.trimmedDescription == "block"
        else { return false }
        blank(node)
        return true
    }

    /// Lets a function that passes a block as the pointer of `apply(info:function:)` call `applyWithBlock`,
    /// which came later: a pointer cannot hold a closure of Swift.
    func adaptPathApplier(_ node: FunctionDeclSyntax) {
        guard let body = node.body,
            let block = node.signature.parameterClause.parameters.first(where: \.isBlock),
            let call = PathApplication(in: body).call
        else { return }
        let name = (block.secondName ?? block.firstName).text
        let element = block.type.trimmedDescription.contains("UnsafePointer") ? "$0" : "$0.pointee"
        let path = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
        add(.replace(body.statements, with: "\(path).applyWithBlock { \(name)(\(element)) }"))
    }
}

extension FunctionParameterSyntax {
    /// True for a block of Objective-C that gets elements of a path.
    fileprivate var isBlock: Bool {
        let type = type.trimmedDescription.filter { $0 != " " }
        return type.contains("@convention(block)") && type.contains("CGPathElement")
    }
}

/// The call of `apply(info:function:)` in a function.
private final class PathApplication: SyntaxVisitor {
    private(set) var call: FunctionCallExprSyntax?

    init(in body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "apply", node.arguments.map({ $0.label?.text }) == ["info", "function"] { call = node }
        return .visitChildren
    }
}
