import SwiftSyntax

/// Values that have other spellings today: limits of numbers, types of objects, empty options, sets of
/// indices.
extension Swift2Visitor {
    private static let numbers: Set = ["CGFloat", "Float", "Double"]
    private static let limits = [
        "max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude", "NaN": "nan",
    ]
    /// The options that had a name for none of them.
    private static let optionSets: Set = [
        "UIRectEdge", "UIViewAutoresizing", "UICollectionViewScrollPosition",
    ]
    /// The properties of such types, for values that are written without them.
    private static let options: Set = ["edgesForExtendedLayout", "autoresizingMask"]

    /// Reads `CGFloat.max`, `object.dynamicType` and `UIRectEdge.None`. Returns false for other members.
    func renewValue(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base else { return false }
        let name = node.declName.baseName
        let isCalled = node.parent?.is(FunctionCallExprSyntax.self) == true
        let end = node.period.textRange.lowerBound..<name.textRange.upperBound
        if name.text == "dynamicType" {
            // The type of an optional object is another one.
            guard !base.isChained else { return false }
            let function = declared.members.contains("type") ? "Swift.type(of: " : "type(of: "
            edits.append(.insert(function, before: base))
            edits.append(SourceEdit(range: end, replacement: isCalled ? ").init" : ")"))
            return true
        }
        guard !isCalled, let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !declared.types.contains(type)
        else { return false }
        if Self.numbers.contains(type), let limit = Self.limits[name.text] {
            edits.append(.replace(name, with: limit))
            return true
        }
        guard name.text == "None", Self.optionSets.contains(type) else { return false }
        // Unlike `[]`, this says its type.
        edits.append(SourceEdit(range: end, replacement: "()"))
        return true
    }

    /// Reads `edgesForExtendedLayout = .None` as the assignment of no options.
    func emptyOptions(of node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].isNone,
            let name = parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.options.contains(name), !declared.members.contains(name)
        else { return }
        edits.append(.replace(parts[2], with: "[]"))
    }

    /// Renews the arguments of a call whose values have other types today.
    func renewValues(of node: FunctionCallExprSyntax, _ name: String) {
        switch name {
        case "buttonWithType": createButton(node)
        case "isKindOfClass", "isMemberOfClass", "isSubclassOfClass", "registerClass", "NSStringFromClass":
            nameClass(node.arguments.first)
        case "NSBundle" where node.arguments.first?.label?.text == "forClass":
            nameClass(node.arguments.first)
        case "reloadSections", "insertSections", "deleteSections":
            guard !declared.members.contains(name), let sections = node.arguments.first else { return }
            renewIndices(sections.expression)
        case "selectItemAtIndexPath":
            for argument in node.arguments where argument.expression.isNone {
                edits.append(.replace(argument.expression, with: "[]"))
            }
        default: break
        }
    }

    /// Reads `NSIndexSet(index: 0)` and `NSIndexSet(indexesInRange: range)` as values.
    private func renewIndices(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "NSIndexSet", call.arguments.count == 1,
            let argument = call.arguments.first, let label = argument.label
        else { return }
        switch label.text {
        case "index": edits.append(.replace(label, with: "integer"))
        case "indexesInRange":
            edits.append(.replace(label, with: "integersIn"))
            edits.append(.insert("Range(", before: argument.expression))
            edits.append(.insert(")!", after: argument.expression))
        default: return
        }
        edits.append(.replace(call.calledExpression, with: "IndexSet"))
    }
}

extension ExprSyntax {
    /// True for `.None`.
    fileprivate var isNone: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.text == "None"
    }

    /// True for an expression that is nil where an object in it is.
    var isChained: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
    }
}
