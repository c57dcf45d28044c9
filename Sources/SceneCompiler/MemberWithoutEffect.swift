/// A member of UIKit that compiles and has no effect in a film.
package struct MemberWithoutEffect: Hashable, Sendable {
    /// The ways in which code uses such a member.
    enum Kind: Character {
        /// A property that code sets.
        case property = "v"
        /// A function that code calls.
        case function = "f"
        /// A value that code names, such as an option.
        case constant = "c"
        /// A member that a class overrides, which a film never asks for.
        case override = "o"
        /// A requirement of a protocol that a film never calls.
        case requirement = "r"
    }

    let kind: Kind
    /// The types that the member is in, from the outside to the inside.
    let owner: [Substring]
    /// The name with its labels, such as `setTitle(_:for:)`.
    let name: Substring

    /// The name with its types, such as `UIButton.Configuration.buttonSize`.
    package var text: String { (owner + [name]).joined(separator: ".") }

    /// Returns the members in a line of the list: `UIButton v.showsTouchWhenHighlighted f.setTitle(_:for:)`.
    static func members(inLine line: Substring) -> [MemberWithoutEffect] {
        let words = line.split(separator: " ")
        guard let owner = words.first?.split(separator: ".") else { return [] }
        return words.dropFirst().compactMap { word in
            Kind(rawValue: word.first!).map {
                MemberWithoutEffect(kind: $0, owner: owner, name: word.dropFirst(2))
            }
        }
    }

    /// Returns the types and the name of a text such as `UIButton.Configuration.buttonSize`.
    static func parts(of text: Substring) -> (owner: [Substring], name: Substring) {
        // Labels have no periods, but default names such as `init(_:)` have colons.
        let end = text.firstIndex(of: "(") ?? text.endIndex
        var parts = text[..<end].split(separator: ".")
        guard let last = parts.popLast() else { return ([], text) }
        return (parts, text[last.startIndex...])
    }
}
