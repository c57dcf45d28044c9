import SourceOutline
import SwiftSyntax

/// The files that are compiled together, with what they declare.
struct SourceUnit: Sendable {
    /// The files, in the order in which they were given.
    let files: [SourceText]
    let types: [TypeDeclaration]
    let overrides: [ExtensionOverride]
    /// The names of optional requirements of the unit's protocols.
    let optionalRequirements: Set<String>
    /// The names of methods and properties in selectors, key paths and string literals.
    let mentionedNames: Set<String>
    /// The names of properties that code assigns.
    let assignedNames: Set<String>
    /// The names of properties that animators get as reference views.
    let referenceViews: Set<String>

    /// Reads the declarations of files.
    init(_ files: [SourceText]) {
        // A file that can be of either version is of that of most others.
        let (older, later) = (files.count(where: \.isSwift2), files.count { !$0.mayBeSwift2 })
        let files = older > 0 && older >= later ? files.map { $0.inSwift2() } : files
        self.files = files
        var (types, overrides) = ([TypeDeclaration](), [ExtensionOverride]())
        var (optionals, names) = (Set<String>(), Set<String>())
        var (assigned, references) = (Set<String>(), Set<String>())
        for (index, file) in files.enumerated() {
            let visitor = DeclarationVisitor(file: index)
            visitor.walk(file.tree)
            types += visitor.types
            overrides += visitor.overrides
            optionals.formUnion(visitor.optionalRequirements)
            names.formUnion(visitor.mentionedNames)
            assigned.formUnion(visitor.assignedNames)
            references.formUnion(visitor.referenceViews)
        }
        (self.types, self.overrides) = (types, overrides)
        (optionalRequirements, mentionedNames) = (optionals, names)
        (assignedNames, referenceViews) = (assigned, references)
    }

    /// Returns the adapted text of each file, in the same order.
    ///
    /// - Parameter omitted: the parts that are left out.
    func adapted(omitting omitted: Set<OmittedPart> = []) -> [AdaptedSource] {
        files.indices.map { index in adapted(index, omitting: omitted.filter { $0.file == index }) }
    }

    private func adapted(_ index: Int, omitting omitted: Set<OmittedPart>) -> AdaptedSource {
        let visitor = AdaptationVisitor(unit: self, file: index)
        visitor.walk(files[index].tree)
        // Of two edits that overlap, the first is applied: nothing in an omitted part is adapted.
        let omissions = omitted.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
            SourceEdit(range: $0.range, replacement: $0.replacement)
        }
        let (text, map) = EditedText(files[index].text, omissions + visitor.edits).result
        return AdaptedSource(
            text: AdaptedSource.text(
                of: files[index].outline, edited: text,
                generated: MethodTableSource(
                    of: self, file: index, defaults: visitor.defaults,
                    omitting: Set(omitted.compactMap(\.declaration)), skipsCode: !omitted.isEmpty
                ).text),
            map: map.following(files[index].maps),
            notes: visitor.notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }

    /// Returns the names of a class and of its superclasses in the unit, nearest first.
    func ancestry(of name: String) -> [String] {
        var chain = [name]
        while let last = chain.last,
            let parent = types.first(where: { $0.name == last && $0.isClass })?.outline.inherited.first(
                where: {
                    parent in
                    types.contains { $0.name == parent && $0.isClass }
                }), !chain.contains(parent)
        {
            chain.append(parent)
        }
        return chain
    }

    /// Returns true if the unit declares a class of that name.
    func hasClass(_ name: String) -> Bool { types.contains { $0.name == name && $0.isClass } }

    /// The files and their types, without the trees.
    var outline: UnitOutline {
        UnitOutline(files: files.map(\.outline), types: types.map(\.outline))
    }
}
