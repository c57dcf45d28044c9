import UIKit

/// A menu that a tap on a button opens.
@MainActor final class OpenMenu {
    /// The card of the open menu; nil where none opened.
    private let card: UIView?

    /// Opens a menu of entries under a title.
    init(_ entries: [UIMenuElement], title: String = "", on stage: Stage) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 120, width: 80, height: 40)
        button.menu = UIMenu(title: title, children: entries)
        button.showsMenuAsPrimaryAction = true
        stage.root.addSubview(button)
        let time = stage.host.clock.time + 0.1
        stage.host.inputScript = [.tap(at: CGPoint(x: 60, y: 140), time: time)]
        stage.run(1)
        card = stage.host.window.subviews.last?.subviews.first
    }

    /// The width of the card, in points.
    var width: CGFloat? { card?.bounds.width }
    /// The greatest radius of the card's parts, in points.
    var radius: CGFloat? { card.flatMap { Self.views(in: $0).map(\.layer.cornerRadius).max() } }
    /// The frames of the rows on the card, from top to bottom.
    var rows: [CGRect] {
        guard let card else { return [] }
        let frames = Self.views(in: card).filter { $0 is UIControl }.map { $0.convert($0.bounds, to: card) }
        return frames.sorted { $0.minY < $1.minY }
    }

    /// The distance of the last row from the card's lower edge, in points.
    var edge: CGFloat { (card?.bounds.height ?? 0) - (rows.last?.maxY ?? 0) }

    /// Returns the distance of a text from the card's left edge, in points.
    func inset(of text: String) -> CGFloat? {
        guard let card, let label = BarQuantities.firstLabel(text, in: card) else { return nil }
        return label.convert(label.bounds, to: card).minX
    }

    private static func views(in view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap { views(in: $0) }
    }
}
