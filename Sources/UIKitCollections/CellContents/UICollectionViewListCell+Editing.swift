// The controls with which a row of a list is edited.
extension UICollectionViewListCell {
    /// Returns the view of a control.
    func makeView(of control: UICellAccessory.Control, _ action: (() -> Void)?) -> UIView {
        switch control {
        case .delete:
            EditControl(.minus) { [weak self] in
                guard let self else { return }
                if let action { return action() }
                (superview as? UICollectionView)?.swipes?.uncover(self)
            }
        case .insert: EditControl(.plus) { action?() }
        case .select: EditControl(.circle)
        case .reorder: ReorderGrip { [weak self] press in self?.follow(press) }
        }
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        guard let view = superview as? UICollectionView else { return }
        let point = press.location(in: view)
        // The finger is at the side of the row, whose middle stays in its column.
        let target = CGPoint(x: center.x, y: point.y)
        switch press.state {
        case .began:
            if let path = view.indexPath(for: self) { view.beginInteractiveMovementForItem(at: path) }
        case .changed: view.updateInteractiveMovementTargetPosition(target)
        case .ended: view.endInteractiveMovement()
        default: view.cancelInteractiveMovement()
        }
    }
}

extension UICollectionView {
    /// Shows or hides the controls of editing in the cells in sight, in an animation of 0.3 s.
    func editingDidChange() {
        swipes?.close()
        for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
        guard window != nil else { return }
        UIView.animate(withDuration: EditingMeasures.duration) { [self] in
            for cell in visibleCells { cell.layOutSubtree() }
            measureAgain()
        }
    }

    /// Measures cells that decide their sizes with the room that the controls leave their contents. The cells
    /// are laid out before: a layout that is due when a cell is measured is not animated.
    private func measureAgain() {
        let layout = collectionViewLayout
        layout.measurements.age()
        guard indexPathsForVisibleItems.contains(where: { !layout.estimates(of: .cell($0)).isEmpty }) else {
            return
        }
        shownBounds = nil
        setNeedsLayout()
        layOutSubtree()
    }
}
