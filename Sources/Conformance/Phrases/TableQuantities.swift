import Picture
import UIKit
import UIKitMembers

/// Quantities of tables and lists.
@MainActor enum TableQuantities {
    static let all: [Quantity] = [
        Quantity("(?:(value1|default) )?row height") { stage, words in
            try rowHeight(stage, row: words[1] == "default" ? 2 : 0)
        },
        Quantity("section header height") { stage, _ in try headerHeight(stage) },
        Quantity("footer height") { stage, _ in
            try stage.value("rectForFooter(inSection: 0).height", of: table(stage))
        },
        Quantity("sectionHeaderTopPadding") { stage, _ in
            try stage.value("rectForHeader(inSection: 0).minY", of: table(stage))
        },
        Quantity("content view width") { stage, _ in try cell(stage).contentView.frame.width },
        Quantity(#"accessory\.frame\.(\w+)"#) { stage, words in
            let cell = try cell(stage)
            let trailing = cell.bounds.width * 0.8
            let views = cell.subviews.filter { $0 !== cell.contentView && $0.frame.minX > trailing }
            let drawn = DrawnParts(of: cell, in: stage).union {
                $0.frame.minX > trailing && $0.frame.height > 2
            }
            return (views.first?.frame ?? drawn).flatMap { Geometry.part(words[1], of: $0) }
        },
        Quantity(#"separator\.frame\.(\w+)"#) { stage, words in
            try separator(stage).flatMap { Geometry.part(words[1], of: $0.frame) }
        },
        Quantity("separator colou?r (red|green|blue|alpha)") { stage, words in
            let color = try separator(stage)?.color
            return color.flatMap {
                ["red": $0.red, "green": $0.green, "blue": $0.blue, "alpha": $0.alpha][words[1]]
            }
        },
        Quantity("corner radius of first and last row") { stage, _ in
            guard let list = stage.subject as? UICollectionView else {
                throw Obstacle.notUnderstood("a list")
            }
            let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
            return cell.map { max($0.layer.cornerRadius, $0.contentView.layer.cornerRadius) }
                .map { $0 > 0 ? $0 : backgroundRadius(of: cell) }
        },
    ]

    /// Returns the height of a row of the first section.
    static func rowHeight(_ stage: Stage, row: Int) throws -> CGFloat {
        try table(stage).rectForRow(at: IndexPath(row: row, section: 0)).height
    }

    /// Returns the height of the first header.
    static func headerHeight(_ stage: Stage) throws -> Any? {
        try stage.value("rectForHeader(inSection: 0).height", of: table(stage))
    }

    /// Returns the first separator that a list draws; nil for none.
    private static func separator(_ stage: Stage) throws -> DrawnParts.Part? {
        guard let list = stage.subject as? UIView else { throw Obstacle.notUnderstood("a list") }
        let parts = DrawnParts(of: list, in: stage).parts
        return parts.first { $0.frame.height <= 1 && $0.frame.width > list.bounds.width / 2 }
    }

    private static func backgroundRadius(of cell: UICollectionViewCell?) -> CGFloat {
        (cell?.backgroundView?.layer.cornerRadius).map { max($0, 0) }
            ?? cell?.subviews.map(\.layer.cornerRadius).max() ?? 0
    }

    private static func table(_ stage: Stage) throws -> UITableView {
        guard let table = stage.subject as? UITableView else { throw Obstacle.notUnderstood("a table") }
        return table
    }

    private static func cell(_ stage: Stage) throws -> UITableViewCell {
        guard let cell = try table(stage).cellForRow(at: IndexPath(row: 0, section: 0)) else {
            throw Obstacle.failed("the table shows no cell")
        }
        cell.layoutIfNeeded()
        return cell
    }
}
