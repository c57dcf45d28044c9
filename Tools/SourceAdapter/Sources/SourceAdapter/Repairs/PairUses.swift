import SwiftSyntax

/// The uses of a closure's parameter that is a pair.
final class PairUses: SyntaxVisitor {
    /// The parts that are used, such as `$0.1`, in the order of the text.
    private(set) var parts: [MemberAccessExprSyntax] = []
    /// True when the pair is used, and never as a whole.
    var isInPartsAlone: Bool { !parts.isEmpty && !isUsedWhole }
    private let name: String
    private var isUsedWhole = false

    init(of name: String, in closure: ClosureExprSyntax) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name else {
            return .visitChildren
        }
        parts.append(node)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name { isUsedWhole = true }
        return .visitChildren
    }

    /// A closure within has parameters of its own, where they have no names.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        name.hasPrefix("$") && node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
    }
}
