import SourceOutline
import SwiftSyntax

/// The files that are compiled together, with what they declare.
struct SourceUnit: Sendable {
    /// The files, in the order in which they were given.
    let files: [SourceText]
    let types: [TypeDeclaration]
    /// The view controllers that show structures of SwiftUI, by the indices of their files.
    private let controllers: [Int: [String]]
    /// The names of the types of SwiftUI that are left out with their extensions.
    private let omittedTypes: Set<String>
    /// The names of types, functions and variables at the top level.
    let globalNames: Set<String>
    /// The members of extensions that stand in their classes under another name.
    private(set) var overrides: [ExtensionOverride]
    /// The overrides of what extensions add to classes of UIKit.
    private(set) var ownOverrides = OwnOverrides()
    /// The names of optional requirements of the unit's protocols.
    let optionalRequirements: Set<String>
    /// The optional requirements of the unit's protocols with results that are never nil.
    let optionalMethods: [OptionalMethod]
    /// The optional requirements of the unit's protocols that are properties.
    let optionalProperties: [OptionalProperty]
    /// The requirements of implicitly unwrapped types that UIKit's properties of optional types meet.
    private(set) var unwrappedProperties: [UnwrappedProperty] = []
    /// The generic types with weak properties that hold objects by a protocol of the unit.
    let weakBoxes: WeakBoxes
    /// The types of the unit whose members code may read of any object.
    let objectMembers: ObjectMembers
    /// True where a file imports UIKit.
    private(set) var usesUIKit = false
    /// True where a file imports Core Data.
    let usesCoreData: Bool
    /// True where nothing is public, since files are compiled with code in place of a module, whose types are
    /// not. Attributes for public declarations alone keep theirs as they are.
    let hidesTypes: Bool
    /// The names of methods and properties in selectors, key paths and string literals.
    let mentionedNames: Set<String>
    /// The names of properties that code assigns.
    let assignedNames: Set<String>
    /// The names of properties that animators get as reference views.
    let referenceViews: Set<String>

    /// Reads the declarations of files.
    init(_ files: [SourceText]) {
        let files = Self.inCurrentSwift(files)
        (self.files, globalNames) = (files, Set(files.flatMap(\.globalNames)))
        (usesCoreData, hidesTypes) = Self.standIns(of: files)
        var (types, overrides) = ([TypeDeclaration](), [ExtensionOverride]())
        var overriding: Set<ExtensionOverride.Member> = []
        var (optionals, names) = (Set<String>(), Set<String>())
        var (optionalMethods, optionalProperties) = ([OptionalMethod](), [OptionalProperty]())
        var (objectMembers, unwrapped) = (ObjectMembers(), [UnwrappedProperty]())
        var (assigned, references, boxes) = (Set<String>(), Set<String>(), WeakBoxes())
        var (omittedTypes, representables) = (Set<String>(), [(file: Int, scene: RepresentableScene)]())
        for (index, file) in files.enumerated() {
            let visitor = DeclarationVisitor(file: index)
            visitor.walk(file.tree)
            types += visitor.types
            overrides += visitor.overrides
            overriding.formUnion(visitor.overriding)
            optionals.formUnion(visitor.optionalRequirements)
            optionalMethods += visitor.optionalMethods
            optionalProperties += visitor.optionalProperties
            unwrapped += visitor.unwrappedProperties
            boxes.formUnion(visitor.weakBoxes)
            objectMembers.formUnion(visitor.objectMembers)
            names.formUnion(visitor.mentionedNames)
            assigned.formUnion(visitor.assignedNames)
            references.formUnion(visitor.referenceViews)
            omittedTypes.formUnion(visitor.omittedTypes)
            representables += visitor.representables.map { (index, $0) }
        }
        if files.contains(where: { $0.imports.contains("SwiftUI") }) {
            omittedTypes.formUnion(SwiftUIDeclarations.extended.subtracting(globalNames))
        }
        types.removeAll { $0.isExtension && Self.isPart($0.name, of: omittedTypes) }
        overrides.removeAll { Self.isPart($0.member.type, of: omittedTypes) }
        var controllers: [Int: [String]] = [:]
        for (file, scene) in representables {
            guard let source = scene.source(among: types) else { continue }
            controllers[file, default: []].append(source)
            types.append(TypeDeclaration(controller: scene.controller, file: file))
        }
        Self.markStart(files.flatMap(\.startedClasses), in: &types)
        (self.types, self.overrides, self.controllers) = (types, overrides, controllers)
        (optionalRequirements, mentionedNames) = (optionals, names)
        (assignedNames, referenceViews, self.omittedTypes) = (assigned, references, omittedTypes)
        (self.optionalMethods, self.optionalProperties) = (optionalMethods, optionalProperties)
        (self.objectMembers, weakBoxes) = (objectMembers, boxes)
        usesUIKit = outline.usesUIKit
        self.unwrappedProperties = Self.inheritedOnes(unwrapped, in: self)
        settleOverrides(overriding)
    }

    /// Leaves of the members of extensions those that override, and those that members of classes override.
    private mutating func settleOverrides(_ overriding: Set<ExtensionOverride.Member>) {
        let inherited = Set(
            overriding.flatMap { member in
                ancestry(of: member.type).dropFirst().map {
                    ExtensionOverride.Member(type: $0, name: member.name)
                }
            })
        var members = overrides
        ownOverrides = OwnOverrides(of: &members, overriding: overriding, in: self)
        members.removeAll { $0.owners.isEmpty && !$0.isOverride && !inherited.contains($0.member) }
        for index in members.indices where members[index].member.name.hasPrefix("observeValue(") {
            if isFirstObserver(members[index].member.type) { members[index].endOverriding() }
        }
        overrides = members
    }

