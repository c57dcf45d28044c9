/// The texts and the image of a cell's style. They are made when they are first asked for, so that a cell
/// with views of its own has no others.
@MainActor final class CellParts {
    private(set) var textLabel: UILabel?
    private(set) var detailLabel: UILabel?
    private(set) var imageView: UIImageView?
    /// The button over the mark of a row with details; nil for other rows.
    var detailButton: UIControl?
    /// The margin at the sides that the cell was given last, in points.
    var givenMargin: CGFloat = 16
    /// The frame in which the table has put the cell; nil before, and after its bounds were changed.
    var rowFrame: CGRect?
    /// The safe area at the sides of the cell, in points.
    var sideRoom = SideRoom()

    func makeTextLabel(of cell: UITableViewCell) -> UILabel {
        if let textLabel { return textLabel }
        let label = UILabel()
        if cell.style == .value2 {
            label.font = .systemFont(ofSize: 12)
            label.textColor = .tintColor
        }
        textLabel = label
        add(label, to: cell)
        return label
    }

    /// Returns nil for a style without a second text.
    func makeDetailLabel(of cell: UITableViewCell) -> UILabel? {
        if detailLabel != nil || cell.style == .default { return detailLabel }
        let (label, measures, style) = (UILabel(), ListMeasures.current, cell.style)
        label.font = .systemFont(ofSize: style == .subtitle ? measures.detailSize : 17)
        if style == .value1 || style == .subtitle && measures.hasLargeTitles {
            label.textColor = .secondaryLabel
        }
        detailLabel = label
        add(label, to: cell)
        return label
    }

    func makeImageView(of cell: UITableViewCell) -> UIImageView {
        if let imageView { return imageView }
        let view = UIImageView(frame: .zero)
        imageView = view
        add(view, to: cell)
        return view
    }

    private func add(_ view: UIView, to cell: UITableViewCell) {
        cell.content.addSubview(view)
        cell.setNeedsLayout()
    }
}
