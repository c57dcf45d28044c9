extension UIScrollView {
    /// The rate at which a fling decelerates, as the fraction of the speed that remains after each
    /// millisecond.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        /// The fraction, above 0 and below 1.
        public var rawValue: CGFloat

        /// Creates a rate from its fraction.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of a slow deceleration: 0.998.
        public static var normal: DecelerationRate {
            DecelerationRate(rawValue: MotionConstants.current.normalDeceleration)
        }
        /// The rate of a fast deceleration: 0.99.
        public static var fast: DecelerationRate {
            DecelerationRate(rawValue: MotionConstants.current.fastDeceleration)
        }
    }

    /// A Boolean value that indicates whether a finger drags the content.
    public var isDragging: Bool { dragStart != nil }
    /// A Boolean value that indicates whether the content moves on after a fling.
    public var isDecelerating: Bool { deceleration != nil }
    /// A Boolean value that indicates whether a finger drags the content or has stopped it. A finger at rest
    /// on content at rest does not count.
    public var isTracking: Bool { isDragging || isHeld }

    /// Adds the recognizer with which a finger scrolls.
    func followFinger() {
        panGestureRecognizer.addTarget { [weak self] pan in self?.drag(pan) }
        addGestureRecognizer(panGestureRecognizer)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard isScrollEnabled else { return }
        switch pan.state {
        case .began:
            beginDragging()
            keepDragging(pan)
        case .changed: keepDragging(pan)
        case .ended:
            keepDragging(pan)
            endDragging(velocityOfRelease(pan))
        case .cancelled: endDragging(.zero)
        default: break
        }
    }

    private func beginDragging() {
        // The first 10 pt, by which the pan was recognized, do not count.
        (scrollAnimation, deceleration) = (nil, nil)
        let way = panGestureRecognizer.translation(in: superview)
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        let share = length > UITouch.threshold ? 1 - UITouch.threshold / length : 0
        panGestureRecognizer.setTranslation(CGPoint(x: way.x * share, y: way.y * share), in: superview)
        lockDirection(of: way)
        dragStart = offsetOfFinger
        showIndicators()
        if keyboardDismissMode != .none { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Locks the axis along which a drag does not begin; one that begins aslant locks none.
    private func lockDirection(of way: CGPoint) {
        let (x, y) = (abs(way.x), abs(way.y))
        let isLocked = isDirectionalLockEnabled && max(x, y) > Self.slant * min(x, y)
        settings.lock = isLocked ? (x > y ? (1, 0) : (0, 1)) : (1, 1)
    }

    /// The ratio of the ways along both axes from which on a drag has a direction; by eye.
    private static let slant: CGFloat = 2

    /// The offset at which the content would be under the finger without the resistance beyond its edges.
    private var offsetOfFinger: CGPoint {
        let nearest = nearestOffset(to: contentOffset)
        func offset(_ offset: CGFloat, _ edge: CGFloat, _ length: CGFloat) -> CGFloat {
            if offset == edge { return offset }
            let finger = RubberBand.finger(for: abs(offset - edge), over: length)
            return edge + (offset > edge ? finger : -finger)
        }
        return CGPoint(
            x: offset(contentOffset.x, nearest.x, bounds.width),
            y: offset(contentOffset.y, nearest.y, bounds.height))
    }

    private func keepDragging(_ pan: UIPanGestureRecognizer) {
        guard let dragStart else { return }
        let way = pan.translation(in: superview)
        let lock = settings.lock
        let wanted = CGPoint(x: dragStart.x - lock.x * way.x, y: dragStart.y - lock.y * way.y)
        let edge = nearestOffset(to: wanted)
        let bounces = (x: bouncesHorizontally, y: bouncesVertically)
        func offset(_ wanted: CGFloat, _ edge: CGFloat, _ length: CGFloat, _ bounces: Bool) -> CGFloat {
            guard bounces, wanted != edge else { return edge }
            let distance = RubberBand.distance(for: abs(wanted - edge), over: length)
            return edge + (wanted > edge ? distance : -distance)
        }
        let offset = CGPoint(
            x: offset(wanted.x, edge.x, bounds.width, bounces.x),
            y: offset(wanted.y, edge.y, bounds.height, bounces.y))
        moveContent(to: offset.onPixels)
        pullControl?.pulled(by: edge.y - contentOffset.y)
    }

    /// Returns true where the content can move in the direction in which a finger moves most, in points.
    package func canMove(along way: CGPoint) -> Bool {
        let range = offsetRange
        let moves = (
            x: range.x.lowerBound < range.x.upperBound || bouncesHorizontally,
            y: range.y.lowerBound < range.y.upperBound || bouncesVertically
        )
        if abs(way.x) == abs(way.y) { return moves.x || moves.y }
        return abs(way.x) > abs(way.y) ? moves.x : moves.y
    }

    /// A Boolean value that indicates whether the content can be dragged beyond its left and right edges.
    private var bouncesHorizontally: Bool {
        let inset = adjustedContentInset
        let isWide = contentSize.width + inset.left + inset.right > bounds.width
        return bounces && (isWide || alwaysBounceHorizontal)
    }

    /// A Boolean value that indicates whether the content can be dragged beyond its top and bottom edges.
    private var bouncesVertically: Bool {
        let inset = adjustedContentInset
        let isHigh = contentSize.height + inset.top + inset.bottom > bounds.height
        return bounces && (isHigh || alwaysBounceVertical || pullControl != nil)
    }

    /// Returns the velocity with which a finger leaves the content. A rest before the lift counts inside the
    /// content alone: beyond an edge devices report the velocity before it (iOS 26.1, iPhone 16).
    private func velocityOfRelease(_ pan: UIPanGestureRecognizer) -> CGPoint {
        let (velocity, motion) = (pan.velocity(in: superview), pan.velocityBeforeRest(in: superview))
        let nearest = nearestOffset(to: contentOffset)
        let lock = settings.lock
        return CGPoint(
            x: lock.x * (contentOffset.x == nearest.x ? velocity.x : motion.x),
            y: lock.y * (contentOffset.y == nearest.y ? velocity.y : motion.y))
    }

    private func endDragging(_ velocity: CGPoint) {
        guard dragStart != nil else { return }
        dragOrigin = dragStart
        dragStart = nil
        let speed = CGPoint(x: -velocity.x, y: -velocity.y)
        pullControl?.released()
        let end = endOfThrow(speed)
        let decelerates = end != contentOffset || nearestOffset(to: contentOffset) != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else {
            indicators?.hide()
            return
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        decelerate(to: end, speed)
    }

    func decelerate(to end: CGPoint, _ speed: CGPoint) {
        let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
        let (range, start) = (offsetRange, contentOffset)
        deceleration = ScrollDeceleration(
            self,
            x: ScrollMotion(
                from: start.x, to: end.x, speed: speed.x, within: range.x, rate: rate,
                bounces: bouncesHorizontally),
            y: ScrollMotion(
                from: start.y, to: end.y, speed: speed.y, within: range.y, rate: rate,
                bounces: bouncesVertically),
            on: RunContext.current.clock)
    }

    /// Returns the offset at which a fling comes to rest, which may lie beyond an edge. It moves only in
    /// directions with more content than the view shows, and ends where the delegate and a collection view's
    /// layout put it. They receive the velocity in points per millisecond, and an end within the content, as
    /// from Apple.
    func endOfThrow(_ velocity: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        let nearest = nearestOffset(to: contentOffset)
        func place(_ offset: CGFloat, _ edge: CGFloat, _ speed: CGFloat) -> CGFloat {
            if offset == edge { return offset + ScrollMotion.glide(at: speed, rate: rate) }
            return ScrollMotion.end(beyond: edge, at: offset, speed: speed, rate: rate)
        }
        var end = CGPoint(
            x: place(contentOffset.x, nearest.x, velocity.x),
            y: place(contentOffset.y, nearest.y, velocity.y))
        if isPagingEnabled { end = nearestOffset(to: page(towards: velocity)) }
        let range = offsetRange
        if range.x.lowerBound == range.x.upperBound { end.x = range.x.lowerBound }
        if range.y.lowerBound == range.y.upperBound { end.y = range.y.lowerBound }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        let within = promised(end, velocity)
        let own = throwTarget(within, perMillisecond)
        let proposed = follower?.restingOffset(for: own, of: self) ?? own
        var target = proposed
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        guard target.x.isFinite, target.y.isFinite else { return contentOffset }
        return CGPoint(x: target.x == within.x ? end.x : target.x, y: target.y == within.y ? end.y : target.y)
    }

    /// Returns the end within the content that the delegate gets for a fling: half a millisecond of its
    /// speed above 10 points per second beyond the place where a free glide comes to rest, and on a pixel
    /// (rows G0760 and G0775 of Apple's numbers).
    private func promised(_ end: CGPoint, _ velocity: CGPoint) -> CGPoint {
        let (within, nearest) = (nearestOffset(to: end), nearestOffset(to: contentOffset))
        guard !isPagingEnabled else { return within }
        func isFree(_ axis: KeyPath<CGPoint, CGFloat>) -> Bool {
            contentOffset[keyPath: axis] == nearest[keyPath: axis]
                && within[keyPath: axis] == end[keyPath: axis]
                && end[keyPath: axis] != contentOffset[keyPath: axis]
        }
        var target = within
        if isFree(\.x) { target.x += ScrollMotion.promise(at: velocity.x) }
        if isFree(\.y) { target.y += ScrollMotion.promise(at: velocity.y) }
        let onPixels = nearestOffset(to: target.onPixels)
        return CGPoint(
            x: target.x == within.x ? within.x : onPixels.x, y: target.y == within.y ? within.y : onPixels.y)
    }

    /// Returns the offset of the page at which a drag ends: the next one in the direction of a fling of 300
    /// points per second or more, otherwise the nearest one.
    func page(towards velocity: CGPoint) -> CGPoint {
        let slowest = MotionConstants.current.pageSpeed
        func place(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat, _ start: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let first = (start / length).rounded()
            let page = abs(speed) < slowest ? (offset / length).rounded() : first + (speed > 0 ? 1 : -1)
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
        indicators?.hide()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Moves the content away from its upper edge by a distance, at most to its lower edge.
    package func scroll(beyondTopBy distance: CGFloat) {
        let range = offsetRange.y
        let y = min(range.lowerBound + distance, range.upperBound)
        if y != contentOffset.y { moveContent(to: CGPoint(x: contentOffset.x, y: y).onPixels) }
    }

    /// Lets content that has left its upper edge glide on at a finger's speed, in points per second.
    package func letGlide(at speed: CGFloat) {
        guard contentOffset.y > offsetRange.y.lowerBound, speed < 0 else { return }
        let velocity = CGPoint(x: 0, y: -speed)
        let end = endOfThrow(velocity)
        guard end != contentOffset else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        decelerate(to: end, velocity)
    }
}
