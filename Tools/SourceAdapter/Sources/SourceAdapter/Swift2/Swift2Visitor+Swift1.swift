import SwiftSyntax

/// Code of Swift 1, which Swift 2 no longer took.
extension Swift2Visitor {
    /// Reads `UIButton.buttonWithType(type)` as `UIButton(type: type)`.
    func createButton(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            node.arguments.count == 1, let open = node.leftParen
        else { return }
        let range = member.period.textRange.lowerBound..<open.textRange.upperBound
        edits.append(SourceEdit(range: range, replacement: "(type: "))
    }

    /// Reads options that `|` joins, such as `.CurveEaseInOut | .AllowUserInteraction`, as an array of them.
    func joinOptions(of node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        let bars = parts.indices.filter {
            parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == "|"
        }
        guard let first = bars.first, let last = bars.last, first > 0, last + 1 < parts.count else { return }
        let options = stride(from: first - 1, through: last + 1, by: 2).map { parts[$0] }
        guard options.count == bars.count + 1, options.allSatisfy(\.isCase) else { return }
        edits.append(.insert("[", before: parts[first - 1]))
        for bar in bars { edits.append(.replace(parts[bar], with: ",")) }
        edits.append(.insert("]", after: parts[last + 1]))
    }
}

extension ExprSyntax {
    /// True for a case in uppercase, as Apple's were up to Swift 2: `.FlexibleWidth`.
    fileprivate var isCase: Bool {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase == true
    }
}
