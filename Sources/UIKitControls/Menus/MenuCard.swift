@_spi(UIKitInternals) import UIKitCore

/// The card of an open menu: rows in sections on a blurred ground.
@MainActor final class MenuCard: UIView {
    // The measures are those of iPhones of iOS 13 to 18; the radius is by eye.
    private static let width: CGFloat = 250
    private static let radius: CGFloat = 13
    private static let sectionGap: CGFloat = 8

    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroller = UIScrollView(frame: .zero)
    private let choose: (UIMenuElement) -> Void

    /// Creates the card of a menu; a closure gets the entry that is tapped.
    init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
        self.choose = choose
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius) = (0.1, 24)
        layer.shadowOffset = CGSize(width: 0, height: 8)
        ground.layer.cornerRadius = Self.radius
        ground.clipsToBounds = true
        ground.frame = bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ground)
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.contentInsetAdjustmentBehavior = .never
        ground.contentView.addSubview(scroller)
        show(menu)
    }

    required init?(coder: NSCoder) {
        choose = { _ in }
        super.init(coder: coder)
    }

    /// Shows the entries of a menu in place of those before.
    func show(_ menu: UIMenu) {
        for view in scroller.subviews { view.removeFromSuperview() }
        var y: CGFloat = 0
        let sections = MenuSection.all(of: menu)
        let hasMarks = sections.flatMap(\.entries).contains {
            ($0 as? UIAction).map { $0.state != .off } ?? false
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { y = addGap(at: y) }
            if !section.title.isEmpty { y = addTitle(section.title, at: y) }
            for (row, element) in section.entries.enumerated() {
                if row > 0 || !section.title.isEmpty { addLine(at: y) }
                y = add(MenuRow(element, hasMarks: hasMarks), at: y)
            }
        }
        scroller.contentSize = CGSize(width: Self.width, height: y)
    }

    /// The size of all rows, in points.
    var fittingSize: CGSize { scroller.contentSize }

    private func add(_ row: MenuRow, at y: CGFloat) -> CGFloat {
        let height = row.height(forWidth: Self.width)
        row.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
        row.addAction(UIAction { [choose, element = row.element] _ in choose(element) }, for: .touchUpInside)
        scroller.addSubview(row)
        return y + height
    }

    private func addTitle(_ text: String, at y: CGFloat) -> CGFloat {
        let label = UILabel()
        (label.text, label.numberOfLines, label.textColor) = (text, 0, .secondaryLabel)
        label.font = .systemFont(ofSize: 12)
        let room = CGSize(width: Self.width - 32, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height
        label.frame = CGRect(x: 16, y: y + 8, width: room.width, height: height)
        scroller.addSubview(label)
        return y + height + 16
    }

    private func addGap(at y: CGFloat) -> CGFloat {
        let gap = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.sectionGap))
        gap.backgroundColor = UIColor.systemFill
        scroller.addSubview(gap)
        return y + Self.sectionGap
    }

    private func addLine(at y: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y - 0.25, width: Self.width, height: 0.5))
        line.backgroundColor = .separator
        scroller.addSubview(line)
    }
}
