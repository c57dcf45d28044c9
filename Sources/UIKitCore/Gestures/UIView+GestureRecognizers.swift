extension UIView {
    /// The recognizers attached to the view, in the order added; nil for none, as in UIKit.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { touchSettings.recognizers.isEmpty ? nil : touchSettings.recognizers }
        set {
            let wanted = newValue ?? []
            for old in touchSettings.recognizers where !wanted.contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for new in wanted { addGestureRecognizer(new) }
        }
    }

    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        touchSettings.recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        touchSettings.recognizers.remove(gestureRecognizer)
        gestureRecognizer.breakOff()
        gestureRecognizer.view = nil
    }

    /// A Boolean value that indicates whether the view receives a second touch while the first one is on it;
    /// default false. Recognizers receive all touches.
    public var isMultipleTouchEnabled: Bool {
        get { touchSettings.takesManyFingers }
        set { touchSettings.takesManyFingers = newValue }
    }
}
