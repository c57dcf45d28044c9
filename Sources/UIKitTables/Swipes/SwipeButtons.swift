/// The buttons that a row uncovers when it is swiped aside.
@MainActor final class SwipeButtons: UIView {
    /// True for those that a swipe to the right uncovers.
    let isLeading: Bool
    private let performsFirst: Bool
    private let buttons: [SwipeButton]
    private let measures = SwipeMeasures.current

    /// Creates the buttons of a configuration; a closure gets the action that is tapped.
    init(
        _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
        choose: @escaping (UIContextualAction) -> Void
    ) {
        self.isLeading = isLeading
        performsFirst = configuration.performsFirstActionWithFullSwipe
        buttons = configuration.actions.map { SwipeButton($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first action is at the edge of the row, in front of the others.
        for button in buttons.reversed() {
            button.keepsLeft = !isLeading
            button.addAction(UIAction { _ in choose(button.action) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons with their gaps, in points.
    var fittingWidth: CGFloat { widths.reduce(0, +) + gaps }

    private var gaps: CGFloat { measures.gap * CGFloat(buttons.count + 1) }

    /// The widths of the buttons, in points. Where they have gaps, titles without images share the greatest.
    private var widths: [CGFloat] {
        let widths = buttons.map(\.fittingWidth)
        guard measures.gap > 0, buttons.allSatisfy(\.hasTitleAlone), let most = widths.max() else {
            return widths
        }
        return widths.map { _ in most }
    }

    /// The action at the edge.
    var first: UIContextualAction? { buttons.first?.action }

    /// Returns whether a row that is moved by a distance performs the first action when it is let go: by more
    /// than its buttons need and more than a fraction of its width.
    func isFull(at distance: CGFloat) -> Bool {
        performsFirst && distance > max(fittingWidth, bounds.width * measures.fullShare)
    }

    /// Shares the area that a distance uncovers among the buttons.
    func place(uncovering distance: CGFloat) {
        let (widths, gap, isFull) = (widths, measures.gap, isFull(at: distance))
        let whole = widths.reduce(0, +)
        let room = max(0, distance - gaps)
        let height = min(measures.height ?? bounds.height, bounds.height)
        var start = min(gap, distance)
        for (index, button) in buttons.enumerated() {
            var width = whole > 0 ? widths[index] * room / whole : 0
            if isFull { width = index == 0 ? max(0, distance - 2 * gap) : 0 }
            let x = isLeading ? start : bounds.width - start - width
            button.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
            button.layOutSubtree()
            start += width + gap
        }
    }
}
