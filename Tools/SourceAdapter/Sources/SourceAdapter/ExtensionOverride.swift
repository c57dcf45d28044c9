/// A member of an extension that overrides, or that a subclass in the unit overrides, which Swift without
/// Objective-C does not allow.
///
/// The extension's member gets another name, and the class a member that calls it. Where the class is one of
/// UIKit's, that member stands in the extension, and calls the overrides by a name of their own.
struct ExtensionOverride: Sendable {
    /// A member of a class, by the name of the class and its own with labels.
    struct Member: Hashable, Sendable {
        let type: String
        let name: String
    }

    /// The kinds of members.
    enum Kind: Sendable {
        case method(isThrowing: Bool)
        case property(isSettable: Bool)
    }

    let member: Member
    let kind: Kind
    /// The declaration of the member that calls the renamed one, up to its body.
    private(set) var head: String
    /// The call of the renamed one, without the beginning of its name.
    let call: String
    /// True for a member that overrides one of the superclass.
    let isOverride: Bool
    /// The classes of the unit that override a member of one of UIKit's classes, but for their subclasses.
    var owners: [String] = []

    /// Lets the member that calls the renamed one override nothing.
    mutating func endOverriding() { head = head.replacing("override ", with: "", maxReplacements: 1) }

    /// The member that calls the renamed one, on one line.
    var stub: String {
        switch kind {
        case .method(let isThrowing):
            let word = isThrowing ? "return try " : "return "
            return "\(head) { \(choice("") { word + $0 }) }"
        case .property(let isSettable):
            let setter = isSettable ? " set { \(choice("; return") { "\($0) = newValue" }) }" : ""
            return "\(head) { get { \(choice("") { "return \($0)" }) }\(setter) }"
        }
    }

    /// Returns what is done with the override of the object's class, or else with the renamed member.
    private func choice(_ end: String, _ action: (String) -> String) -> String {
        owners.map {
            "if let own = self as? \($0) { \(action("own." + Self.ownPrefix + call))\(end) }; "
        }.joined() + action(Self.prefix(of: member.type) + call)
    }

    /// Returns the beginning of the name that the extension's member gets. It names the class: a subclass may
    /// have such a member, too.
    static func prefix(of type: String) -> String {
        "\(prefix)\(type.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())_"
    }

    /// The beginning of the names of all such members.
    static let prefix = "flipbookOverride_"
    /// The beginning of the names of overrides of what an extension adds to a class of UIKit.
    static let ownPrefix = prefix(of: "own")
}
