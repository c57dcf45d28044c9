import SwiftSyntax

/// Protocols with `init()` that classes of Apple's adopt: `extension NSObject: Making {}`. On Linux these
/// classes do not require the initializer of their subclasses.
extension AdaptationVisitor {
    /// Puts Flipbook's protocol of objects that generic code makes in place of the requirement `init()`.
    func adaptMaker(_ node: ProtocolDeclSyntax) {
        guard let scope = scopes.last, !scope.isLocal, unit.isMaker(scope.name) else { return }
        let initializers = node.memberBlock.allDeclarations.compactMap { $0.as(InitializerDeclSyntax.self) }
        for initializer in initializers where initializer.calledLabels.isEmpty { blank(initializer) }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            add(.insert(", FlipbookMade", after: last))
        } else {
            add(.insert(": FlipbookMade", after: node.name))
        }
        declare("extension \(scope.name) { init() { self.init(flipbookMade: ()) } }")
    }
}

extension SourceUnit {
    /// The classes of Apple's with subclasses that need not have `init()`.
    private static let roots: Set = [
        "CALayer", "NSObject", "UIControl", "UIGestureRecognizer", "UIResponder", "UIView",
        "UIViewController",
    ]

    /// Returns true for a protocol that requires `init()` and that classes of Apple's alone adopt.
    fileprivate func isMaker(_ name: String) -> Bool {
        let adopters = types.filter { $0.outline.inherited.contains(name) }
        return !adopters.isEmpty && adopters.allSatisfy { $0.isExtension && Self.roots.contains($0.name) }
            && types.contains { $0.name == name && $0.initializers.contains(where: \.isEmpty) }
    }
}
