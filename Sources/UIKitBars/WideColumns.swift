@_spi(UIKitInternals) import UIKitCore

/// The columns of a split controller on a wide screen, as they are seen.
@MainActor final class WideColumns {
    /// The time in which columns come and go, in seconds (by eye).
    private static let duration: TimeInterval = 0.35

    private unowned let split: UISplitViewController
    /// The display mode.
    private(set) var mode: UISplitViewController.DisplayMode
    /// The veil over the details below a list, which a tap puts away, as dark as that behind sheets.
    private let veil = UIView()
    private let lines = [UIView(), UIView()]
    private var size: CGSize
    /// The entry of the bar with the button; nil for none.
    weak var buttonHost: UINavigationItem?

    init(of split: UISplitViewController) {
        self.split = split
        size = split.wideSize
        mode = split.mode(for: split.preferredDisplayMode, in: size)
    }

    /// Shows the columns in the controller's view.
    func install() {
        guard let root = split.view else { return }
        veil.backgroundColor = UIColor(white: 0, alpha: 0.2)
        root.addSubview(veil)
        for line in lines {
            line.backgroundColor = .opaqueSeparator
            line.isUserInteractionEnabled = false
            root.addSubview(line)
        }
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.putAway() }
        }
        veil.addGestureRecognizer(tap)
        addEdgeSwipe(to: root)
        show()
    }

    private func addEdgeSwipe(to root: UIView) {
        let swipe = UIScreenEdgePanGestureRecognizer()
        swipe.edges = split.primaryEdge == .trailing ? .right : .left
        swipe.addHandler { [weak self] recognizer in
            guard let self, recognizer.state == .began, split.presentsWithGesture else { return }
            let column = split.hasThreeColumns && mode == .secondaryOnly ? Column.supplementary : .primary
            split.show(column)
        }
        root.addGestureRecognizer(swipe)
    }

    private typealias Column = UISplitViewController.Column

    /// Hides the lists over the details.
    private func putAway() {
        if mode.isOver { change(to: .secondaryOnly, animated: true) }
    }

    // MARK: Views

    private func isSeen(_ column: Column) -> Bool { mode.shows(column, ofThree: split.hasThreeColumns) }

    /// Shows the columns of the mode, and takes the others out.
    func show() {
        addViews(at: split.frames(in: mode))
        removeViews()
        place()
        split.updateModeButton()
    }

    /// Adds the views that the mode shows and that are not in the controller's view.
    private func addViews(at frames: ColumnFrames) {
        guard let root = split.view else { return }
        for column in [Column.secondary, .supplementary, .primary] where isSeen(column) {
            let controller = split.controller(in: column)
            if split.isEntering, split.shouldAutomaticallyForwardAppearanceMethods {
                controller?.loadWithoutFirstChild()
            }
            guard let view = controller?.view, view.superview !== root else { continue }
            view.autoresizingMask = []
            view.frame = frames[column]
            switch column {
            case .secondary, .compact: root.insertSubview(view, at: 0)
            case .supplementary: root.insertSubview(view, aboveSubview: veil)
            case .primary: root.insertSubview(view, belowSubview: lines[0])
            }
        }
    }

    /// Takes the views of columns out that the mode does not show.
    private func removeViews() {
        for column in [Column.primary, .supplementary] where !isSeen(column) {
            guard let view = split.controller(in: column)?.viewIfLoaded, view.superview === split.view else {
                continue
            }
            view.removeFromSuperview()
        }
    }

    /// Puts the views in their places.
    private func place() {
        let frames = split.frames(in: mode)
        for column in [Column.primary, .supplementary, .secondary] {
            guard let view = split.controller(in: column)?.viewIfLoaded, view.superview === split.view else {
                continue
            }
            view.frame = frames[column]
        }
        for (line, frame) in zip(lines, frames.lines) { line.frame = frame }
        veil.frame = frames.secondary
        veil.alpha = mode.isOver ? 1 : 0
    }

    /// Responds to a layout of the controller's view. A tablet that has been turned shows the mode of its
    /// direction.
    func layOut() {
        let new = split.wideSize
        let isTurned = (size.width > size.height) != (new.width > new.height)
        size = new
        if isTurned { change(to: split.mode(for: split.preferredDisplayMode, in: new), animated: false) }
        place()
    }

    // MARK: Mode

    /// Changes to another mode. In an animation block the change is animated in any case.
    ///
    /// - Parameter notes: whether the delegate is notified of columns, as of a mode that code prefers.
    func change(to new: UISplitViewController.DisplayMode, animated: Bool, notes: Bool = false) {
        guard new != mode else { return }
        split.delegate?.splitViewController(split, willChangeTo: new)
        let (old, former) = (mode, split.frames(in: mode))
        mode = new
        if notes { notify(from: old) }
        UIView.performWithoutAnimation { addViews(at: former) }
        split.updateModeButton()
        let duration = animated ? Self.duration : UIView.inheritedAnimationDuration
        guard split.view.window != nil, duration > 0 else {
            removeViews()
            return place()
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseInOut,
            animations: { [self] in
                place()
                split.view.layOutSubtree()
            },
            completion: { [weak self] _ in self?.removeViews() })
    }

    /// Notifies the delegate of the columns that go, and then of those that come.
    private func notify(from old: UISplitViewController.DisplayMode) {
        let isTriple = split.hasThreeColumns
        let columns = [Column.primary, .supplementary]
        for column in columns where old.shows(column, ofThree: isTriple) && !isSeen(column) {
            split.delegate?.splitViewController(split, willHide: column)
        }
        for column in columns where !old.shows(column, ofThree: isTriple) && isSeen(column) {
            split.delegate?.splitViewController(split, willShow: column)
        }
    }
}
