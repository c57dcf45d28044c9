import SourceOutline

extension MethodTableSource {
    /// Returns the extension by which the classes made of a generic one add their methods once they are asked
    /// for one: code at the top level can name none of them. Nil for another type, for a class without
    /// methods that selectors can find, and for one that inherits from another generic class of the unit.
    static func specialized(
        _ type: TypeDeclaration, _ unit: SourceUnit, omitting omitted: Set<Int>
    ) -> String? {
        let ancestors = unit.ancestry(of: type.name).dropFirst()
        guard type.isClass, type.isGeneric,
            !unit.types.contains(where: { $0.isClass && $0.isGeneric && ancestors.contains($0.name) })
        else { return nil }
        let entries = entries(of: type, unit, omitting: omitted).filter { !$0.contains(".OutletTable.") }
        guard !entries.isEmpty else { return nil }
        return "extension \(type.name): \(PackageModules.runtime).SpecializedClass {\n"
            + "    @MainActor public static func flipbookAddMethods() {\n"
            + entries.map { "        \($0)\n" }.joined() + "    }\n}\n"
    }
}
