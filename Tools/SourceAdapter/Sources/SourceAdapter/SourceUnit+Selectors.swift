extension SourceUnit {
    /// Returns the text that replaces a `#selector`: a selector by name for a member of the unit, otherwise
    /// one that holds the method, so that the compiler checks it.
    func replacement(for expression: SelectorExpression, in type: String?) -> String {
        guard let name = expression.name else { return "Selector(\(expression.text))" }
        let owner = owner(of: expression, in: type)
        if let accessor = expression.accessor {
            return "Selector(\"\(accessor == "setter" ? SelectorName.setter(name) : name)\")"
        }
        let fits = methods(named: name, in: owner).filter { method in
            if let labels = expression.labels, labels != method.labels { return false }
            return expression.arity.map { $0 == method.labels.count } ?? true
        }
        if let method = fits.first(where: \.isExposed) ?? fits.first {
            return "Selector(\"\(method.selector)\")"
        }
        if properties(named: name) { return "Selector(\"\(name)\")" }
        return "Selector(\(expression.text))"
    }

    /// Returns the class that has the member: the one that the expression names, otherwise the one around it.
    private func owner(of expression: SelectorExpression, in type: String?) -> String? {
        guard let base = expression.base, !["self", "super", "Self"].contains(base) else { return type }
        if hasClass(base) { return base }
        let nested = type.map { "\($0).\(base)" }
        return nested.flatMap { hasClass($0) ? $0 : nil } ?? base
    }

    /// Returns the methods of that name, those of the class and its superclasses first.
    private func methods(named name: String, in owner: String?) -> [MethodDeclaration] {
        let chain = owner.map { ancestry(of: $0) } ?? []
        let near = chain.flatMap { type in types.filter { $0.name == type } }
        return (near + types.filter { !chain.contains($0.name) })
            .flatMap { $0.methods.filter { $0.name == name } }
    }

    private func properties(named name: String) -> Bool {
        types.contains { $0.properties.contains { $0.name == name && $0.isExposed } }
    }
}
