extension MethodTableSource {
    /// Returns the extensions by which the types of a file meet requirements of implicitly unwrapped types.
    static func unwrappedProperties(in unit: SourceUnit, file: Int) -> [String] {
        unit.types.indices.filter { unit.types[$0].file == file }.flatMap { index in
            unit.unwrappedProperties(metAt: index).map {
                "extension \(unit.types[index].name) { \($0.implementation) }"
            }
        }
    }
}

extension SourceUnit {
    /// Returns the requirements that a part of a class meets for the first time: no earlier part and no
    /// superclass in the unit does.
    fileprivate func unwrappedProperties(metAt index: Int) -> [UnwrappedProperty] {
        guard !unwrappedProperties.isEmpty, types[index].isClass || types[index].isExtension else {
            return []
        }
        let superclasses = ancestry(of: types[index].name).dropFirst()
        let others =
            types[..<index].filter { $0.name == types[index].name }
            + types.filter { superclasses.contains($0.name) }
        let met = Set(others.flatMap { protocols(of: $0) })
        let own = protocols(of: types[index]).subtracting(met)
        return unwrappedProperties.filter { own.contains($0.type) }
    }

    /// Leaves of the requirements those that a class meets by a property that is not in the unit: one of
    /// UIKit's, of an optional type.
    static func inheritedOnes(_ all: [UnwrappedProperty], in unit: SourceUnit) -> [UnwrappedProperty] {
        all.filter { property in
            unit.types.contains { type in
                guard type.isClass || type.isExtension, unit.protocols(of: type).contains(property.type)
                else {
                    return false
                }
                let ancestry = unit.ancestry(of: type.name)
                return !unit.types.contains { part in
                    ancestry.contains(part.name) && part.properties.contains { $0.name == property.name }
                }
            }
        }
    }
}
