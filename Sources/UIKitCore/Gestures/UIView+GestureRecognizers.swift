extension UIView {
    /// The recognizers attached to the view, in the order added; nil for none, as in UIKit.
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

    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        interactions.recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        interactions.recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.breakOff()
        gestureRecognizer.view = nil
    }

    /// A Boolean value that indicates whether the view receives a second touch while the first one is on it;
    /// default false. Recognizers receive all touches.
    public var isMultipleTouchEnabled: Bool {
        get { interactions.takesManyFingers }
        set { interactions.takesManyFingers = newValue }
    }
}
