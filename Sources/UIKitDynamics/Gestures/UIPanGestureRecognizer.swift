/// Recognizes a finger that drags: it begins when the finger has moved 10 pt, as UIKit's does.
///
///     view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in
///         attachment.anchorPoint = pan.location(in: view)
///     })
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers there must be at least; default 1.
    open var minimumNumberOfTouches = 1
    /// How many fingers there may be at most; default any number.
    open var maximumNumberOfTouches = Int.max

    /// Where the translation counts from, in the window.
    private var origin = CGPoint.zero
    private var lastVelocity = CGVector.zero

    /// How far the fingers have moved in points, in a view's coordinates; nil stands for the window.
    ///
    /// It counts from where they were put down, the first 10 pt included.
    open func translation(in view: UIView?) -> CGPoint {
        let (start, present) = (convert(origin, to: view), convert(location(in: nil), to: view))
        return CGPoint(x: present.x - start.x, y: present.y - start.y)
    }

    /// Lets the translation count from elsewhere, so that it is the one given now, in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let present = convert(location(in: nil), to: view)
        let start = CGPoint(x: present.x - translation.x, y: present.y - translation.y)
        origin = view.map { $0.convert(start, to: nil) } ?? start
    }

    /// How fast the fingers move in points per second, in a view's coordinates; nil stands for the window.
    ///
    /// It is the mean of the last 0.05 s, three frames at 60 a second; Apple does not publish its rule.
    open func velocity(in view: UIView?) -> CGPoint {
        let tip = convert(CGPoint(x: lastVelocity.dx, y: lastVelocity.dy), to: view)
        let foot = convert(.zero, to: view)
        return CGPoint(x: tip.x - foot.x, y: tip.y - foot.y)
    }

    /// Called for a finger that was put down: the translation goes on from where it was.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= maximumNumberOfTouches else {
            if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
            return
        }
        keepTranslation(with: touches)
    }

    /// Called for a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        readVelocity()
        guard state == .possible else { return state = .changed }
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        let way = location(in: nil).distance(to: origin)
        if way >= UITouch.threshold { state = .began }
    }

    /// Called for a finger that was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        readVelocity()
        let isOver = numberOfTouches - touches.count < max(minimumNumberOfTouches, 1)
        if state == .possible, !isWaiting {
            if numberOfTouches == touches.count { state = .failed }
        } else if isOver {
            state = .ended
        }
    }

    /// Called for a touch that was broken off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Called when the recognizer is about to be `possible` again.
    open override func reset() {
        (origin, lastVelocity) = (.zero, .zero)
    }

    /// A new finger moves the middle of all; the origin moves along.
    private func keepTranslation(with new: Set<UITouch>) {
        let present = location(in: nil)
        let others = touches.filter { !new.contains($0) }
        guard !others.isEmpty else { return origin = present }
        let count = CGFloat(others.count)
        origin.x += present.x - others.reduce(0) { $0 + $1.point.x } / count
        origin.y += present.y - others.reduce(0) { $0 + $1.point.y } / count
    }

    private func readVelocity() {
        let count = CGFloat(max(touches.count, 1))
        lastVelocity = touches.reduce(into: CGVector.zero) { sum, touch in
            sum.dx += touch.velocity.dx / count
            sum.dy += touch.velocity.dy / count
        }
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view.map { $0.convert(point, from: nil) } ?? point
    }

}
