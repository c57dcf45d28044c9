@_spi(UIKitInternals) import UIKitCore

// Behind a large sheet of iOS 13 to 18 the presenter recedes in narrow windows: it becomes a card on black.
extension UISheetPresentationController {
    /// Makes the presenter's view a card that can recede: one that fills the window, or a large sheet. Other
    /// ones, such as popovers and medium sheets, lie wholly behind the sheet.
    func takePresenter() {
        guard let inset = measures.presenterInset, let view = presentingViewController.viewIfLoaded,
            let host = view.superview
        else { return }
        let below = presentingViewController.presentation as? UISheetPresentationController
        guard below?.selectedDetent.isLarge ?? (view.bounds.size == host.bounds.size) else { return }
        presenterCard = PresenterCard(of: view, inset: inset, radius: measures.cornerRadius)
    }

    /// The share of its way back that the presenter has gone, from 0 to 1: in proportion to the height of the
    /// sheet between its largest detent below the large one and that. By eye, as the state in between is seen
    /// only while a sheet moves.
    ///
    /// Other detents than large, even as high ones, leave the presenter in its place: with a custom one a
    /// point lower, apps on devices avoid that it recedes.
    private var recession: CGFloat {
        guard container.traitCollection.horizontalSizeClass == .compact, !SheetMeasures.coverLowScreen,
            let large = detents.first(where: { $0.isLarge }).map({ height(of: $0) })
        else { return 0 }
        let lower = detents.filter { !$0.isLarge }.map { height(of: $0) }.max() ?? 0
        guard lower < large else { return selectedDetent.isLarge ? 1 : 0 }
        let present = (draggedHeight ?? height(of: selectedDetent)) - pull
        return max(0, min((present - lower) / (large - lower), 1))
    }

    /// Moves the presenter to where the height of the sheet asks for, or to its own place.
    func placePresenter(isSheetAway: Bool = false) {
        presenterCard?.recede(
            by: isSheetAway ? 0 : recession,
            to: measures.presenterTop(withSafeArea: container.safeAreaInsets.top))
    }

    /// Gives the card the rectangle of the presenter, which follows the window.
    func refitPresenter() {
        if presenterCard?.fits == false { placePresenter() }
    }

    /// Lets the presenter's view be seen in its own place.
    func releasePresenter() {
        presenterCard?.release()
        presenterCard = nil
    }
}
