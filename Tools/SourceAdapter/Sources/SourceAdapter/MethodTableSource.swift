import SourceOutline

/// The code behind the last line of an adapted file: the methods that selectors can find, and the
/// implementations of optional requirements.
///
/// Each type gets an extension, which reaches its private members because it is in the same file.
struct MethodTableSource {
    /// The code.
    let text: String

    /// Creates the code of a file.
    ///
    /// - Parameters:
    ///   - unit: the files with their declarations.
    ///   - file: the index of the file.
    ///   - defaults: the implementations of optional requirements.
    ///   - omitted: the places of declarations that are left out.
    ///   - skipsCode: true when the file calls functions that note omitted code.
    ///   - makesObjects: true when the unit makes objects of classes known at run time alone.
    init(
        of unit: SourceUnit, file: Int, defaults: [String], omitting omitted: Set<Int> = [],
        skipsCode: Bool = false, makesObjects: Bool = false
    ) {
        var (extensions, calls) = ([String](), [String]())
        var seen: Set<String> = []
        let isAsked = makesObjects || unit.hasStoryboards
        for type in unit.types where type.file == file && Self.canHaveTable(type, unit) {
            let makers = isAsked ? Self.makers(of: type, unit, drawnAlone: !makesObjects) : []
            let others =
                Self.segues(of: type, unit) + Self.managed(of: type, unit) + Self.copies(of: type, unit)
                + Self.names(of: type)
            let entries = (Self.entries(of: type, unit, omitting: omitted) + makers + others).filter {
                seen.insert("\(type.name) \($0)").inserted
            }
            guard !entries.isEmpty else { continue }
            let function = "\(UnitOutline.registration(ofFile: file))_\(calls.count)"
            extensions.append(
                "extension \(type.name) {\n    @MainActor fileprivate static func \(function)() {\n"
                    + entries.map { "        \($0)\n" }.joined() + "    }\n}\n")
            calls.append("    \(type.name).\(function)()\n")
        }
        let generic = unit.types.filter { $0.file == file }.compactMap {
            Self.specialized($0, unit, omitting: omitted)
        }
        let registration = UnitOutline.registrationSource(ofFile: file, calls: calls)
        text =
            (calls.isEmpty && generic.isEmpty && !skipsCode && !makesObjects
                ? "" : "import \(PackageModules.runtime)\n")
            + (defaults + Self.implementations(in: unit, file: file, omitting: omitted)
            + Self.properties(in: unit, file: file, omitting: omitted)
            + Self.unwrappedProperties(in: unit, file: file) + extensions + generic
            + [registration]).joined(separator: "\n")
    }

    /// The methods of UIKit for which it, or the explorer, asks whether a class overrides them.
    private static let overridesAskedFor: Set = [
        "collectionView:moveItemAt:to:", "tableView:commit:forRowAt:", "tableView:moveRowAt:to:",
        "touchesBegan:with:",
    ]

    /// Returns true for classes, and extensions of classes, that code at the top level of the file can name.
    private static func canHaveTable(_ type: TypeDeclaration, _ unit: SourceUnit) -> Bool {
        guard !type.isGeneric, type.isClass || type.isExtension else { return false }
        if type.isClass { return true }
        let declarations = unit.types.filter { $0.name == type.name && !$0.isExtension }
        if declarations.isEmpty {
            return type.methods.contains { $0.isExposed } || type.properties.contains { $0.isExposed }
        }
        return declarations.contains { $0.isClass && !$0.isGeneric }
    }

    /// Returns true for the method that storyboards call once they have connected a plain object. UIKit's own
    /// classes declare it.
    private static func isAwakening(
        _ method: MethodDeclaration, of type: TypeDeclaration, _ unit: SourceUnit
    ) -> Bool {
        guard unit.hasStoryboards, method.selector == "awakeFromNib" else { return false }
        let root = unit.ancestry(of: type.name).last
        return unit.types.contains { $0.name == root && $0.outline.inherited.first == "NSObject" }
    }

