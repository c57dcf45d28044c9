import SourceOutline
import SwiftSyntax

/// A visitor that collects what a file declares.
final class DeclarationVisitor: ScopeVisitor {
    private(set) var types: [TypeDeclaration] = []
    /// The members of extensions that override, or that a subclass may override.
    private(set) var overrides: [ExtensionOverride] = []
    /// The members of classes that override one.
    private(set) var overriding: Set<ExtensionOverride.Member> = []
    private(set) var optionalRequirements: Set<String> = []
    private(set) var optionalMethods: [OptionalMethod] = []
    private(set) var optionalProperties: [OptionalProperty] = []
    private(set) var unwrappedProperties: [UnwrappedProperty] = []
    private(set) var weakBoxes = WeakBoxes()
    private(set) var objectMembers = ObjectMembers()
    private(set) var mentionedNames: Set<String> = []
    private(set) var assignedNames: Set<String> = []
    private(set) var referenceViews: Set<String> = []
    /// The structures that bring views of UIKit into SwiftUI and can be filmed.
    private(set) var representables: [RepresentableScene] = []
    /// The names of structures of SwiftUI, which are left out.
    private(set) var omittedTypes: Set<String> = []

    override func enter(_ scope: Scope) {
        guard !scope.isLocal else { return }
        let isClass = scope.kind == .class
        var type = TypeDeclaration(name: scope.name, file: file)
        type.isExtension = scope.kind == .extension
        type.outline.isClass = isClass
        if isClass { type.outline.objectiveCName = scope.objectiveCName }
        (type.outline.isGeneric, type.outline.isPrivate) = (scope.isGeneric, scope.isPrivate)
        (type.outline.inherited, type.outline.isEntry) = (scope.inherited, scope.isEntry)
        for member in scope.members.allDeclarations { collect(member, of: scope, into: &type) }
        types.append(type)
    }

    /// Notes a structure of SwiftUI; of one that is left out the outline names the protocols alone.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let next = super.visit(node)
        guard let scope = scopes.last, !scope.isLocal else { return next }
        if next == .skipChildren {
            omittedTypes.insert(scope.name)
            var type = TypeDeclaration(name: scope.name, file: file)
            type.outline.inherited = scope.inherited
            types.append(type)
        } else if let representable = RepresentableScene(node) {
            representables.append(representable)
        }
        return next
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("objc") { weakBoxes.note(protocol: node.name.text) }
        return super.visit(node)
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        weakBoxes.note(node)
        return .visitChildren
    }

    /// Skips what a file declares where SwiftUI can be imported, which the compiler does not see here.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = node.condition?.trimmedDescription ?? ""
        let needsSwiftUI =
            condition.contains("canImport(SwiftUI)") && !condition.contains("!") && !condition.contains("||")
        return needsSwiftUI ? .skipChildren : .visitChildren
    }

    private func collect(_ member: DeclSyntax, of scope: Scope, into type: inout TypeDeclaration) {
        if let function = member.as(FunctionDeclSyntax.self) {
            if function.attributes.isUnavailable { return }
            type.methods.append(MethodDeclaration(function, isExposed: scope.exposesMembers))
            note(function.name.text, function.modifiers, scope)
            if scope.kind == .protocol, function.modifiers.has("optional") {
                optionalRequirements.insert(function.name.text)
                optionalMethods += [OptionalMethod(function, of: scope.name)].compactMap { $0 }
            }
            if scope.kind == .extension { overrides += [function.override(in: scope.name)].compactMap { $0 } }
            noteOverride(function.modifiers, function.memberName, scope)
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
            if !initializer.modifiers.has("convenience") {
                type.initializers.append(initializer.calledLabels)
            }
            type.outline.initializers.append(
                TypeOutline.Initializer(initializer, parent: scope.inherited.first))
        } else if let variable = member.as(VariableDeclSyntax.self) {
            if scope.kind == .protocol {
                optionalProperties += [OptionalProperty(variable, of: scope.name)].compactMap { $0 }
                unwrappedProperties += [UnwrappedProperty(variable, of: scope.name)].compactMap { $0 }
            }
            if scope.kind == .extension, !variable.attributes.isUnavailable {
                overrides += [variable.override(in: scope.name)].compactMap { $0 }
            }
            let isExposed =
                scope.exposesMembers || variable.attributes.exposure.isExposed
                || variable.modifiers.has("dynamic")
            guard !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
                !variable.attributes.isUnavailable
            else { return }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    continue
                }
                note(name, variable.modifiers, scope)
                type.properties.append(
                    PropertyDeclaration(
                        name: name, offset: variable.textRange.lowerBound, isExposed: isExposed,
                        isPrivate: variable.modifiers.hidesMember,
                        isOutlet: variable.attributes.has("IBOutlet") && binding.isNilAtFirst,
                        isManaged: variable.attributes.has("NSManaged")))
            }
            noteOverride(variable.modifiers, variable.bindings.first?.pattern.trimmedDescription ?? "", scope)
        }
    }

    /// Notes a member that code may read of any object, under the type that declares it first.
    private func note(_ member: String, _ modifiers: DeclModifierListSyntax, _ scope: Scope) {
        guard !["override", "static", "class"].contains(where: modifiers.has) else { return }
        objectMembers.note(member, of: scope)
    }

    private func noteOverride(_ modifiers: DeclModifierListSyntax, _ name: String, _ scope: Scope) {
        guard modifiers.has("override") else { return }
        overriding.insert(ExtensionOverride.Member(type: scope.name, name: name))
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector" || node.macroName.text == "keyPath",
            let name = SelectorExpression(node).name
        {
            mentionedNames.insert(name)
            if node.macroName.text == "keyPath" { mention(KeyPathText(node).text) }
        }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue, text.utf8.count < 100 { mention(text) }
        return .visitChildren
    }

    /// Notes a name, and those of the properties on a path such as `knob.frame`: up to Swift 3 each member of
    /// a class of Objective-C can be reached by its name, without an attribute.
    private func mention(_ text: String) {
        mentionedNames.insert(text)
        mentionedNames.formUnion(KeyValuePath.names(in: text))
    }

    /// Notes the name that an assignment sets: `name = ...` and `self.name = ...`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), let name = parts[0].propertyName {
            assignedNames.insert(name)
        }
        return .visitChildren
    }

    /// Notes the name of the view that an animator gets as its reference view.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "referenceView", let name = node.expression.propertyName {
            referenceViews.insert(name)
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The name of a property: `name`, `self.name` and `name!`; nil for other expressions.
    fileprivate var propertyName: String? {
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.propertyName }
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = self.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self"
        else { return nil }
        return member.declName.baseName.text
    }
}

extension PatternBindingSyntax {
    /// True for a variable of an optional type without a value or accessors of its own.
    fileprivate var isNilAtFirst: Bool {
        guard let type = typeAnnotation?.type, initializer == nil else { return false }
        return type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) || type.is(OptionalTypeSyntax.self)
    }
}

extension TypeOutline.Initializer {
    /// Describes an initializer of a class with a superclass; nil for none.
    fileprivate init(_ initializer: InitializerDeclSyntax, parent: String?) {
        let parameters = initializer.signature.parameterClause.parameters
        let isCalled = Self.isCalledByInit(
            firstLabel: parameters.first?.firstName.text ?? "",
            isOverride: initializer.modifiers.has("override"), parent: parent)
        self.init(
            isConvenience: initializer.modifiers.has("convenience"),
            takesNothing: parameters.allSatisfy { $0.defaultValue != nil } || isCalled)
    }
}
