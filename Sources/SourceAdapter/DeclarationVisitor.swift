import SwiftSyntax

/// A visitor that collects what a file declares.
final class DeclarationVisitor: ScopeVisitor {
    private(set) var types: [TypeDeclaration] = []
    private(set) var overrides: [ExtensionOverride] = []
    private(set) var optionalRequirements: Set<String> = []
    private(set) var mentionedNames: Set<String> = []

    override func enter(_ scope: Scope) {
        guard !scope.isLocal else { return }
        let isClass = scope.kind == .class
        var type = TypeDeclaration(name: scope.name, file: file)
        (type.isClass, type.isExtension) = (isClass, scope.kind == .extension)
        (type.isGeneric, type.inherited, type.isPrivate) = (scope.isGeneric, scope.inherited, scope.isPrivate)
        type.isEntry = scope.isEntry
        for member in scope.members.allDeclarations { collect(member, of: scope, into: &type) }
        types.append(type)
    }

    private func collect(_ member: DeclSyntax, of scope: Scope, into type: inout TypeDeclaration) {
        if let function = member.as(FunctionDeclSyntax.self) {
            type.methods.append(MethodDeclaration(function, isExposed: scope.exposesMembers))
            if scope.kind == .protocol, function.modifiers.has("optional") {
                optionalRequirements.insert(function.name.text)
            }
            if scope.kind == .extension, let stub = function.overrideStub {
                overrides.append(ExtensionOverride(type: scope.name, stub: stub))
            }
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
            let parameters = initializer.signature.parameterClause.parameters
            let needed = parameters.filter { $0.defaultValue == nil }
            type.initializers.append(
                InitializerDeclaration(
                    isConvenience: initializer.modifiers.has("convenience"),
                    takesNothing: needed.isEmpty || parameters.first?.firstName.text == "nibName"))
        } else if let variable = member.as(VariableDeclSyntax.self) {
            let isExposed = scope.exposesMembers || variable.attributes.exposure.isExposed
            guard !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
                return
            }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    continue
                }
                type.properties.append(
                    PropertyDeclaration(
                        name: name, offset: variable.textRange.lowerBound, isExposed: isExposed))
            }
            if scope.kind == .extension, let stub = variable.overrideStub {
                overrides.append(ExtensionOverride(type: scope.name, stub: stub))
            }
        }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector" || node.macroName.text == "keyPath",
            let name = SelectorExpression(node).name
        {
            mentionedNames.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue, text.utf8.count < 100 { mentionedNames.insert(text) }
        return .visitChildren
    }
}
