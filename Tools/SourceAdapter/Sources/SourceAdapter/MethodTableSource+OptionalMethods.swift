extension MethodTableSource {
    /// Returns the extensions by which the types of a file that implement optional requirements say so.
    static func implementations(
        in unit: SourceUnit, file: Int, omitting omitted: Set<Int>
    ) -> [String] {
        guard !unit.optionalMethods.isEmpty else { return [] }
        return unit.types.filter { $0.file == file }.flatMap { type -> [String] in
            let protocols = unit.protocols(of: type)
            let names = unit.methodNames(of: type.name, omitting: type.file == file ? omitted : [])
            return unit.optionalMethods.filter { protocols.contains($0.type) && names.contains($0.name) }
                .map { "extension \(type.name) { public \($0.implementation) }" }
        }
    }
}

extension SourceUnit {
    /// Returns the protocols that a declaration names, with those that they inherit in the unit.
    func protocols(of type: TypeDeclaration) -> Set<String> {
        var (found, open) = (Set<String>(), type.outline.inherited)
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += types.filter { $0.name == name && !$0.isClass && !$0.isExtension }
                .flatMap(\.outline.inherited)
        }
        return found
    }

    /// Returns the methods of a type and of its superclasses in the unit, by their names with labels.
    fileprivate func methodNames(of type: String, omitting omitted: Set<Int>) -> Set<String> {
        let ancestry = ancestry(of: type)
        let methods = types.filter { ancestry.contains($0.name) }.flatMap(\.methods)
        return Set(
            methods.filter { !$0.isStatic && !omitted.contains($0.offset) }.map { method in
                "\(method.name)(\(method.labels.map { "\($0):" }.joined()))"
            })
    }
}
