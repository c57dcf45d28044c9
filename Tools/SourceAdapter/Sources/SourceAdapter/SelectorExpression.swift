import SwiftSyntax

/// The method or property that `#selector` or `#keyPath` names.
struct SelectorExpression {
    /// The base name; nil when the expression names no member.
    private(set) var name: String?
    /// The argument labels; nil when the expression has none.
    private(set) var labels: [String]?
    /// The text before the member's name, without the last point; nil for none.
    private(set) var base: String?
    /// The label of the argument: `getter`, `setter`, or nil.
    let accessor: String?
    /// The number of parameters in the type behind `as`; nil for none.
    private(set) var arity: Int?
    /// The text of the whole argument, in one line.
    let text: String

    init(_ node: MacroExpansionExprSyntax) {
        let argument = node.arguments.first
        accessor = argument?.label?.text
        text = (argument?.expression.trimmedDescription ?? "").replacing("\n", with: " ")
        var expression = argument?.expression
        if let sequence = expression?.as(SequenceExprSyntax.self) {
            expression = sequence.elements.first
            if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type {
                arity = Self.arity(of: type)
            }
        }
        while let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            expression = tuple.elements.first?.expression
            if let sequence = expression?.as(SequenceExprSyntax.self) {
                expression = sequence.elements.first
                if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type {
                    arity = Self.arity(of: type)
                }
            }
        }
        if let member = expression?.as(MemberAccessExprSyntax.self) {
            base = member.base?.trimmedDescription
            read(member.declName)
        } else if let reference = expression?.as(DeclReferenceExprSyntax.self) {
            read(reference)
        } else if let call = expression?.as(FunctionCallExprSyntax.self) {
            // `#selector(tapped())` and `#selector(tapped(sender:))` with a space are read as calls.
            if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { read(reference) }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                base = member.base?.trimmedDescription
                read(member.declName)
            }
            if call.arguments.isEmpty { labels = [] }
        }
    }

    private mutating func read(_ reference: DeclReferenceExprSyntax) {
        name = reference.baseName.text
        labels = reference.argumentNames?.arguments.map { $0.name.text }
    }

    /// Returns the number of parameters of the method of a type `(Own) -> (A, B) -> Void` or `(A, B) ->
    /// Void`.
    private static func arity(of type: TypeSyntax) -> Int? {
        guard var function = type.function else { return nil }
        if let inner = function.returnClause.type.function { function = inner }
        let parameters = function.parameters
        return parameters.count == 1 && ["()", "Void"].contains(parameters.first!.trimmedDescription)
            ? 0 : parameters.count
    }
}

extension TypeSyntax {
    /// The function type, also behind attributes and parentheses, or nil for another type.
    fileprivate var function: FunctionTypeSyntax? {
        if let function = self.as(FunctionTypeSyntax.self) { return function }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.function
        }
        return nil
    }
}
