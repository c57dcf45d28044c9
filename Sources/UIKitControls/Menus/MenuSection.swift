import UIKitCore

/// Entries of a menu between two gaps, with the title above them.
@MainActor struct MenuSection {
    /// The title; empty for none.
    let title: String
    /// The entries that are shown.
    private(set) var entries: [UIMenuElement] = []

    /// Returns the sections of a menu: each menu that is shown in line is one, and so are the entries between
    /// two of these.
    static func all(of menu: UIMenu) -> [MenuSection] {
        var sections = [MenuSection(title: menu.title)]
        for element in menu.shownChildren {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                sections += all(of: inner) + [MenuSection(title: "")]
            } else if !element.shownAttributes.contains(.hidden) {
                sections[sections.count - 1].entries.append(element)
            }
        }
        return sections.filter { !$0.entries.isEmpty || !$0.title.isEmpty }
    }
}
