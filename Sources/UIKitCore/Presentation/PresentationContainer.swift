/// The view in which a presentation takes place.
package final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    /// Returns the view at a point; nil where touches go to what lies behind.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && presentation?.letsTouchThrough(at: point) == true ? nil : view
    }

    /// Lays out the subviews, between two calls of the controller.
    package override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
