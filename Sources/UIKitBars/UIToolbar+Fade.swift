@_spi(UIKitInternals) import UIKitCore

// The change of entries in an animation.
extension UIToolbar {
    /// The buttons, each with the identity of the entry or the view that it shows.
    var buttons: BarFade.Views {
        zip(shownItems, views).compactMap { item, view in
            guard let view else { return nil }
            return (key: item.fadeKey, view: view)
        }
    }

    /// Makes a change of the entries; animated, the old ones fade out and the new ones in.
    func change(animated: Bool, _ change: () -> Void) {
        guard animated, window != nil else { return change() }
        let fade = prepareFade()
        change()
        UIView.animate(withDuration: BarFade.duration) {
            self.run(fade)
        } completion: { [weak self] _ in
            self?.end(fade, didComplete: true)
        }
    }

    /// Prepares a change of the entries that are shown now.
    func prepareFade() -> BarFade {
        UIView.withoutAnimation { layOutSubtree() }
        let new = BarFade(of: buttons, in: self) { platters }
        if let fade { end(fade, didComplete: true) }
        fade = new
        return new
    }

    /// Changes the entries in the animation that is being performed.
    func run(_ fade: BarFade) {
        guard fade === self.fade else { return }
        UIView.withoutAnimation { layOutSubtree() }
        fade.begin()
        fade.changeButtons(in: self, at: 0, to: buttons) { [weak self] in self?.platters ?? [] }
    }

    /// Ends a change.
    func end(_ fade: BarFade, didComplete: Bool) {
        fade.end(didComplete: didComplete)
        guard fade === self.fade else { return }
        self.fade = nil
        setNeedsLayout()
    }
}
