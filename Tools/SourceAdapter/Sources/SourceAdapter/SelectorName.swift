import SwiftSyntax

/// The name of a member in Objective-C, derived from its Swift name by Swift's rules.
///
/// `pan(_:)` is `pan:`, `didTap(with:)` is `didTapWith:`, `tapped(sender:)` is `tappedWithSender:`, and the
/// setter of `count` is `setCount:`.
enum SelectorName {
    /// Returns the selector of a method with argument labels; `_` stands for none.
    static func method(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        return labels.dropFirst().reduce(base + link(from: base, to: first) + ":") { name, label in
            name + (label == "_" ? "" : label) + ":"
        }
    }

    /// Returns the selector of a property's setter.
    static func setter(_ property: String) -> String {
        "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }

    /// Returns the first label as it stands behind the base name: after “With”, unless one of the words
    /// where they meet is a preposition.
    private static func link(from base: String, to label: String) -> String {
        guard label != "_" else { return "" }
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        let meets = prepositions.contains(lastWord(of: base)) || prepositions.contains(firstWord(of: label))
        return meets ? capitalized : "With" + capitalized
    }

    private static func firstWord(of name: String) -> String {
        guard let first = name.first else { return "" }
        return (String(first) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
        return name[start...].lowercased()
    }

    /// The prepositions of Swift's naming rules.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]
}
