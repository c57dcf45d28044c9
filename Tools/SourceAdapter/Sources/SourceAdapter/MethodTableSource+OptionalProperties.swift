extension MethodTableSource {
    /// Returns the extensions by which the types of a file say if they have the properties that are optional
    /// requirements.
    static func properties(in unit: SourceUnit, file: Int, omitting omitted: Set<Int>) -> [String] {
        guard !unit.optionalProperties.isEmpty else { return [] }
        return unit.types.indices.filter { unit.types[$0].file == file }.flatMap { index -> [String] in
            let type = unit.types[index]
            return Set(unit.optionalProperties(of: type).map(\.name)).sorted().compactMap { name in
                guard let property = unit.requirement(name, saidAt: index) else { return nil }
                let isOwn = unit.hasProperty(name, type, omitting: omitted)
                // Of two protocols, neither extension's property would go before the other's.
                guard isOwn || unit.protocols(of: type.name, having: name).count == 1 else { return nil }
                let heirs = isOwn ? [] : unit.heirs(of: type, having: name, omitting: omitted)
                let implementation = property.implementation(heirs: heirs)
                return "extension \(type.name) { \(implementation) }"
            }
        }
    }
}

extension SourceUnit {
    /// Returns the properties that the protocols of a part of a class may have.
    fileprivate func optionalProperties(of type: TypeDeclaration) -> [OptionalProperty] {
        guard type.isClass || type.isExtension else { return [] }
        let protocols = protocols(of: type)
        return optionalProperties.filter { protocols.contains($0.type) }
    }

    /// Returns a requirement of a part of a class; nil if another part, or a superclass in the unit, has it
    /// already.
    fileprivate func requirement(_ name: String, saidAt index: Int) -> OptionalProperty? {
        let superclasses = ancestry(of: types[index].name).dropFirst()
        let others =
            types[..<index].filter { $0.name == types[index].name }
            + types.filter { superclasses.contains($0.name) }
        guard !others.contains(where: { optionalProperties(of: $0).contains { $0.name == name } }) else {
            return nil
        }
        return optionalProperties(of: types[index]).first { $0.name == name }
    }

    /// Returns the protocols of a class that may have a property.
    fileprivate func protocols(of type: String, having name: String) -> Set<String> {
        let properties = types.filter { $0.name == type }.flatMap { optionalProperties(of: $0) }
        return Set(properties.filter { $0.name == name }.map(\.type))
    }

    /// Returns true if a class, or one of its superclasses in the unit, has a property that all can read.
    fileprivate func hasProperty(
        _ name: String, _ type: TypeDeclaration, omitting omitted: Set<Int>
    ) -> Bool {
        let ancestry = ancestry(of: type.name)
        return types.contains {
            ancestry.contains($0.name) && $0.shows(name, omitting: $0.file == type.file ? omitted : [])
        }
    }

    /// Returns the subclasses in the unit that have a property, but for their own subclasses.
    fileprivate func heirs(
        of type: TypeDeclaration, having name: String, omitting omitted: Set<Int>
    ) -> [String] {
        let owners = Set(
            types.filter { $0.shows(name, omitting: $0.file == type.file ? omitted : []) }.map(\.name))
        return owners.filter { owner in
            let chain = ancestry(of: owner)
            let classes = chain.compactMap { name in types.first { $0.name == name && $0.isClass } }
            guard classes.count == chain.count, owners.isDisjoint(with: chain.dropFirst()),
                !classes.contains(where: { $0.outline.isPrivate || $0.isGeneric })
            else { return false }
            if hasClass(type.name) { return chain.dropFirst().contains(type.name) }
            return classes.last?.outline.inherited.first.map { OwnOverrides.isKind($0, of: type.name) }
                ?? false
        }.sorted()
    }
}

extension TypeDeclaration {
    /// Returns true if a part of a class declares a property that code outside of it can read.
    fileprivate func shows(_ name: String, omitting omitted: Set<Int>) -> Bool {
        guard isClass || isExtension else { return false }
        return properties.contains { $0.name == name && !$0.isPrivate && !omitted.contains($0.offset) }
    }
}
