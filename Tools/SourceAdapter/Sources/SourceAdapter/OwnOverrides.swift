import SourceOutline

/// The overrides, in classes of the unit, of what extensions add to classes of UIKit.
///
/// In Objective-C a subclass may override what an extension declares. Here the extension's member calls the
/// override of a name of its own, if the object has one.
struct OwnOverrides: Sendable {
    /// The overrides, each with the type whose extension declares the member.
    private var bases: [ExtensionOverride.Member: String] = [:]
    /// The overrides whose superclasses in the unit have none.
    private var first: Set<ExtensionOverride.Member> = []

    init() {}

    /// Finds the overrides of the members of extensions, and notes in these the classes that have them.
    ///
    /// - Parameters:
    ///   - members: the members of extensions.
    ///   - overriding: the members of classes and extensions that override one.
    ///   - unit: the unit, for the classes and their superclasses.
    init(
        of members: inout [ExtensionOverride], overriding: Set<ExtensionOverride.Member>, in unit: SourceUnit
    ) {
        let moved = Set(members.filter(\.isOverride).map(\.member))
        var kept: Set<ExtensionOverride.Member> = []
        for index in members.indices where !members[index].isOverride {
            let (base, name) = (members[index].member.type, members[index].member.name)
            guard !unit.hasClass(base) else { continue }
            let found = overriding.filter {
                $0.name == name && Self.overrides($0, of: base, overriding, unit)
            }
            // One of several overrides in an extension would have to stand in two places.
            guard !found.isEmpty, moved.isDisjoint(with: found) || found.count == 1 else { continue }
            kept.formUnion(moved.intersection(found))
            for member in found {
                bases[member] = base
                let isFirst = unit.ancestry(of: member.type).dropFirst().allSatisfy {
                    !found.contains(ExtensionOverride.Member(type: $0, name: name))
                }
                if isFirst { first.insert(member) }
            }
            members[index].owners = found.filter(first.contains).map(\.type).sorted()
        }
        members.removeAll { $0.isOverride && kept.contains($0.member) }
    }

    /// Returns true for a member of a class of the unit that overrides one of a type's extension: no class
    /// between them declares it.
    private static func overrides(
        _ member: ExtensionOverride.Member, of base: String, _ overriding: Set<ExtensionOverride.Member>,
        _ unit: SourceUnit
    ) -> Bool {
        let chain = unit.ancestry(of: member.type)
        let classes = chain.compactMap { name in unit.types.first { $0.name == name && $0.isClass } }
        guard classes.count == chain.count, let root = classes.last?.outline.inherited.first,
            isKind(root, of: base), !classes.contains(where: { $0.outline.isPrivate || $0.isGeneric })
        else { return false }
        return chain.dropFirst().allSatisfy { name in
            let own = ExtensionOverride.Member(type: name, name: member.name)
            return overriding.contains(own)
                || !unit.types.contains { $0.name == name && $0.declares(own.name) }
        }
    }

    /// Returns true if a class of UIKit is another one, or a subclass, as their names say.
    static func isKind(_ name: String, of base: String) -> Bool {
        if name == base || ["NSObject", "UIResponder"].contains(base) { return true }
        guard name.hasPrefix("UI") else { return false }
        let isController = name.hasSuffix("Controller")
        if base == "UIViewController" { return isController }
        let others = ["Controller", "Behavior", "Layout", "Recognizer", "Item", "Animator", "Attributes"]
        return base == "UIView" && !others.contains(where: name.hasSuffix)
    }

    /// Returns the beginning of the name that a member of a class gets in place of `override`, and whether it
    /// overrides one of that name; nil for a member that keeps its name.
    func prefix(of member: ExtensionOverride.Member) -> (text: String, isOverride: Bool)? {
        bases[member].map { _ in (ExtensionOverride.ownPrefix, !first.contains(member)) }
    }

    /// Returns the beginning of the name of the member that `super` has in a class; nil for others.
    func superPrefix(of name: String, in type: String) -> String? {
        let members = bases.keys.filter {
            $0.type == type && ($0.name == name || $0.name.hasPrefix("\(name)("))
        }
        guard let member = members.min(by: { $0.name < $1.name }), let base = bases[member] else {
            return nil
        }
        return first.contains(member) ? ExtensionOverride.prefix(of: base) : ExtensionOverride.ownPrefix
    }
}

extension TypeDeclaration {
    /// Returns true if the part of the type declares a member, by its name with labels.
    fileprivate func declares(_ name: String) -> Bool {
        properties.contains { $0.name == name }
            || methods.contains { method in
                name == "\(method.name)(\(method.labels.map { "\($0):" }.joined()))"
            }
    }
}
