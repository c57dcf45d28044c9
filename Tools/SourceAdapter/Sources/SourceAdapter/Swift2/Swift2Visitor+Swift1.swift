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

/// Parameters that the body may change, `func move(var center: CGPoint)`, which Swift 3 no longer took.
extension Swift2Visitor {
    /// Returns the label of a parameter: of the first one `_`, unless the code gives it one.
    static func label(of parameter: FunctionParameterSyntax, at index: Int) -> String {
        guard let name = parameter.secondName else { return index == 0 ? "_" : parameter.firstName.text }
        guard parameter.isVariable else { return parameter.firstName.text }
        return index == 0 ? "_" : name.text
    }

    /// Lets the body change a parameter that says `var`.
    func vary(_ parameter: FunctionParameterSyntax, in node: FunctionDeclSyntax) {
        guard parameter.isVariable, let name = parameter.secondName, let body = node.body else { return }
        edits.append(.insert(" var \(name.text) = \(name.text);", after: body.leftBrace))
    }
}

extension FunctionParameterSyntax {
    fileprivate var isVariable: Bool { firstName.text == "var" }
}

extension ExprSyntax {
    /// True for a case in uppercase, as Apple's were up to Swift 2: `.FlexibleWidth`.
    fileprivate var isCase: Bool {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase == true
    }
}