    static func entries(
        of type: TypeDeclaration, _ unit: SourceUnit, omitting omitted: Set<Int>
    ) -> [String] {
        let methods = type.methods.filter { !omitted.contains($0.offset) }.filter { method in
            let isMentioned =
                isAwakening(method, of: type, unit) || unit.mentionedNames.contains(method.name)
                || unit.mentionedNames.contains(method.selector)
                || overridesAskedFor.contains(method.selector)
            return method.isCallable && (method.isExposed || isMentioned && !method.name.isOperator)
        }
        // A layer keeps the values of its managed properties itself.
        let keepsValues = unit.isLayer(type.name)
        let properties = type.properties.filter { !omitted.contains($0.offset) }.filter {
            ($0.isExposed || unit.mentionedNames.contains($0.name)) && !(keepsValues && $0.isManaged)
        }
        var selectors: Set<String> = []
        return methods.filter { selectors.insert("\($0.isStatic)\($0.selector)").inserted }
            .map { entry(for: $0, of: type.name) }
            + properties.map { property in
                "\(PackageModules.runtime).MethodTable.addProperty(\"\(property.name.filter { $0 != "`" })\", "
                    + "\\\(type.name).\(property.name))"
            } + interface(of: type, unit, methods, properties)
    }

    /// Returns the entry that makes a segue; none for another class, and for one that is created otherwise.
    private static func segues(of type: TypeDeclaration, _ unit: SourceUnit) -> [String] {
        guard type.isClass else { return [] }
        let ancestry = unit.ancestry(of: type.name).compactMap { name in
            unit.types.first { $0.name == name && $0.isClass }
        }
        let own = ancestry.lazy.map(\.initializers).first { !$0.isEmpty }
        guard ancestry.last?.outline.inherited.first == "UIStoryboardSegue",
            own?.contains(["identifier", "source", "destination"]) ?? true
        else { return [] }
        return [
            "\(PackageModules.outlets).SegueTable.add(\(type.name).self) "
                + "{ \(type.name)(identifier: $0, source: $1, destination: $2) }"
        ]
    }

    /// Returns the entry by which a class is found by its name in Objective-C; none where that is its own,
    /// and for a class that the type around it hides.
    private static func names(of type: TypeDeclaration) -> [String] {
        guard let name = type.outline.objectiveCName, name != type.name.filter({ $0 != "`" }),
            !(type.outline.isPrivate && type.name.contains("."))
        else { return [] }
        return ["\(PackageModules.runtime).ClassTable.add(\"\(name)\", \(type.name).self)"]
    }

    /// Returns the entries of outlets and actions that only a storyboard connects.
    private static func interface(
        of type: TypeDeclaration, _ unit: SourceUnit, _ methods: [MethodDeclaration],
        _ properties: [PropertyDeclaration]
    ) -> [String] {
        let outlets = properties.filter { $0.isOutlet && !unit.assignedNames.contains($0.name) }.map {
            "\(PackageModules.outlets).OutletTable.add(\"\($0.name)\", \\\(type.name).\($0.name), "
                + "isReference: \(unit.referenceViews.contains($0.name)))"
        }
        let actions = methods.filter { method in
            method.isAction && !method.isStatic && method.types.count <= 1
                && !unit.mentionedNames.contains(method.name)
        }.map { method in
            "\(PackageModules.outlets).OutletTable.addAction(\"\(method.selector)\", of: \(type.name).self, "
                + "sender: (\(method.types.first ?? "Void")).self)"
        }
        return outlets + actions
    }

    /// Returns the beginning of the call that adds a method, up to the method's name.
    private static func adding(_ method: MethodDeclaration) -> String {
        switch method.senderUse {
        case .none: "addForAnySender("
        case .recognizer: "addForRelatedSenders("
        case .view: "addForSenders(of: UIView.self, "
        case .control: "addForSenders(of: UIControl.self, "
        case .whole: "add("
        }
    }

    private static func entry(for method: MethodDeclaration, of type: String) -> String {
        let names = ["a", "b", "c"].prefix(method.types.count)
        let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
        let receiver = method.isStatic ? type : "target"
        let call =
            "\(method.canThrow ? "try? " : "")\(receiver).\(method.name)(\(arguments.joined(separator: ", ")))"
        let body = method.hasResult ? "return \(call)" : "\(call); return nil"
        let typed = zip(names, method.types).map { "\($0): \($1)" }
        let parameters = method.isStatic ? typed : ["target: \(type)"] + typed
        let add =
            method.isStatic
            ? "addStatic(\"\(method.selector)\", of: \(type).self)"
            : "\(adding(method))\"\(method.selector)\")"
        return
            "\(PackageModules.runtime).MethodTable.\(add) { (\(parameters.joined(separator: ", "))) -> Any? in \(body) }"
    }
}

extension String {
    fileprivate var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true }
}
