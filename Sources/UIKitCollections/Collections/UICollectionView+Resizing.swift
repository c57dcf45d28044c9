// Elements in sight that are measured again because their contents have changed.
extension UICollectionView: SelfSizingList {
    package var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    package func resize(_ subview: UIView) {
        guard selfSizingInvalidation != .disabled, !isResizing, !isShowing, window != nil,
            let view = subview as? UICollectionReusableView, let element = view.shownElement,
            views[element] === view, !collectionViewLayout.askedLengths(of: element).isEmpty
        else { return }
        resizeBeforeNextFrame()
    }

    package func showResized(animated: Bool) {
        if animated {
            UIView.animate(withDuration: 0.3) { self.measureElements() }
        } else {
            UIView.withoutAnimation { measureElements() }
        }
    }

    /// Measures all elements in sight. They are laid out before: a layout that is due when one is measured is
    /// not animated.
    private func measureElements() {
        UIView.withoutAnimation { for element in shown { views[element]?.layOutSubtree() } }
        collectionViewLayout.measurements.age()
        shownBounds = nil
        setNeedsLayout()
        layOutSubtree()
    }
}
