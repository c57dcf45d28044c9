extension UIView {
    /// The recognizers that watch touches on the view and all upon it, in the order added; nil for none, as in
    /// UIKit.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { interactions.recognizers.isEmpty ? nil : interactions.recognizers }
        set {
            let wanted = newValue ?? []
            for old in interactions.recognizers where !wanted.contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for new in wanted { addGestureRecognizer(new) }
        }
    }

    /// Lets a recognizer watch touches on the view and all upon it; one that watched another view moves here.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        interactions.recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Lets a recognizer watch no longer; a gesture that goes on is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        interactions.recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.breakOff()
        gestureRecognizer.view = nil
    }

    /// Whether the view hears of a second finger while the first one is on it; default false. Recognizers hear
    /// of all fingers.
    public var isMultipleTouchEnabled: Bool {
        get { interactions.takesManyFingers }
        set { interactions.takesManyFingers = newValue }
    }
}
