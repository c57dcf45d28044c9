/// A member of an extension that overrides, or that a subclass in the unit overrides, which Swift without
/// Objective-C does not allow.
///
/// The extension's member gets another name, and the class a member that calls it.
struct ExtensionOverride: Sendable {
    /// A member of a class, by the name of the class and its own with labels.
    struct Member: Hashable, Sendable {
        let type: String
        let name: String
    }

    let member: Member
    /// The member that calls the renamed one, on one line.
    let stub: String
    /// True for a member that overrides one of the superclass.
    let isOverride: Bool

    /// Returns the beginning of the name that the extension's member gets. It names the class: a subclass may
    /// have such a member, too.
    static func prefix(of type: String) -> String {
        "\(prefix)\(type.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())_"
    }

    /// The beginning of the names of all such members.
    static let prefix = "flipbookOverride_"
}
