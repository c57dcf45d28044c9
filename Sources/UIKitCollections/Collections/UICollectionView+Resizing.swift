/// The lists of a run whose elements are measured again after changes of constraints in them.
@MainActor private final class ConstrainedItems: RunState {
    init(of context: RunContext) {
        context.screenState.constraintFollowers.append { view in
            for view in sequence(first: view, next: \.superview) {
                guard let list = view.superview as? UICollectionView,
                    list.selfSizingInvalidation == .enabledIncludingConstraints
                else { continue }
                list.resize(view)
            }
        }
    }
}

// Elements in sight that are measured again because their contents have changed.
extension UICollectionView {
    /// Follows changes of constraints where the elements are to be measured after them.
    func followConstraints() {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        _ = RunContext.current[ConstrainedItems.self]
    }

    /// Measures an element in sight again before the next frame, in an animation where the code of the change
    /// allows one.
    func resize(_ subview: UIView) {
        guard selfSizingInvalidation != .disabled, !isResizing, !isShowing, window != nil,
            let view = subview as? UICollectionReusableView, let element = view.shownElement,
            views[element] === view, !collectionViewLayout.estimates(of: element).isEmpty
        else { return }
        isResizing = true
        let (animates, clock) = (UIView.areAnimationsEnabled, RunContext.current.clock)
        clock.schedule(at: clock.time) { [weak self] in
            guard let self else { return }
            if animates {
                UIView.animate(withDuration: 0.3) { self.showResized() }
            } else {
                UIView.withoutAnimation { self.showResized() }
            }
            isResizing = false
        }
    }

    /// Measures all elements in sight. They are laid out before: a layout that is due when one is measured is
    /// not animated.
    private func showResized() {
        UIView.withoutAnimation { for element in shown { views[element]?.layOutSubtree() } }
        collectionViewLayout.measurements.age()
        shownBounds = nil
        setNeedsLayout()
        layOutSubtree()
    }
}
