/// The buttons that a row uncovers when it is swiped aside.
@MainActor final class SwipeButtons: UIView {
    /// True for those that a swipe to the right uncovers.
    let isLeading: Bool
    private let performsFirst: Bool
    private let buttons: [SwipeButton]

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

    /// The width of all buttons, in points.
    var fittingWidth: CGFloat { buttons.reduce(0) { $0 + $1.fittingWidth } }

    /// The action at the edge.
    var first: UIContextualAction? { buttons.first?.action }

    /// Returns whether a row that is moved by a distance performs the first action when it is let go: by more
    /// than its buttons need and more than 60 % of its width, by eye.
    func isFull(at distance: CGFloat) -> Bool {
        performsFirst && distance > max(fittingWidth, bounds.width * 0.6)
    }

    /// Shares the area that a distance uncovers among the buttons.
    func place(uncovering distance: CGFloat) {
        let whole = fittingWidth
        let isFull = isFull(at: distance)
        var start: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            var width = whole > 0 ? button.fittingWidth * distance / whole : 0
            if isFull { width = index == 0 ? distance : 0 }
            let x = isLeading ? start : bounds.width - start - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            button.layoutIfNeeded()
            start += width
        }
    }
}
