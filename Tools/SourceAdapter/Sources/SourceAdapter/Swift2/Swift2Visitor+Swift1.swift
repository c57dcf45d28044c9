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

/// Indices, which moved themselves up to Swift 2; those of texts need their text for that.
extension Swift2Visitor {
    /// Reads `advance(text.startIndex, 2)`, `text.startIndex.advancedBy(2)` and their like as calls of the
    /// text. Returns false for another call.
    func moveIndex(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
        guard !declared.members.contains(name), node.trailingClosure == nil else { return false }
        if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            return moveIndex(node, by: function)
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let index = member.base?.as(MemberAccessExprSyntax.self), let text = index.textOfIndex
        else { return false }
        let start = index.declName.textRange.upperBound
        switch (name, node.arguments.count) {
        case ("advancedBy", 1):
            guard let open = node.leftParen else { return false }
            edits.append(
                SourceEdit(range: start..<open.textRange.upperBound, replacement: ", offsetBy: "))
        case ("successor", 0), ("predecessor", 0):
            guard let close = node.rightParen else { return false }
            let step = name == "successor" ? "1" : "-1"
            edits.append(
                SourceEdit(range: start..<close.textRange.upperBound, replacement: ", offsetBy: \(step))"))
        default: return false
        }
        edits.append(.insert(text + ".index(", before: index))
        return true
    }

    private func moveIndex(_ node: FunctionCallExprSyntax, by function: DeclReferenceExprSyntax) -> Bool {
        let arguments = Array(node.arguments)
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
            let text = arguments[0].expression.as(MemberAccessExprSyntax.self)?.textOfIndex
        else { return false }
        switch function.baseName.text {
        case "advance":
            edits.append(.replace(function, with: text + ".index"))
            edits.append(.insert("offsetBy: ", before: arguments[1]))
        case "distance":
            edits.append(.replace(function, with: text + ".distance"))
            edits.append(.insert("from: ", before: arguments[0]))
            edits.append(.insert("to: ", before: arguments[1]))
        default: return false
        }
        return true
    }
}

extension MemberAccessExprSyntax {
    /// The text of `a.b.startIndex` before its index; nil for another member, and for a text that a call
    /// makes, which would be called twice.
    fileprivate var textOfIndex: String? {
        guard ["startIndex", "endIndex"].contains(declName.baseName.text), let base,
            !base.tokens(viewMode: .sourceAccurate).contains(where: {
                [.leftParen, .leftSquare, .leftBrace, .stringQuote].contains($0.tokenKind)
            })
        else { return nil }
        return base.trimmedDescription
    }
}

extension FunctionCallExprSyntax {
    /// True for a function of Swift 1 whose name a method has today: `sort(&numbers)`, `maxElement(numbers)`.
    var isFunctionOfSwift1: Bool {
        guard let function = calledExpression.as(DeclReferenceExprSyntax.self), !arguments.isEmpty else {
            return false
        }
        return ["sort", "maxElement", "minElement"].contains(function.baseName.text)
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
