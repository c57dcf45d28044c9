import SwiftSyntax

/// Code that Swift 3 took and later versions refuse.
extension AdaptationVisitor {
    /// Removes the parameter of `animations: { view in ... }`, a closure that gets none.
    func adaptAnimations(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments where argument.label?.text == "animations" {
            argument.expression.as(ClosureExprSyntax.self).map(removeUnusedParameter)
        }
    }

    /// Removes the parameter of `behavior.action = { _ in ... }`, and reads `as [String: Any]` after a
    /// dictionary of text attributes, whose names were strings. Reads `[(Void) -> Void]()` as a list of
    /// functions without arguments.
    func adaptSwift3(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard parts.count >= 3 else { return }
        for index in 1..<parts.count - 1 {
            let (left, right) = (parts[index - 1], parts[index + 1])
            if parts[index].is(AssignmentExprSyntax.self), let closure = right.as(ClosureExprSyntax.self),
                left.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "action",
                !unit.files.contains(where: { $0.text.contains("var action") })
            {
                removeUnusedParameter(of: closure)
            }
            if parts[index].is(ArrowExprSyntax.self), let arguments = left.as(TupleExprSyntax.self)?.elements,
                arguments.count == 1, let only = arguments.first, only.trimmedDescription == "Void"
            {
                add(.replace(only, with: ""))
            }
            if parts[index].is(UnresolvedAsExprSyntax.self), left.isDictionaryOfTextAttributes,
                let type = right.as(TypeExprSyntax.self)?.type
            {
                adaptAttributes(type)
            }
        }
    }

    /// Reads `let attributes: [String: Any] = [NSFontAttributeName: font]`, also of a closure called at once.
    func adaptSwift3(_ node: PatternBindingSyntax) {
        guard let type = node.typeAnnotation?.type, let value = node.initializer?.value,
            value.isDictionaryOfTextAttributes || value.isCallForTextAttributes
        else { return }
        adaptAttributes(
            type.as(OptionalTypeSyntax.self)?.wrappedType
                ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type)
    }

    private func adaptAttributes(_ type: TypeSyntax) {
        guard type.as(DictionaryTypeSyntax.self)?.key.trimmedDescription == "String" else { return }
        add(.replace(type, with: "[NSAttributedString.Key: Any]"))
    }

    private func removeUnusedParameter(of closure: ClosureExprSyntax) {
        guard let signature = closure.signature, signature.returnClause == nil,
            case .simpleInput(let parameters)? = signature.parameterClause, parameters.count == 1,
            let name = parameters.first?.name.text,
            !closure.statements.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
                || name == "_"
        else { return }
        if signature.capture == nil {
            add(.replace(signature, with: ""))
        } else {
            add(.replace(parameters, with: ""))
        }
    }
}

extension ExprSyntax {
    /// True for a closure that is called at once and ends with the return of such a dictionary.
    fileprivate var isCallForTextAttributes: Bool {
        let closure = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
        let result = closure?.statements.last?.item.as(ReturnStmtSyntax.self)?.expression
        return result?.isDictionaryOfTextAttributes == true
    }

    /// True for a dictionary whose keys are names such as `NSFontAttributeName`.
    fileprivate var isDictionaryOfTextAttributes: Bool {
        guard case .elements(let elements)? = self.as(DictionaryExprSyntax.self)?.content else {
            return false
        }
        return elements.allSatisfy {
            let key = $0.key.trimmedDescription
            return key.hasPrefix("NS") && key.hasSuffix("AttributeName")
        }
    }
}
