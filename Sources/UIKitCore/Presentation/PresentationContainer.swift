/// The view in which a presentation takes place.
package final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    /// True while the content enters or leaves by the clock; touches reach neither that nor what lies behind.
    private var ignoresTouches: Bool {
        guard let presentation, let transition = presentation.presentedViewController.modalTransition else {
            return false
        }
        return transition.presentation === presentation && transition.isAnimated && !transition.isInteractive
    }

    /// Returns the view at a point; nil where touches go to what lies behind.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        if view != nil, ignoresTouches { return self }
        return view === self && presentation?.letsTouchThrough(at: point) == true ? nil : view
    }

    /// Lays out the subviews, between two calls of the controller.
    package override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        presentation?.containerIsLayingOut()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
