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
        if unit.optionalMethods.contains(where: { $0.isCalled(by: member, call) }) {
            if isBase(call) { add(.insert("?", after: call)) }
            return add(.insert(OptionalMethod.prefix, before: member.declName))
        }
        let isChained = member.base?.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .postfixQuestionMark
        }
        if isChained != true, !call.isStatement {
            add(.insert("Optional(", before: call))
            // A result that can be nil is not optional twice.
            add(.insert(").flatMap({ $0 })\(isBase(call) ? "?" : "")", after: call))
        }
    }

    /// Returns true for the name of an optional requirement. A closure has no argument labels, so a call with
    /// labels is one of a method.
    private func isRequirement(_ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        let name = member.declName.baseName.text
        return unit.optionalRequirements.contains(name) || Self.optionalMethods.contains(name)
            || call.arguments.contains { $0.label != nil }
    }

    /// Returns true where a member of the call's result is used.
    private func isBase(_ call: FunctionCallExprSyntax) -> Bool {
        let parent = call.parent
        return parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(call).id
            || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(call).id
    }

    /// The optional requirements of UIKit's protocols whose arguments have no labels.
    private static let optionalMethods: Set<String> = [
        "numberOfSections", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "scrollViewDidScroll",
        "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
        "scrollViewWillBeginDecelerating", "gestureRecognizerShouldBegin", "textFieldShouldReturn",
        "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
        "textFieldShouldEndEditing", "textFieldShouldClear", "textViewDidChange", "animationDidStart",
        "animationEnded",
        "addAnimations", "addCompletion", "presentationControllerWillDismiss",
        "presentationControllerDidDismiss",
        "presentationControllerDidAttemptToDismiss",
    ]
}

extension FunctionCallExprSyntax {
    /// True for a call whose result nothing uses.
    var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}
