/// The header or footer of a section of a table: its height and its view.
@MainActor struct HeaderContent {
    /// The height, in points; 0 for nothing.
    let height: CGFloat
    /// The view; nil for a gap.
    let view: UIView?

    /// Asks data source and delegate of a table for the header of a section, which may come after a gap
    /// instead of a footer. Of a header that stays only the height is asked for.
    init(above section: Int, of table: UITableView, isAfterGap: Bool, keeping kept: TableRows.Header?) {
        view = kept.map(\.view) ?? Self.header(of: section, table)
        (view as? UITableViewHeaderFooterView)?.takeMargin(of: table)
        let wanted =
            table.tableDelegate?.tableView(table, heightForHeaderInSection: section)
            ?? table.sectionHeaderHeight
        let sound = table.sound(wanted, "the header of section \(section)")
        height = sound < 0 ? Self.automaticHeight(view, section, table, isHeader: true, isAfterGap) : sound
    }

    /// Asks data source and delegate of a table for the footer of a section, or for the height of one that
    /// stays.
    init(below section: Int, of table: UITableView, keeping kept: TableRows.Header?) {
        view = kept.map(\.view) ?? Self.footer(of: section, table)
        (view as? UITableViewHeaderFooterView)?.takeMargin(of: table)
        let wanted =
            table.tableDelegate?.tableView(table, heightForFooterInSection: section)
            ?? table.sectionFooterHeight
        let sound = table.sound(wanted, "the footer of section \(section)")
        height = sound < 0 ? Self.automaticHeight(view, section, table, isHeader: false) : sound
    }

    private static func header(of section: Int, _ table: UITableView) -> UIView? {
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
        return table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
            ?? title.map { label($0, table, isHeader: true) }
    }

    private static func footer(of section: Int, _ table: UITableView) -> UIView? {
        let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
        return table.tableDelegate?.tableView(table, viewForFooterInSection: section)
            ?? title.map { label($0, table, isHeader: false) }
    }

    /// The heights of headers and footers: a grouped table keeps 35 points above its first section, and half
    /// of that on each side of the others.
    private static func automaticHeight(
        _ view: UIView?, _ section: Int, _ table: UITableView, isHeader: Bool, _ isAfterGap: Bool = false
    ) -> CGFloat {
        let isPlain = table.style == .plain
        guard let view else { return isPlain ? 0 : isHeader && section == 0 ? 35 : 17.5 }
        if let title = view as? TitleView {
            let above: CGFloat = section == 0 ? 35 : isAfterGap ? 17.5 : 25
            if let fitting = title.height(for: table.bounds.width, above: above) { return fitting }
        }
        if let fitting = fittingHeight(view, table.bounds.width) { return fitting }
        return isPlain || !isHeader ? 28 : section == 0 ? 55.5 : 38
    }

    /// Returns the height that the description or the constraints of a header demand; nil for one without.
    private static func fittingHeight(_ view: UIView, _ width: CGFloat) -> CGFloat? {
        let header = view as? UITableViewHeaderFooterView
        let room = header?.sideRoom.ofContent ?? .zero
        let width = width - room.left - room.right
        if let height = header?.contents.fittingHeight(width: width) { return height }
        let content = header?.contentView ?? view
        guard content.holdsConstrainedViews else { return nil }
        return content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private static func label(_ title: String, _ table: UITableView, isHeader: Bool) -> UIView {
        TitleView(
            title, isPlain: table.style == .plain, isHeader: isHeader,
            inset: table.titleMargin)
    }
}

/// The view of the title of a section.
@MainActor private final class TitleView: UITableViewHeaderFooterView {
    private let isPlain: Bool
    private let isHeader: Bool
    private var inset: CGFloat

    init(_ title: String, isPlain: Bool, isHeader: Bool, inset: CGFloat) {
        (self.isPlain, self.isHeader, self.inset) = (isPlain, isHeader, inset)
        super.init(reuseIdentifier: nil)
        let isBar = isPlain && isHeader
        backgroundColor = isBar ? .secondarySystemBackground : .clear
        let isLarge = isBar || isHeader && ListMeasures.current.hasLargeTitles
        textLabel?.text = isPlain || !isHeader || isLarge ? title : title.uppercased()
        textLabel?.font = isLarge ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        textLabel?.textColor = isBar ? .label : .secondaryLabel
        textLabel?.numberOfLines = 0
    }

    override func takeMargin(of table: UITableView) {
        super.takeMargin(of: table)
        guard inset != table.titleMargin else { return }
        inset = table.titleMargin
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    required convenience init(dequeuedAs identifier: String) {
        self.init("", isPlain: true, isHeader: true, inset: 0)
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(0, width - sideRoom.left - sideRoom.right - 2 * inset)
    }

    private func textSize(_ width: CGFloat) -> CGSize {
        guard let textLabel else { return .zero }
        return textLabel.sizeThatFits(
            CGSize(width: textWidth(width), height: .greatestFiniteMagnitude))
    }

    /// Returns the height of a footer, of a header of several lines or of a large one, which has a distance
    /// above and below its text; nil where the table's own height counts.
    func height(for width: CGFloat, above: CGFloat) -> CGFloat? {
        let text = textSize(width).height
        if !isHeader { return max(28, text + Self.footerTop + Self.footerBottom) }
        if !isPlain, ListMeasures.current.hasLargeTitles { return text + above }
        return text > 1.5 * (textLabel?.font.lineHeight ?? 0) ? text + 14 : nil
    }

    private static var hasThreePixels: Bool {
        ListMeasures.current.hasLargeTitles && RunContext.current.scale >= 3
    }
    /// The distances of texts from the edges of headers and footers, in points: those of iOS 26 as iPhone SE
    /// (two pixels a point) and iPhone 16 (three) have them.
    private static var headerBottom: CGFloat {
        hasThreePixels ? 19.0 / 3 : ListMeasures.current.hasLargeTitles ? 5.5 : 6.5
    }
    private static var footerTop: CGFloat {
        hasThreePixels ? 23.0 / 3 : ListMeasures.current.hasLargeTitles ? 8 : 7
    }
    private static var footerBottom: CGFloat {
        hasThreePixels ? 20.0 / 3 : ListMeasures.current.hasLargeTitles ? 6 : 7
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, textSize(bounds.width).height)
        // Headers of groups stand on the rows below them, footers hang from those above.
        let y =
            isPlain
            ? (bounds.height - height) / 2
            : isHeader ? bounds.height - height - Self.headerBottom : Self.footerTop
        textLabel?.frame = CGRect(
            x: inset + sideRoom.left - sideRoom.ofContent.left, y: max(0, y), width: textWidth(bounds.width),
            height: height)
    }
}
