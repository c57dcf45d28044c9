import UIKitCore

/// Entries of a menu between two gaps, with the title above them.
@MainActor struct MenuSection {
    /// The title; empty for none.
    private(set) var title: String
    /// The size of the entries.
    let size: UIMenu.ElementSize
    /// The entries that are shown.
    private(set) var entries: [UIMenuElement] = []

    /// Returns the sections of a menu: each menu that is shown in line is one, and so are the entries between
    /// two of these.
    static func all(of menu: UIMenu) -> [MenuSection] {
        let size = menu.preferredElementSize
        var sections = [MenuSection(title: menu.title, size: size)]
        for element in menu.shownChildren {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                sections += all(of: inner) + [MenuSection(title: "", size: size)]
            } else if !element.shownAttributes.contains(.hidden) {
                sections[sections.count - 1].entries.append(element)
            }
        }
        return sections.filter { !$0.entries.isEmpty || !$0.title.isEmpty }
    }

    /// Returns the sections from the last one to the first. A title of the whole menu stays at the top.
    static func reversed(_ sections: [MenuSection]) -> [MenuSection] {
        var reversed = Array(sections.reversed())
        for index in reversed.indices where reversed[index].hasRows { reversed[index].entries.reverse() }
        if let last = reversed.indices.last, last > 0, reversed[0].title.isEmpty {
            reversed[0].title = reversed[last].title
            reversed[last].title = ""
        }
        return reversed
    }

    /// True for entries one below the other.
    var hasRows: Bool { mostInLine == nil }

    /// The most entries side by side, by eye; nil for entries one below the other.
    private var mostInLine: Int? {
        switch size {
        case .small: 4
        case .medium: 3
        case .large, .automatic: nil
        }
    }

    /// The entries that lie side by side, line by line.
    var lines: [[UIMenuElement]] {
        let most = mostInLine ?? 1
        return stride(from: 0, to: entries.count, by: most).map {
            Array(entries[$0..<min($0 + most, entries.count)])
        }
    }
}
