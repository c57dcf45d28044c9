import SwiftSyntax

/// The edits of objects whose protocols Objective-C did not ask for.
extension RepairRule {
    /// The edits of a class whose object is the delegate of animations: up to Swift 2 each object could be.
    var delegateEdits: [SourceEdit]? {
        guard message.hasPrefix("cannot assign value of type '"),
            message.hasSuffix("to type '(any CAAnimationDelegate)?'"), operand?.trimmedDescription == "self",
            let type = ancestor(ClassDeclSyntax.self), type.name.text == names.first
        else { return nil }
        guard let last = type.inheritanceClause?.inheritedTypes.last else {
            return [.insert(": CAAnimationDelegate", after: type.name)]
        }
        return [.insert(", CAAnimationDelegate", after: last)]
    }

    /// The edits of the question whether a transition has views beside its controllers, which iOS 8 brought:
    /// `transitionContext.responds(to: #selector(...view(forKey:)))`.
    var respondsEdits: [SourceEdit]? {
        guard message.hasPrefix("value of type 'any UIViewController"), names.count > 1,
            names[1] == "responds", let call = ancestor(FunctionCallExprSyntax.self),
            call.arguments.count == 1,
            let selector = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        let isKnown =
            switch names[0] {
            case "any UIViewControllerContextTransitioning":
                selector.contains("view(forKey:)") || selector.contains("viewForKey")
            case "any UIViewControllerAnimatedTransitioning": selector.contains("animationEnded")
            default: false
            }
        guard isKnown else { return nil }
        return [.replace(call, with: "true")]
    }
}
