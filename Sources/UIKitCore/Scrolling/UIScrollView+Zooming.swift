/// The scales of a scroll view's content.
struct ZoomScales {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    /// The scale at which the current pinch began.
    package var start: CGFloat = 1
    /// The recognizer of two fingers; nil while only one scale is allowed.
    package var recognizer: UIPinchGestureRecognizer?
}

extension UIScrollView {
    /// The smallest scale of the content; default 1.
    public var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set {
            zoom.minimum = newValue
            followPinch()
        }
    }

    /// The largest scale of the content; default 1. The content zooms where it is above the smallest one.
    public var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set {
            zoom.maximum = newValue
            followPinch()
        }
    }

    /// A Boolean value that indicates whether two fingers change the scale.
    public var isZooming: Bool { zoom.recognizer?.state == .changed }

    /// The recognizer of two fingers; nil while only one scale is allowed.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Scales the content about the middle of the view, at once or in an animation of 0.3 s.
    func scale(to scale: CGFloat, animated: Bool) {
        guard animated else { return scaleContent(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
        animateZoom { [self] in scaleContent(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
    }

    /// Animates a change of the zoom. The delegate is notified of its beginning and its end.
    private func animateZoom(_ change: @escaping () -> Void) {
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        UIView.animate(withDuration: ScrollAnimation.duration, animations: change) { [weak self] _ in
            guard let self else { return }
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    /// Scales the content so that a rectangle of it fills the view.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let change = { [self] in
            let scale = min(bounds.width / rect.width, bounds.height / rect.height)
            scaleContent(to: scale, about: .zero)
            let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
            moveContent(
                to: nearestOffset(
                    to: CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)))
        }
        if animated { animateZoom(change) } else { change() }
    }

    /// Scales the zoomed view within the limits. The point of the content stays where it is on the screen.
    private func scaleContent(to scale: CGFloat, about point: CGPoint) {
        guard let view = zoomedView, scale.isFinite else { return }
        let (old, new) = (zoomScale, min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum)))
        guard new != old, old > 0 else { return }
        view.transform = CGAffineTransform(scaleX: new, y: new)
        let size = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
        // The new size can move the content, for its insets and its end change with it.
        let offset = contentOffset
        contentSize = size
        let ratio = new / old
        moveContent(
            to: nearestOffset(
                to: CGPoint(x: offset.x + point.x * (ratio - 1), y: offset.y + point.y * (ratio - 1))))
        delegate?.scrollViewDidZoom(self)
    }

    private func followPinch() {
        guard zoom.maximum > zoom.minimum, zoom.recognizer == nil else { return }
        let pinch = UIPinchGestureRecognizer()
        zoom.recognizer = pinch
        pinch.addHandler { [weak self] _ in self?.followPinchState() }
        addGestureRecognizer(pinch)
    }

    private func followPinchState() {
        guard let pinch = zoom.recognizer else { return }
        switch pinch.state {
        case .began:
            zoom.start = zoomScale
            delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        case .changed:
            scaleContent(to: zoom.start * pinch.scale, about: pinch.location(in: self))
        case .ended, .cancelled:
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        default: break
        }
    }
}
