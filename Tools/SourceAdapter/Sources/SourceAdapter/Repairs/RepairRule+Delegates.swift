import SwiftSyntax

/// The edits of objects whose protocols Objective-C did not ask for.
extension RepairRule {
    /// The edits of a class whose object is the delegate of animations: up to Swift 2 each object could be.
    var delegateEdits: [SourceEdit]? {
        if let edits = animationEdits { return edits }
        guard message.hasPrefix("cannot assign value of type '"),
            message.hasSuffix("to type '(any CAAnimationDelegate)?'"), operand?.trimmedDescription == "self",
            let part = delegate, part.name == names.first
        else { return nil }
        return [part.conformance]
    }

    /// The edits of an override of a method that animations call, and of the call of the superclass's, which
    /// did nothing.
    private var animationEdits: [SourceEdit]? {
        if message == "method does not override any method from its superclass" {
            guard let method = ancestor(FunctionDeclSyntax.self),
                AnimationDelegates.methods.contains(method.name.text), let part = delegate,
                let word = method.modifiers.first(where: { $0.name.text == "override" })
            else { return nil }
            let conforms = part.inheritance?.names.contains(AnimationDelegates.name) ?? false
            return [.replace(word, with: "")] + (conforms ? [] : [part.conformance])
        }
        guard message.hasPrefix("value of type '"), let name = names.dropFirst().first,
            message.hasSuffix("has no member '\(name)'"), AnimationDelegates.methods.contains(name),
            let call = ancestor(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
        else { return nil }
        return [.replace(call, with: "()")]
    }

    /// The part of the class around the place that can name a protocol: its declaration, where the file has
    /// it, otherwise the extension.
    private var delegate: ClassPart? {
        guard let part = ClassPart(around: token), part.isExtension,
            let file = token.root.as(SourceFileSyntax.self)
        else { return ClassPart(around: token) }
        let types = file.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
        return types.first { $0.name.text == part.name }.map { ClassPart($0) } ?? part
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
