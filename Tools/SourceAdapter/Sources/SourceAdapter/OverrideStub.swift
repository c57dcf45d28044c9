import SwiftSyntax

// The members that a class gets for overrides in its extensions.

extension FunctionDeclSyntax {
    /// The member that overrides in place of this one and calls it under its new name; nil for a method that
    /// overrides nothing.
    var overrideStub: String? {
        guard modifiers.has("override"), !modifiers.has("class"), !modifiers.has("static") else { return nil }
        let parameters = signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let (label, name) = (parameter.firstName.text, (parameter.secondName ?? parameter.firstName).text)
            return label == "_" ? name : "\(label): \(name)"
        }
        let call = "\(ExtensionOverride.prefix)\(name.text)(\(arguments.joined(separator: ", ")))"
        let isThrowing = signature.effectSpecifiers?.throwsClause != nil
        return "\(modifiers.access)override func \(name.text)\(signature.oneLine) "
            + "{ return \(isThrowing ? "try " : "")\(call) }"
    }
}

extension VariableDeclSyntax {
    /// The property that overrides in place of this one and calls it under its new name; nil for a property
    /// that overrides nothing.
    var overrideStub: String? {
        guard modifiers.has("override"), !modifiers.has("class"), let binding = bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.trimmedDescription, let block = binding.accessorBlock
        else { return nil }
        let call = ExtensionOverride.prefix + name
        var setter = ""
        if case .accessors(let accessors) = block.accessors,
            accessors.contains(where: { $0.accessorSpecifier.text == "set" })
        {
            setter = " set { \(call) = newValue }"
        }
        return "\(modifiers.access)override var \(name): \(type) { get { return \(call) }\(setter) }"
    }
}

extension DeclModifierListSyntax {
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
