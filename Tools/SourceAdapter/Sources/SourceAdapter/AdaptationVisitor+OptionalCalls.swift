import SwiftSyntax

extension AdaptationVisitor {
    /// Removes the mark of a call of an optional requirement, `delegate.tableView?(...)`, since protocols on
    /// Linux have no optional requirements. A result that is bound stays optional.
    func adaptOptionalCall(_ call: FunctionCallExprSyntax) {
        if let unwrapped = call.calledExpression.as(ForceUnwrapExprSyntax.self),
            let member = unwrapped.expression.as(MemberAccessExprSyntax.self), isRequirement(member, call)
        {
            return add(.replace(unwrapped.exclamationMark, with: ""))
        }
        guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self), isRequirement(member, call)
        else { return }
        add(.replace(chain.questionMark, with: ""))
        let isChained = member.base?.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .postfixQuestionMark
        }
        if isChained != true, !isStatement(call) {
            add(.insert("Optional(", before: call))
            add(.insert(")", after: call))
        }
    }

    /// Returns true for the name of an optional requirement. A closure has no argument labels, so a call with
    /// labels is one of a method.
    private func isRequirement(_ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        let name = member.declName.baseName.text
        return unit.optionalRequirements.contains(name) || Self.optionalMethods.contains(name)
            || call.arguments.contains { $0.label != nil }
    }

    private func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
        call.parent?.is(CodeBlockItemSyntax.self) ?? false
    }

    /// The optional requirements of UIKit's protocols whose arguments have no labels.
    private static let optionalMethods: Set<String> = [
        "numberOfSections", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "scrollViewDidScroll",
        "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
        "scrollViewWillBeginDecelerating", "gestureRecognizerShouldBegin", "textFieldShouldReturn",
        "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
        "textFieldShouldEndEditing", "textFieldShouldClear", "textViewDidChange", "animationDidStart",
    ]
}

/// The implementations of a protocol's optional requirements, which conforming types need not have.
struct OptionalRequirements {
    /// An extension with the implementations; empty when all requirements are needed.
    let defaults: [String]

    init(of node: ProtocolDeclSyntax) {
        let members = node.memberBlock.allDeclarations.compactMap { member -> String? in
            if let function = member.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                let result = function.signature.returnClause?.type.trimmedDescription
                return "func \(function.name.text)\(function.signature.oneLine) { \(Self.body(result)) }"
            }
            if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.has("optional"),
                let binding = variable.bindings.first,
                let type = binding.typeAnnotation?.type.trimmedDescription
            {
                return "var \(binding.pattern.trimmedDescription): \(type) { \(Self.body(type)) }"
            }
            return nil
        }
        let access = node.modifiers.has("public") ? "public " : ""
        defaults =
            members.isEmpty
            ? [] : ["extension \(node.name.text) { \(members.map { access + $0 }.joined(separator: "; ")) }"]
    }

    /// Returns a body that does nothing and returns the type's empty value.
    private static func body(_ type: String?) -> String {
        guard let type, type != "Void", type != "()" else { return "" }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "return nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "return [:]" : "return []" }
        return values[type].map { "return \($0)" } ?? "fatalError(\"There is no implementation.\")"
    }

    private static let values = [
        "Bool": "false", "Int": "0", "UInt": "0", "CGFloat": "0", "Double": "0", "Float": "0",
        "TimeInterval": "0",
        "String": "\"\"", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
    ]
}
