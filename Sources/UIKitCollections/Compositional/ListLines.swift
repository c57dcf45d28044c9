/// The views of the lines of a row in a list.
@MainActor final class ListLines {
    private let top = UIView()
    private let bottom = UIView()

    /// Creates lines in a cell.
    init(in cell: UICollectionViewCell) {
        for line in [top, bottom] {
            line.isUserInteractionEnabled = false
            line.isHidden = true
            cell.addSubview(line)
        }
    }

    /// Hides both lines.
    func hide() {
        (top.isHidden, bottom.isHidden) = (true, true)
    }

    /// Shows the lines of a row by its place in a list, from the leading edge of its text; nil without one.
    func show(
        _ list: UICollectionLayoutListConfiguration, at path: IndexPath, isLast: Bool, from text: CGFloat?,
        in cell: UIView
    ) {
        var lines = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
        top.isHidden = !list.showsSeparators || lines.topSeparatorVisibility != .visible
        bottom.isHidden =
            !list.showsSeparators || lines.bottomSeparatorVisibility == .hidden
            || ((isLast || list.isSidebar) && lines.bottomSeparatorVisibility == .automatic)
        for line in [top, bottom] { line.backgroundColor = lines.color }
        top.frame = lines.frame(in: cell.bounds, from: text, insets: lines.topSeparatorInsets, isAtTop: true)
        bottom.frame = lines.frame(
            in: cell.bounds, from: text, insets: lines.bottomSeparatorInsets, isAtTop: false)
    }
}
