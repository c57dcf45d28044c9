import SwiftSyntax

/// The classes of a unit with methods that animations call. Up to Swift 2 each object had them: a class
/// overrode them, and named no protocol.
struct AnimationDelegates {
    /// The classes whose own declarations have such methods.
    private(set) var classes: Set<String> = []
    /// The classes whose extensions have such methods.
    private(set) var extended: Set<String> = []
    /// The classes that name the protocol.
    private(set) var conforming: Set<String> = []
    /// The first type behind the name of each class: its superclass, where it has one.
    private var parents: [String: String] = [:]

    /// The names of the methods.
    static let methods: Set = ["animationDidStart", "animationDidStop"]
    /// The protocol.
    static let name = "CAAnimationDelegate"

    mutating func note(_ method: FunctionDeclSyntax) {
        guard Self.methods.contains(method.name.text), let owner = method.owner else { return }
        if owner.isExtension { extended.insert(owner.name) } else { classes.insert(owner.name) }
    }

    mutating func note(_ type: String, inheriting clause: InheritanceClauseSyntax?, isExtension: Bool = false)
    {
        guard let names = clause?.names else { return }
        if names.contains(Self.name) { conforming.insert(type) }
        if !isExtension { parents[type] = names.first }
    }

    mutating func formUnion(_ other: AnimationDelegates) {
        classes.formUnion(other.classes)
        extended.formUnion(other.extended)
        conforming.formUnion(other.conforming)
        parents.merge(other.parents) { first, _ in first }
    }

    /// Returns true for a class with a superclass in the unit that has the methods.
    func inherits(_ name: String) -> Bool {
        var (seen, next) = (Set([name]), parents[name])
        while let parent = next, seen.insert(parent).inserted {
            if classes.contains(parent) || extended.contains(parent) { return true }
            next = parents[parent]
        }
        return false
    }
}
