@_spi(UIKitInternals) import UIKitCore

/// The card of an open menu: rows in sections on a blurred ground.
@MainActor final class MenuCard: UIView {
    private let measures = MenuMeasures.current
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroller = UIScrollView(frame: .zero)
    private let choose: (UIMenuElement) -> Void
    private var shown: UIMenu?
    /// A Boolean value that indicates whether the first entry is the lowest; default false.
    var isReversed = false {
        didSet { if isReversed != oldValue, let shown { fill(from: shown) } }
    }
    /// Called after deferred entries have changed the size.
    var sizeDidChange: (() -> Void)?

    /// Creates the card of a menu; a closure gets the entry that is tapped.
    init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
        self.choose = choose
        super.init(frame: CGRect(x: 0, y: 0, width: measures.width, height: 0))
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius) = (0.1, 24)
        layer.shadowOffset = CGSize(width: 0, height: 8)
        ground.layer.cornerRadius = measures.radius
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

    /// Shows the entries of a menu in place of those before. Deferred ones follow when they are there.
    func show(_ menu: UIMenu) {
        shown = menu
        menu.load { [weak self] in
            guard let self, shown === menu else { return }
            fill(from: menu)
            sizeDidChange?()
        }
        fill(from: menu)
    }

    private func fill(from menu: UIMenu) {
        for view in scroller.subviews { view.removeFromSuperview() }
        let inOrder = MenuSection.all(of: menu)
        let sections = isReversed ? MenuSection.reversed(inOrder) : inOrder
        // A title has its distance within itself.
        var y = sections.first?.title.isEmpty ?? true ? measures.edge : 0
        let rows = sections.filter(\.hasRows).flatMap(\.entries)
        let hasMarks = rows.contains { $0.shownState != .off }
        let hasImages = rows.contains { !($0 is UIMenu) && $0.image != nil }
        for (index, section) in sections.enumerated() {
            if index > 0 { y = addGap(at: y) }
            if !section.title.isEmpty {
                y = addTitle(section.title, at: y) + (index == 0 ? measures.edge : 0)
            }
            for (row, line) in section.lines.enumerated() {
                if measures.isRuled, row > 0 || !section.title.isEmpty { addLine(at: y) }
                y =
                    section.hasRows
                    ? add(MenuRow(line[0], hasMarks: hasMarks, hasImages: hasImages), at: y)
                    : addTiles(line, hasTitles: section.size == .medium, at: y)
            }
        }
        scroller.contentSize = CGSize(width: measures.width, height: y + measures.edge)
    }

    /// The size of all rows, in points.
    var fittingSize: CGSize { scroller.contentSize }

    private func add(_ row: MenuRow, at y: CGFloat) -> CGFloat {
        let height = row.height(forWidth: measures.width)
        row.frame = CGRect(x: 0, y: y, width: measures.width, height: height)
        add(row, of: row.element)
        return y + height
    }

    private func add(_ control: UIControl, of element: UIMenuElement) {
        control.addAction(UIAction { [choose] _ in choose(element) }, for: .touchUpInside)
        scroller.addSubview(control)
    }

    private func addTiles(_ elements: [UIMenuElement], hasTitles: Bool, at y: CGFloat) -> CGFloat {
        let margin = measures.isRuled ? 0 : measures.margin / 2
        let width = (measures.width - 2 * margin) / CGFloat(elements.count)
        let height = hasTitles ? measures.tileHeight : measures.rowHeight
        for (index, element) in elements.enumerated() {
            let tile = MenuTile(element, hasTitle: hasTitles)
            tile.frame = CGRect(x: margin + CGFloat(index) * width, y: y, width: width, height: height)
            add(tile, of: element)
            guard measures.isRuled, index > 0 else { continue }
            let line = UIView(frame: CGRect(x: tile.frame.minX - 0.25, y: y, width: 0.5, height: height))
            line.backgroundColor = .separator
            scroller.addSubview(line)
        }
        return y + height
    }

    private func addTitle(_ text: String, at y: CGFloat) -> CGFloat {
        let label = UILabel()
        (label.text, label.numberOfLines, label.textColor) = (text, 0, .secondaryLabel)
        label.font = .systemFont(ofSize: measures.smallSize)
        let room = CGSize(width: measures.width - 2 * measures.margin, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height
        let padding = measures.titlePadding
        label.frame = CGRect(x: measures.margin, y: y + padding.above, width: room.width, height: height)
        scroller.addSubview(label)
        return y + padding.above + height + padding.below
    }

    private func addGap(at y: CGFloat) -> CGFloat {
        guard measures.isRuled else {
            addLine(at: y + measures.sectionGap / 2, inset: measures.margin)
            return y + measures.sectionGap
        }
        let gap = UIView(frame: CGRect(x: 0, y: y, width: measures.width, height: measures.sectionGap))
        gap.backgroundColor = UIColor.systemFill
        scroller.addSubview(gap)
        return y + measures.sectionGap
    }

    private func addLine(at y: CGFloat, inset: CGFloat = 0) {
        let line = UIView(
            frame: CGRect(x: inset, y: y - 0.25, width: measures.width - 2 * inset, height: 0.5))
        line.backgroundColor = .separator
        scroller.addSubview(line)
    }
}
