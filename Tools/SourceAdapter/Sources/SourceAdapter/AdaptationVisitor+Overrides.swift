import SwiftSyntax

// Members of extensions that override or are overridden.

extension AdaptationVisitor {
    /// Returns true for the name of a member of an extension that gets another one.
    func moves(_ name: String) -> Bool {
        guard let scope = scopes.last, scope.kind == .extension, !scope.isLocal else { return false }
        return unit.moves(ExtensionOverride.Member(type: scope.name, name: name))
    }

    /// Renames a member of an extension, whose class gets one that calls it, or the extension itself.
    func rename(_ member: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        guard let scope = scopes.last else { return }
        let isOwned = unit.overrides.contains {
            !$0.owners.isEmpty && $0.member == ExtensionOverride.Member(type: scope.name, name: member)
        }
        guard unit.hasClass(scope.name) || isOwned else { return }
        if let override = modifiers.first(where: { $0.name.text == "override" }) { blank(override) }
        add(.insert(ExtensionOverride.prefix(of: scope.name), before: name))
    }

    /// Renames a member of a class that overrides what an extension adds to a class of UIKit.
    func renameOwn(_ member: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        guard let scope = scopes.last, scope.kind == .class || scope.kind == .extension, !scope.isLocal,
            let override = modifiers.first(where: { $0.name.text == "override" }),
            let own = unit.ownOverrides.prefix(of: .init(type: scope.name, name: member))
        else { return }
        if !own.isOverride { blank(override) }
        add(.insert(own.text, before: name))
    }

    /// Renames the member of `super` in a class that overrides what an extension adds to a class of UIKit.
    func renameSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let scope = scopes.last,
            scope.kind == .class || scope.kind == .extension,
            let prefix = unit.ownOverrides.superPrefix(of: node.declName.baseName.text, in: scope.name)
        else { return }
        add(.insert(prefix, before: node.declName))
    }

    /// Adds the members that call the overrides of an extension's own, if it is one of a class of UIKit.
    func addStubs(to block: MemberBlockSyntax) {
        guard let scope = scopes.last, !scope.isLocal else { return }
        let names = Set(block.allDeclarations.compactMap(\.memberName))
        let stubs = unit.overrides.filter {
            !$0.owners.isEmpty && $0.member.type == scope.name && names.contains($0.member.name)
        }.map(\.stub)
        guard !stubs.isEmpty else { return }
        add(.insert("; " + stubs.joined(separator: "; ") + " ", before: block.rightBrace))
    }
}

extension DeclSyntax {
    /// The name of a method with its labels, or that of a property; nil for other declarations.
    fileprivate var memberName: String? {
        self.as(FunctionDeclSyntax.self)?.memberName
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}
