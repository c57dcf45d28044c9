import SourceOutline
import SwiftSyntax

// Key-value observing, which the Objective-C runtime adds to classes on an iPhone.

extension AdaptationVisitor {
    /// Lets the setter of an `@objc dynamic` property notify the observers of the property.
    func adaptObserved(_ node: VariableDeclSyntax) {
        guard node.modifiers.has("dynamic"), scopes.last?.kind == .class, node.bindingSpecifier.text == "var",
            !["lazy", "static", "class"].contains(where: { node.modifiers.has($0) }),
            node.bindings.count == 1,
            let binding = node.bindings.first, !node.attributes.has("NSManaged"),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        guard let block = binding.accessorBlock else {
            return add(.insert(" { didSet { \(Self.notice(of: name, "oldValue")) } }", after: binding))
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let kinds = Set(accessors.map(\.accessorSpecifier.text))
        if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }) {
            guard let body = observer.body else { return }
            let old = observer.parameters?.name.text ?? "oldValue"
            add(.insert(" \(Self.notice(of: name, old));", after: body.leftBrace))
        } else if kinds == ["willSet"] {
            add(.insert(" didSet { \(Self.notice(of: name, "oldValue")) } ", before: block.rightBrace))
        }
    }

    private static func notice(of name: String, _ old: String) -> String {
        "keyValueDidChange(of: self, \"\(name.filter { $0 != "`" })\", from: \(old))"
    }

    /// Lets a class without responders or behaviors among its superclasses be an observer: it has no method
    /// to override.
    func adaptKeyValueObserver(_ node: FunctionDeclSyntax) {
        guard isFirstObserver, node.name.text == "observeValue",
            let override = node.modifiers.first(where: { $0.name.text == "override" }),
            let scope = scopes.last, !scope.isLocal
        else { return }
        blank(override)
        declare("extension \(scope.name): KeyValueObserver {}\n")
    }

    /// Replaces a call of `super.observeValue` where no superclass has the method.
    func adaptKeyValueObserver(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "observeValue",
            isFirstObserver
        else { return }
        add(.replace(node, with: "NSObject.ignoreObservedValue"))
    }

    /// True in a class, or an extension of one, that has no observer to override.
    private var isFirstObserver: Bool {
        guard let scope = scopes.last(where: { $0.kind == .class || $0.kind == .extension }) else {
            return false
        }
        return unit.isFirstObserver(scope.name)
    }
}

extension SourceUnit {
    /// Returns true for a class whose superclasses inherit from `NSObject` and observe nothing.
    func isFirstObserver(_ name: String) -> Bool {
        let chain = ancestry(of: name)
        guard let root = chain.last,
            let parent = types.first(where: { $0.name == root && $0.isClass })?.outline.inherited.first,
            Self.plainObjects.contains(parent)
        else { return false }
        return !types.contains { type in
            chain.dropFirst().contains(type.name) && type.methods.contains { $0.name == "observeValue" }
        }
    }

    /// `NSObject`, and the classes of UIKit that have no `observeValue` to override: unlike responders and
    /// behaviors, they are no observers by themselves.
    private static let plainObjects: Set = [
        "NSObject", "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAEmitterLayer",
        "CAReplicatorLayer", "CATransformLayer", "CAScrollLayer", "CATiledLayer", "UIGestureRecognizer",
        "UIPanGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer", "UIBarItem", "UIBarButtonItem", "UITabBarItem",
        "UINavigationItem", "UICollectionViewLayout", "UICollectionViewFlowLayout",
        "UIPercentDrivenInteractiveTransition", "UIPresentationController", "UIStoryboardSegue",
    ]
}
