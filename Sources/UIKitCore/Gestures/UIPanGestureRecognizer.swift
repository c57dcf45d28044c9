/// A recognizer for a finger that drags. It begins when the finger has moved 10 pt, as UIKit's does.
///
///     view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in
///         attachment.anchorPoint = pan.location(in: view)
///     })
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers; default 1.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers; default `Int.max`, for any number.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling of mice and trackpads that move the recognizer, beside fingers; default none.
    /// It has no effect: scripts have fingers only.
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet {
            warnOfNoEffect(
                "UIPanGestureRecognizer.allowedScrollTypesMask", oldValue, allowedScrollTypesMask)
        }
    }

    /// The point from which the translation counts, in the window's coordinates.
    private var origin = CGPoint.zero
    private var lastVelocity = CGVector.zero
    /// The velocity before the fingers came to rest, if they have, in the window's coordinates.
    private var lastMotion = CGVector.zero

    /// Returns the translation of the fingers since they were put down, in points in a view's coordinates;
    /// nil stands for the window. It includes the first 10 pt.
    open func translation(in view: UIView?) -> CGPoint {
        let (start, present) = (convert(origin, to: view), convert(location(in: nil), to: view))
        return CGPoint(x: present.x - start.x, y: present.y - start.y)
    }

    /// Sets the current translation, in points in a view's coordinates; it then counts from there.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let present = convert(location(in: nil), to: view)
        let start = CGPoint(x: present.x - translation.x, y: present.y - translation.y)
        origin = view.map { $0.convert(start, to: nil) } ?? start
    }

    /// Returns the velocity of the fingers in points per second, in a view's coordinates;
    /// nil stands for the window.
    ///
    /// It is the mean of the last 0.05 s of the motion, three frames at 60 a second, and zero for fingers
    /// that have rested for longer; Apple does not publish its rule.
    open func velocity(in view: UIView?) -> CGPoint { turn(lastVelocity, to: view) }

    /// Returns the velocity that the fingers had before they came to rest, if they have, in points per second
    /// in a view's coordinates.
    func velocityBeforeRest(in view: UIView?) -> CGPoint { turn(lastMotion, to: view) }

    /// Responds to a finger that was put down; the translation so far is kept.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= maximumNumberOfTouches else {
            if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
            return
        }
        keepTranslation(with: touches)
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        readVelocity()
        guard state == .possible else { return state = .changed }
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        let way = location(in: nil).distance(to: origin)
        if way >= UITouch.threshold { state = .began }
    }

    /// Responds to a finger that was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        readVelocity()
        let isOver = numberOfTouches - touches.count < max(minimumNumberOfTouches, 1)
        if state == .possible, !isWaiting {
            if numberOfTouches == touches.count { state = .failed }
        } else if isOver {
            state = .ended
        }
    }

    /// Responds to a touch that was canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        // The place stays that of the last touches, and the translation begins at zero.
        (origin, lastVelocity, lastMotion) = (location(in: nil), .zero, .zero)
    }

    /// Moves the origin with the centroid of the touches, which a new finger changes.
    private func keepTranslation(with new: Set<UITouch>) {
        let present = location(in: nil)
        let others = touches.filter { !new.contains($0) }
        guard !others.isEmpty else { return origin = present }
        let count = CGFloat(others.count)
        origin.x += present.x - others.reduce(0) { $0 + $1.point.x } / count
        origin.y += present.y - others.reduce(0) { $0 + $1.point.y } / count
    }

    private func readVelocity() {
        lastVelocity = mean(of: \.velocity)
        lastMotion = mean(of: \.lastMotion)
    }

    private func mean(of velocity: (UITouch) -> CGVector) -> CGVector {
        let count = CGFloat(max(touches.count, 1))
        return touches.reduce(into: CGVector.zero) { sum, touch in
            let part = velocity(touch)
            sum.dx += part.dx / count
            sum.dy += part.dy / count
        }
    }

    private func turn(_ velocity: CGVector, to view: UIView?) -> CGPoint {
        let tip = convert(CGPoint(x: velocity.dx, y: velocity.dy), to: view)
        let foot = convert(.zero, to: view)
        return CGPoint(x: tip.x - foot.x, y: tip.y - foot.y)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view.map { $0.convert(point, from: nil) } ?? point
    }
}