    /// Marks the delegate with which a main.swift starts the app: the last of several, such as one for tests.
    private static func markStart(_ names: [String], in types: inout [TypeDeclaration]) {
        let delegates = types.indices.filter {
            types[$0].isClass && types[$0].outline.inherited.contains("UIApplicationDelegate")
        }
        for name in names.reversed() {
            guard let index = delegates.first(where: { types[$0].name == name }) else { continue }
            types[index].outline.isEntry = true
            return
        }
    }

    /// Returns whether files import Core Data, and whether none of their types may be public.
    private static func standIns(of files: [SourceText]) -> (coreData: Bool, hidden: Bool) {
        let imports = Set(files.flatMap(\.imports))
        let isFixed = files.contains { file in
            ["@inlinable", "@usableFromInline", "@frozen"].contains(where: file.text.contains)
        }
        return (imports.contains("CoreData"), !isFixed && !StandIns.modules.isDisjoint(with: imports))
    }

    /// True when the code has outlets or actions of storyboards or xibs.
    var hasStoryboards: Bool {
        types.contains { $0.properties.contains(where: \.isOutlet) || $0.methods.contains(where: \.isAction) }
    }

    /// Returns true if an extension of a type is left out, since the type is.
    func leavesOut(_ type: String) -> Bool { Self.isPart(type, of: omittedTypes) }

    /// Returns true for a type of a set, and for one within such a type.
    private static func isPart(_ type: String, of types: Set<String>) -> Bool {
        types.contains { type == $0 || type.hasPrefix("\($0).") }
    }

    /// Returns true if a member of an extension gets another name, and its class one that calls it.
    func moves(_ member: ExtensionOverride.Member) -> Bool { overrides.contains { $0.member == member } }

    /// Returns the files with those in Swift 2 converted. A file that can be of either version is of that of
    /// most others.
    private static func inCurrentSwift(_ files: [SourceText]) -> [SourceText] {
        let (older, later) = (files.count(where: \.isSwift2), files.count { !$0.mayBeSwift2 })
        guard older > 0 else { return files }
        let declared = DeclaredNames(in: files)
        return files.map { $0.isSwift2 || older >= later ? $0.inCurrentSwift(declared: declared) : $0 }
    }

    /// Returns the adapted text of each file, in the same order.
    ///
    /// - Parameters:
    ///   - omitted: the parts that are left out.
    ///   - repairs: the changes by which code of an earlier version of Swift compiles.
    func adapted(
        omitting omitted: Set<OmittedPart> = [], repairing repairs: Set<SourceRepair> = []
    ) -> [AdaptedSource] {
        let makesObjects = repairs.contains { $0.replacement.hasPrefix(RepairRule.maker) }
        return files.indices.map { index in
            adapted(
                index, omitting: omitted.filter { $0.file == index },
                repairing: repairs.filter { $0.file == index }, makesObjects: makesObjects)
        }
    }

    /// - Parameter makesObjects: true when the unit makes objects of classes known at run time alone.
    private func adapted(
        _ index: Int, omitting omitted: Set<OmittedPart>, repairing repairs: Set<SourceRepair>,
        makesObjects: Bool
    ) -> AdaptedSource {
        let (text, map, visitor) = edited(index, omitting: omitted, repairing: repairs)
        return AdaptedSource(
            text: AdaptedSource.text(
                of: files[index].outline, edited: text,
                generated: MethodTableSource(
                    of: self, file: index, defaults: visitor.defaults + (controllers[index] ?? []),
                    omitting: Set(omitted.compactMap(\.declaration)), skipsCode: !omitted.isEmpty,
                    makesObjects: makesObjects
                ).text),
            map: map.following(files[index].maps),
            notes: visitor.notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }

    /// Returns the text of a file after all edits, with the map of columns back to its text before them.
    func edited(
        _ index: Int, omitting omitted: Set<OmittedPart>, repairing repairs: Set<SourceRepair>
    ) -> (text: String, map: ColumnMap, visitor: AdaptationVisitor) {
        let visitor = AdaptationVisitor(unit: self, file: index)
        visitor.walk(files[index].tree)
        // Of two edits that overlap, the first is applied: nothing in an omitted part is adapted.
        let omissions = omitted.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
            SourceEdit(range: $0.range, replacement: $0.replacement)
        }
        let changes = repairs.sorted {
            ($0.range.lowerBound, $0.replacement) < ($1.range.lowerBound, $1.replacement)
        }
        .map { SourceEdit(range: $0.range, replacement: $0.replacement) }
        let edits = omissions + Self.nested(changes, in: visitor.edits)
        let (text, map) = EditedText(files[index].text, edits).result
        return (text, map, visitor)
    }

    /// Returns repairs before the edits of adaptation, but behind the calls that these open at the same
    /// place: `f((a as! B).c)`, as a repair puts brackets around a part of what is adapted.
    private static func nested(_ repairs: [SourceEdit], in edits: [SourceEdit]) -> [SourceEdit] {
        let places = Set(repairs.filter(\.isOpening).map(\.range.lowerBound))
        let isCall = { (edit: SourceEdit) in edit.isOpening && places.contains(edit.range.lowerBound) }
        return edits.filter(isCall) + repairs + edits.filter { !isCall($0) }
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
