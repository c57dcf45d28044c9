@_spi(UIKitInternals) import UIKitCore

/// The mark at the right of a row: an arrow, a check mark or a button.
@MainActor struct CellMark {
    /// The picture.
    let image: UIImage
    /// The color; nil for the tint color of the row.
    let tint: UIColor?
    /// The size of the view that shows the picture in its middle, in points. Those of arrow and check mark
    /// are rows T0001 to T0010 of Apple's numbers.
    let size: CGSize
    /// The room that the view has in the row, in points: that of a check mark is wider than the view.
    let room: CGFloat

    /// Creates the mark of a row; nil for none.
    init?(of cell: UITableViewCell) {
        let scale = RunContext.current.scale
        let name: String
        let type = cell.shownAccessoryType
        switch type {
        case .none: return nil
        case .disclosureIndicator:
            // 10.5 with two pixels a point and 10.333 with three.
            let width = (10.25 * scale).rounded(.up) / scale
            (name, size, room) = ("chevron.right", CGSize(width: width, height: 14), width)
        case .checkmark:
            // 18 with two pixels a point and 17.333 with three.
            let height = scale >= 3 ? 52.0 / 3 : 18
            (name, size, room) = ("checkmark", CGSize(width: 19, height: height), 24)
        case .detailButton, .detailDisclosureButton:
            (name, size, room) = ("info.circle", CGSize(width: 22, height: 22), 22)
        }
        let isArrow = type == .disclosureIndicator
        let form = UIImage.SymbolConfiguration(pointSize: isArrow ? 13 : 17, weight: .semibold)
        guard let image = UIImage(systemName: name, withConfiguration: form) else { return nil }
        (self.image, tint) = (image, isArrow ? .tertiaryLabel : nil)
    }

    /// Returns the frame of the view in a row whose texts have a margin, in points.
    func frame(in bounds: CGRect, margin: CGFloat) -> CGRect {
        let scale = RunContext.current.scale
        let top = ((bounds.height - size.height) / 2 * scale).rounded(.down) / scale
        return CGRect(
            x: bounds.maxX - margin - (room + size.width) / 2, y: bounds.minY + top, width: size.width,
            height: size.height)
    }
}
