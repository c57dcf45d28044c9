import UIKit

/// Quantities of open menus. Each opens the menu that it is about.
@MainActor enum MenuQuantities {
    /// The subject of set-ups that name a button with a menu.
    struct Subject {}

    static let phrase = Phrase.always("UIButton with menu") { stage, _ in stage.begin(Subject()) }

    static let all: [Quantity] = [
        Quantity("width of a menu") { stage, _ in OpenMenu([action("A")], on: stage).width },
        Quantity(#"corner radius \(fitted\)"#) { stage, _ in OpenMenu([action("A")], on: stage).radius },
        Quantity("title inset, plain") { stage, _ in OpenMenu([action("A")], on: stage).inset(of: "A") },
        Quantity("title inset with a check mark column") { stage, _ in
            OpenMenu([action("A"), UIAction(title: "B", state: .on) { _ in }], on: stage).inset(of: "A")
        },
        Quantity("title inset with images") { stage, _ in
            let image = UIImage(systemName: "trash")
            return OpenMenu([UIAction(title: "A", image: image) { _ in }], on: stage).inset(of: "A")
        },
        Quantity("gap between sections") { stage, _ in
            let sections = ["A", "B"].map { UIMenu(options: .displayInline, children: [action($0)]) }
            let rows = OpenMenu(sections, on: stage).rows
            return rows.count == 2 ? rows[1].minY - rows[0].maxY : nil
        },
        Quantity("header height") { stage, _ in
            guard stage.subject is Subject else { return try TableQuantities.headerHeight(stage) }
            // Below the header the rows have the same edge as at the end of the card.
            let menu = OpenMenu([action("A")], title: "Title", on: stage)
            return menu.rows.first.map { $0.minY - menu.edge }
        },
        Quantity("row height with subtitle") { stage, _ in
            OpenMenu([UIAction(title: "A", subtitle: "B") { _ in }], on: stage).rows.first?.height
        },
        Quantity("row height") { stage, _ in
            guard stage.subject is Subject else { return try TableQuantities.rowHeight(stage, row: 0) }
            return OpenMenu([action("A")], on: stage).rows.first?.height
        },
    ]

    private static func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
}
