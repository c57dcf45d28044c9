extension UIScrollView {
    /// The rate at which a fling decelerates, as the fraction of the speed that remains after each
    /// millisecond.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        /// The fraction, above 0 and below 1.
        public var rawValue: CGFloat

        /// Creates a rate from its fraction.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of a slow deceleration: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of a fast deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// A Boolean value that indicates whether a finger drags the content.
    public var isDragging: Bool { dragStart != nil }
    /// A Boolean value that indicates whether the content moves on after a fling.
    public var isDecelerating: Bool { deceleration != nil }
    /// A Boolean value that indicates whether a finger drags the content; the same as `isDragging`, because
    /// a finger at rest does not count.
    public var isTracking: Bool { isDragging }

    /// Adds the recognizer with which a finger scrolls.
    func followFinger() {
        panGestureRecognizer.addTarget { [weak self] pan in self?.drag(pan) }
        addGestureRecognizer(panGestureRecognizer)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard isScrollEnabled else { return }
        switch pan.state {
        case .began: beginDragging()
        case .changed: keepDragging(pan)
        case .ended:
            keepDragging(pan)
            endDragging(pan.velocity(in: superview))
        case .cancelled: endDragging(.zero)
        default: break
        }
    }

    private func beginDragging() {
        // The first 10 pt, by which the pan was recognized, do not count.
        (scrollAnimation, deceleration) = (nil, nil)
        panGestureRecognizer.setTranslation(.zero, in: superview)
        dragStart = contentOffset
        if keyboardDismissMode != .none { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func keepDragging(_ pan: UIPanGestureRecognizer) {
        guard let dragStart else { return }
        let way = pan.translation(in: superview)
        let wanted = CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y)
        let nearest = nearestOffset(to: wanted)
        guard let pullControl, wanted.y < nearest.y else { return moveContent(to: nearest) }
        moveContent(to: CGPoint(x: nearest.x, y: nearest.y - pullControl.pulled(by: nearest.y - wanted.y)))
    }

    private func endDragging(_ velocity: CGPoint) {
        guard dragStart != nil else { return }
        dragOrigin = dragStart
        dragStart = nil
        let speed = CGPoint(x: -velocity.x, y: -velocity.y)
        let end = endOfThrow(speed)
        let decelerates = end != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        pullControl?.released()
        guard decelerates else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        deceleration = ScrollDeceleration(
            self, to: end, rate: isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue,
            on: RunContext.current.clock)
    }

    /// Returns the offset at which a fling comes to rest. It moves only in directions with more content than
    /// the view shows, and ends where the delegate and a collection view's layout put it. They receive the
    /// velocity in points per millisecond, as from Apple.
    private func endOfThrow(_ velocity: CGPoint) -> CGPoint {
        var end = ScrollDeceleration.end(from: contentOffset, velocity, rate: decelerationRate.rawValue)
        if isPagingEnabled { end = page(towards: velocity) }
        let reach = nearestOffset(to: end)
        if isPagingEnabled { end = reach }
        if reach.x == contentOffset.x { end.x = reach.x }
        if reach.y == contentOffset.y { end.y = reach.y }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        end = throwTarget(end, perMillisecond)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &end)
        return end.x.isFinite && end.y.isFinite ? end : contentOffset
    }

    /// Returns the offset of the page at which a drag ends: the next one in the direction of a fling of 300
    /// points per second or more, otherwise the nearest one.
    private func page(towards velocity: CGPoint) -> CGPoint {
        func place(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat, _ start: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let first = (start / length).rounded()
            let page = abs(speed) < 300 ? (offset / length).rounded() : first + (speed > 0 ? 1 : -1)
            return min(max(page, first - 1), first + 1) * length
        }
        let start = dragOrigin ?? contentOffset
        return CGPoint(
            x: place(contentOffset.x, bounds.width, velocity.x, start.x),
            y: place(contentOffset.y, bounds.height, velocity.y, start.y))
    }

    func finishDeceleration(at offset: CGPoint) {
        deceleration = nil
        moveContent(to: offset)
        delegate?.scrollViewDidEndDecelerating(self)
    }
}
