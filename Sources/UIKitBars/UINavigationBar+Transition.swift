@_spi(UIKitInternals) import UIKitCore

// The look that the bar has before it changes to another.
extension UINavigationBar {
    /// The button that leads back; nil for none.
    var backButton: BackButton? { leftViews.first as? BackButton }

    /// The view in the title's place, or the title in the row of the buttons.
    var shownTitle: UIView { titleView ?? titleLabel }

    /// The buttons of the item, each with the identity of the entry or the view that it shows.
    var buttons: BarFade.Views {
        guard let topItem else { return [] }
        return entries(of: topItem).compactMap { item in
            guard let view = item.shownView, view.superview === self else { return nil }
            return (key: item.fadeKey, view: view)
        }
    }

    /// Makes a change of the items of a bar that belongs to no controller; animated, as a transition of its
    /// own.
    func change(animated: Bool, isPop: Bool, _ change: () -> Void) {
        guard animated, window != nil, !(items ?? []).isEmpty else { return change() }
        let transition = BarTransition(of: self, isPop: isPop, wasHidden: false)
        change()
        UIView.animate(
            as: MotionConstants.current.systemSpring, delay: 0, options: [],
            animations: {
                UIView.withoutAnimation { self.layOutSubtree() }
                transition.run(isHidden: false)
            },
            completion: { transition.end(didComplete: $0) })
    }
}
