import Picture
@_spi(UIKitInternals) import UIKitCore

// The change of the buttons of an item in an animation, apart from a transition between items.
extension UINavigationBar {
    /// The buttons, with the one that leads back, whose identity is that of the item below.
    private var allButtons: BarFade.Views {
        guard let backButton, let backItem else { return buttons }
        return buttons + [(key: ObjectIdentifier(backItem), view: backButton as UIView)]
    }

    /// The platters that the bar draws itself; none during a change of the buttons, which shows them.
    var plattersAtRest: [Layer.Content] { buttonFade?.isRunning == true ? [] : platters }

    /// Lets the buttons of an item fade where code changes them with animation.
    func offerFade(to item: UINavigationItem) {
        item.animateChange = { [weak self, weak item] change in
            guard let self, let item, item === topItem else { return change() }
            fadeButtons(change)
        }
    }

    /// Makes a change of the buttons in an animation. A transition shows it in its own.
    private func fadeButtons(_ change: () -> Void) {
        guard window != nil, transition == nil, !isSearching else { return change() }
        UIView.withoutAnimation { layOutSubtree() }
        let (title, place) = (shownTitle, shownTitle.center)
        let fade = BarFade(of: allButtons, in: self) { platters }
        endButtonFade()
        buttonFade = fade
        change()
        UIView.animate(withDuration: BarFade.duration) {
            self.run(fade, title, from: place)
        } completion: { [weak self] _ in
            if fade === self?.buttonFade { self?.endButtonFade() }
        }
    }

    private func run(_ fade: BarFade, _ title: UIView, from place: CGPoint) {
        guard fade === buttonFade else { return }
        UIView.withoutAnimation { layOutSubtree() }
        fade.begin()
        fade.changeButtons(in: self, at: 0, to: allButtons) { [weak self] in self?.platters ?? [] }
        if title === shownTitle { fade.travel(title, from: place) }
    }

    /// Lets buttons that have come during a change fade in with it.
    func buttonsDidChange() {
        if let buttonFade, buttonFade.isRunning { buttonFade.takeNew(allButtons) }
    }

    /// Ends a change of the buttons; without one it has no effect.
    func endButtonFade() {
        guard let buttonFade else { return }
        buttonFade.end(didComplete: true)
        self.buttonFade = nil
        setNeedsLayout()
    }
}
