import SwiftSyntax

/// The edits for overrides of members that UIKit calls for what a film leaves out: menus of a Mac, the focus
/// of a remote control, hard presses, prints, texts that are read aloud.
extension RepairRule {
    /// The members that no film calls, which the classes of UIKit lack or have in extensions here.
    private static let inertMembers: Set = [
        "accessibilityActivationPoint", "accessibilityAttributedLabel", "accessibilityCustomRotors",
        "accessibilityIgnoresInvertColors", "accessibilityLanguage", "accessibilityPath",
        "accessibilityUserInputLabels", "applicationFinishedRestoringState", "buildMenu", "canPaste",
        "didUpdateFocus", "inputAccessoryViewController", "paste", "prefersPointerLocked",
        "previewActionItems", "shouldUpdateFocus", "updateUserActivityState", "validate",
        "viewPrintFormatter",
    ]

    /// The edits of an override of such a member, which becomes a member of the class alone, and of its call
    /// of the superclass; nil when the message is about something else.
    var inertEdits: [SourceEdit]? {
        if message.hasSuffix(" does not override any method from its superclass")
            || message.hasSuffix(" does not override any property from its superclass")
            || message.contains("is declared in extension of '") && message.contains("be overridden")
        {
            return inertOverride.map { [.replace($0, with: "")] }
        }
        guard message.contains("' has no member '"), let name = names.last,
            Self.inertMembers.contains(name), let call = ancestor(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true,
            call.parent?.is(CodeBlockItemSyntax.self) == true
        else { return nil }
        return [.replace(call, with: "()")]
    }

    /// The word `override` of such a member.
    private var inertOverride: TokenSyntax? {
        if let function = ancestor(FunctionDeclSyntax.self) {
            guard Self.inertMembers.contains(function.name.text) else { return nil }
            return function.modifiers.first { $0.name.text == "override" }?.name
        }
        guard let variable = ancestor(VariableDeclSyntax.self),
            let name = variable.bindings.first?.pattern.trimmedDescription,
            Self.inertMembers.contains(name)
        else { return nil }
        return variable.modifiers.first { $0.name.text == "override" }?.name
    }
}
