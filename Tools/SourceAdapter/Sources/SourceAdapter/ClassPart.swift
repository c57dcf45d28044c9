import SwiftSyntax

/// A part of a class: its declaration, or an extension.
struct ClassPart {
    let name: String
    let isExtension: Bool
    /// The types behind the name; nil for none.
    let inheritance: InheritanceClauseSyntax?
    /// The node of the name.
    private let named: Syntax

    init(_ node: ClassDeclSyntax) {
        (name, isExtension, inheritance) = (node.name.text, false, node.inheritanceClause)
        named = Syntax(node.genericParameterClause) ?? Syntax(node.name)
    }

    init(_ node: ExtensionDeclSyntax) {
        (name, isExtension) = (node.extendedType.trimmedDescription, true)
        (inheritance, named) = (node.inheritanceClause, Syntax(node.extendedType))
    }

    /// Finds the part around a node; nil outside of classes.
    init?(around node: some SyntaxProtocol) {
        for parent in sequence(first: Syntax(node), next: \.parent) {
            if let type = parent.as(ClassDeclSyntax.self) {
                self.init(type)
                return
            }
            if let type = parent.as(ExtensionDeclSyntax.self) {
                self.init(type)
                return
            }
        }
        return nil
    }

    /// The edit that lets the class be a delegate of animations.
    var conformance: SourceEdit {
        guard let last = inheritance?.inheritedTypes.last else {
            return .insert(": \(AnimationDelegates.name)", after: named)
        }
        return .insert(", \(AnimationDelegates.name)", after: last)
    }
}

extension FunctionDeclSyntax {
    /// The part of a class whose method this is.
    var owner: ClassPart? { ClassPart(around: self) }
}
