import SwiftSyntax

// The members that a class gets for those of its extensions that override or are overridden.

extension FunctionDeclSyntax {
    /// The name with its labels.
    var memberName: String {
        let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
        return "\(name.text)(\(labels.joined()))"
    }

    /// Returns the member that stands in the class in place of this one, and calls it under its new name; nil
    /// for a method that nothing overrides.
    func override(in type: String) -> ExtensionOverride? {
        guard modifiers.isMovable, !modifiers.has("private"), !modifiers.has("fileprivate"),
            genericParameterClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil
        else { return nil }
        var signature = signature
        signature.parameterClause.parameters = signature.parameterClause.parameters.named
        if overridesEarlierParent { signature.parameterClause.parameters.label(Self.parentLabel) }
        return ExtensionOverride(
            member: ExtensionOverride.Member(type: type, name: memberName),
            kind: .method(isThrowing: signature.effectSpecifiers?.throwsClause != nil),
            head: "\(stubModifiers)func \(name.text)\(signature.oneLine)",
            call: "\(name.text)(\(signature.parameterClause.parameters.arguments))",
            isOverride: modifiers.has("override"))
    }
}

extension VariableDeclSyntax {
    /// Returns the property that stands in the class in place of this one, and calls it under its new name;
    /// nil for a property that nothing overrides.
    func override(in type: String) -> ExtensionOverride? {
        guard modifiers.isMovable, !modifiers.has("private"), !modifiers.has("fileprivate"),
            let binding = bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let annotation = binding.typeAnnotation?.type.trimmedDescription,
            let block = binding.accessorBlock
        else { return nil }
        var isSettable = false
        if case .accessors(let accessors) = block.accessors {
            isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
        }
        return ExtensionOverride(
            member: ExtensionOverride.Member(type: type, name: name),
            kind: .property(isSettable: isSettable), head: "\(stubModifiers)var \(name): \(annotation)",
            call: name, isOverride: modifiers.has("override"))
    }
}

extension FunctionParameterListSyntax {
    /// The parameters, with names for those that have none.
    var named: Self {
        Self(
            enumerated().map { index, parameter in
                guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
                var parameter = parameter
                parameter.firstName.trailingTrivia = .space
                parameter.secondName = .identifier("value\(index)")
                return parameter
            })
    }

    /// Gives the first parameter another label.
    fileprivate mutating func label(_ label: String) {
        guard var parameter = first else { return }
        if parameter.secondName == nil { parameter.secondName = .identifier(parameter.firstName.text) }
        parameter.firstName = .identifier(label, trailingTrivia: .space)
        self[startIndex] = parameter
    }

    /// The arguments by which a function with the same parameters passes them on.
    var arguments: String {
        map { parameter in
            let (label, name) = (parameter.firstName.text, (parameter.secondName ?? parameter.firstName).text)
            let value = parameter.type.isInOut ? "&\(name)" : name
            return label == "_" ? value : "\(label): \(value)"
        }.joined(separator: ", ")
    }
}

extension TypeSyntax {
    fileprivate var isInOut: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } == true
    }
}

extension WithModifiersSyntax {
    /// The modifiers of a member that calls this one, as text before its declaration.
    fileprivate var stubModifiers: String {
        let container = sequence(first: Syntax(self)) { $0.parent }.lazy
            .compactMap { $0.as(ExtensionDeclSyntax.self) }.first
        let access = modifiers.access.isEmpty ? container?.modifiers.access ?? "" : modifiers.access
        let level = ["class", "static"].first(where: modifiers.has).map { "\($0) " } ?? ""
        return access + (modifiers.has("override") ? "override " : "") + level
    }
}

extension DeclModifierListSyntax {
    /// True for a member that can stand in the class: one of the type itself, such as `layerClass`, only
    /// where it overrides.
    fileprivate var isMovable: Bool { has("override") || !has("class") && !has("static") }

    /// The modifier `public ` or `open `, as text before a declaration; otherwise empty.
    fileprivate var access: String {
        first { ["public", "open"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
    }
}

extension SyntaxProtocol {
    /// The tokens on one line, without comments.
    var oneLine: String {
        tokens(viewMode: .sourceAccurate).map { token in
            token.text
                + (token.trailingTrivia.isEmpty
                    && token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty ?? true ? "" : " ")
        }.joined().trimmingSuffix { $0 == " " }
    }
}

extension String {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var copy = self
        while let last = copy.last, predicate(last) { copy.removeLast() }
        return copy
    }
}
