import SourceOutline
import SwiftSyntax

/// A visitor that follows which type's members it is among.
class ScopeVisitor: SyntaxVisitor {
    /// The declaration of a type or an extension.
    struct Scope {
        enum Kind { case `class`, `protocol`, `extension`, other }

        /// The name with those of the types around it.
        let name: String
        let kind: Kind
        let isGeneric: Bool
        /// True when the type is in a function, where nothing outside can name it.
        let isLocal: Bool
        /// True when an attribute exposes all members to Objective-C.
        let exposesMembers: Bool
        /// The name that an attribute gives the type in Objective-C; nil for none.
        let objectiveCName: String?
        /// True for a declaration that its file or the type around it hides.
        let isPrivate: Bool
        /// True when an attribute marks the type as the program's entry.
        let isEntry: Bool
        let inherited: [String]
        let members: MemberBlockSyntax
    }

    /// The index of the file in its unit.
    let file: Int
    /// The types around the current node, outermost first.
    private(set) var scopes: [Scope] = []
    private var blocks = 0

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Notifies a subclass that a type's declaration begins; it is the last of `scopes`.
    func enter(_ scope: Scope) {}

    private func begin(
        _ name: String, _ kind: Scope.Kind, _ members: MemberBlockSyntax, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, isGeneric: Bool, _ inheritance: InheritanceClauseSyntax?,
        isLeftOut: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let outer = kind == .extension ? nil : scopes.last
        let exposes = attributes.has("objcMembers") || kind == .extension && attributes.has("objc")
        let scope = Scope(
            name: outer.map { "\($0.name).\(name)" } ?? name, kind: kind,
            isGeneric: isGeneric || outer?.isGeneric == true, isLocal: blocks > 0, exposesMembers: exposes,
            objectiveCName: attributes.exposure.name,
            isPrivate: modifiers.has("private") || modifiers.has("fileprivate"),
            isEntry: attributes.has("UIApplicationMain") || attributes.has("main"),
            inherited: inheritance?.names ?? [], members: members)
        scopes.append(scope)
        if isLeftOut { return .skipChildren }
        enter(scope)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text, .class, node.memberBlock, node.attributes, node.modifiers,
            isGeneric: node.genericParameterClause != nil, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.extendedType.trimmedDescription, .extension, node.memberBlock, node.attributes,
            node.modifiers,
            isGeneric: node.genericWhereClause != nil, node.inheritanceClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text, .protocol, node.memberBlock, node.attributes, node.modifiers, isGeneric: false,
            node.inheritanceClause)
    }

    /// Enters a structure, but for one of SwiftUI, which is left out.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text, .other, node.memberBlock, node.attributes, node.modifiers,
            isGeneric: node.genericParameterClause != nil, node.inheritanceClause,
            isLeftOut: SwiftUIDeclarations.leaveOut(node))
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text, .other, node.memberBlock, node.attributes, node.modifiers,
            isGeneric: node.genericParameterClause != nil, node.inheritanceClause)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text, .other, node.memberBlock, node.attributes, node.modifiers, isGeneric: true,
            node.inheritanceClause
        )
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { beginBlock() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { beginBlock() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { beginBlock() }
    override func visitPost(_ node: CodeBlockSyntax) { blocks -= 1 }
    override func visitPost(_ node: ClosureExprSyntax) { blocks -= 1 }
    override func visitPost(_ node: AccessorBlockSyntax) { blocks -= 1 }

    private func beginBlock() -> SyntaxVisitorContinueKind {
        blocks += 1
        return .visitChildren
    }
}

extension InheritanceClauseSyntax {
    /// The names of the inherited types, without attributes, modules and type arguments; the parts of a
    /// composition one by one.
    var names: [String] {
        inheritedTypes.flatMap { $0.type.inheritedNames }
    }
}

extension TypeSyntax {
    fileprivate var inheritedNames: [String] {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.inheritedNames }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.inheritedNames }
        }
        if let member = self.as(MemberTypeSyntax.self) {
            let base = member.baseType.trimmedDescription
            let isModule = PackageModules.qualifying.contains(base)
            return [isModule ? member.name.text : "\(base).\(member.name.text)"]
        }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
        return [trimmedDescription]
    }
}

extension MemberBlockSyntax {
    /// The members, also those within conditional compilation.
    var allDeclarations: [DeclSyntax] { members.flatMap { $0.decl.unconditional } }
}

extension DeclSyntax {
    /// The declaration, or those in all branches of conditional compilation.
    fileprivate var unconditional: [DeclSyntax] {
        guard let config = self.as(IfConfigDeclSyntax.self) else { return [self] }
        return config.clauses.flatMap { clause -> [DeclSyntax] in
            guard case .decls(let members)? = clause.elements else { return [] }
            return members.flatMap { $0.decl.unconditional }
        }
    }
}

extension DeclModifierListSyntax {
    /// Returns true if the list has a modifier of that name.
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// True for a member that only its file or the type around it can read.
    var hidesMember: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
