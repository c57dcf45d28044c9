/// A view that shows a part of larger content; scrolling moves its bounds over the content.
///
/// The offset is the origin of the bounds, so subviews are in the content's coordinates.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The delegate; held weakly. For a collection view it can be a `UICollectionViewDelegate`.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The adjustment of insets to bars and notches.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// An adjustment chosen by the system.
        case automatic
        /// An adjustment in the scrollable directions.
        case scrollableAxes
        /// No adjustment.
        case never
        /// An adjustment in all directions.
        case always
    }

    /// The adjustment of insets to bars and notches; default `automatic`, which leaves room for them where
    /// content scrolls, and above and below in a controller of bars.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { followSafeArea() }
    }

    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size; default false.
    open var isPagingEnabled = false

    /// The size of the content, in points; default zero.
    open var contentSize: CGSize = .zero {
        didSet {
            guard acceptSize(contentSize, "contentSize") else { return contentSize = oldValue }
            observations?.notify("contentSize", of: self, old: oldValue)
            // Content that has become scrollable leaves room for bars and notches from now on.
            if contentSize != oldValue { followSafeArea() }
            if contentSize.width < oldValue.width || contentSize.height < oldValue.height { stayInContent() }
            if contentSize.height != oldValue.height { notifyFollowers() }
        }
    }

    /// The insets around the content that can be scrolled to, in points; default 0 on all sides.
    ///
    /// When it changes, a view at the top or left end of its content stays there.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            followInset(from: oldValue)
            observations?.notify("contentInset", of: self, old: oldValue)
        }
    }
    /// The insets for bars and notches as the content followed them last.
    var followedInset = UIEdgeInsets.zero
    /// The bar whose height follows the offset; nil for none.
    package weak var follower: (any ScrollFollower)?
    /// The bar at the bottom, whose background follows the end of the content; nil for none.
    package weak var bottomFollower: (any ScrollFollower)?

    /// The insets in effect: `contentInset` and those for bars and notches.
    open var adjustedContentInset: UIEdgeInsets {
        let system = systemInset
        return UIEdgeInsets(
            top: contentInset.top + system.top, left: contentInset.left + system.left,
            bottom: contentInset.bottom + system.bottom, right: contentInset.right + system.right)
    }

    /// The point of the content at the view's top left corner, in points, which is the origin of the
    /// bounds; default (0, 0).
    ///
    /// Setting it scrolls at once, also beyond the content, and ends an animated scroll.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether a finger can scroll; default true.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// A Boolean value that indicates whether content can be dragged beyond its edges, and bounces there;
    /// default true.
    open var bounces = true
    /// A Boolean value that indicates whether content bounces at its top and bottom even where it is smaller
    /// than the view; default false.
    open var alwaysBounceVertical = false { didSet { followSafeArea() } }
    /// A Boolean value that indicates whether content bounces at its left and right even where it is smaller
    /// than the view; default false.
    open var alwaysBounceHorizontal = false { didSet { followSafeArea() } }
    /// A Boolean value that indicates whether the vertical scroll indicator is shown while the content moves;
    /// default true.
    open var showsVerticalScrollIndicator = true { didSet { indicators?.place(in: self) } }
    /// A Boolean value that indicates whether the horizontal scroll indicator is shown while the content
    /// moves; default true.
    open var showsHorizontalScrollIndicator = true { didSet { indicators?.place(in: self) } }

    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; default true. Where
    /// several scroll views on the screen want to, none does. Without a safe area at the top a film has no
    /// status bar.
    open var scrollsToTop: Bool {
        get { settings.scrollsToTop }
        set { settings.scrollsToTop = newValue }
    }

    /// The rate at which a fling decelerates; default `normal`. A rate must be above 0 and below 1;
    /// any other is an error.
    open var decelerationRate = DecelerationRate.normal {
        didSet {
            let rate = decelerationRate.rawValue
            guard !(rate > 0 && rate < 1) else { return }
            let name = RunContext.current.name(of: self)
            RunContext.current.fail(
                SceneFailure("\(name): decelerationRate must be above 0 and below 1, but it is \(rate)."))
            decelerationRate = oldValue
        }
    }

    /// The recognizer with which a finger scrolls.
    public let panGestureRecognizer = UIPanGestureRecognizer()

    /// The animated scroll in progress; nil for none.
    package var scrollAnimation: ScrollAnimation?
    /// True while a finger rests on content that it stopped.
    var isHeld = false
    /// The deceleration in progress; nil for none.
    var deceleration: ScrollDeceleration?
    /// The offset at which a finger began to drag; nil while none does.
    var dragStart: CGPoint?
    /// The offset at which the last drag began; nil before the first one.
    var dragOrigin: CGPoint?
    /// The indicators; nil before the first scroll.
    var indicators: ScrollIndicators?
    var settings = ScrollSettings()
    var zoom = ZoomScales()
    /// The view that a pull beyond the top acts on; default nil.
    package var pullControl: (any PullControl)? {
        didSet {
            guard oldValue !== pullControl else { return }
            oldValue?.removeFromSuperview()
            if let pullControl { insertSubview(pullControl, at: 0) }
        }
    }

    @_spi(UIKitInternals) open override func windowDidChange() { setNeedsLayout() }

    @_spi(UIKitInternals) open override var edgesInsetForContent: UIRectEdge { insetEdges }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        followFinger()
    }

    /// Leaves room for bars and notches.
    open override func layoutSubviews() {
        super.layoutSubviews()
        followSafeArea()
        // Constraints may have put the view below a bar, which follows it no longer.
        notifyFollowers()
    }

    /// Scrolls to an offset in points, at once or over 0.3 s of the film's clock. Offsets beyond the
    /// content are not limited.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard accept(contentOffset.x.isFinite && contentOffset.y.isFinite, "contentOffset") else { return }
        if deceleration != nil { indicators?.hide() }
        (scrollAnimation, deceleration) = (nil, nil)
        if !animated { return moveContent(to: contentOffset) }
        guard contentOffset != self.contentOffset else { return }
        scrollAnimation = ScrollAnimation(self, to: contentOffset, on: RunContext.current.clock)
    }

    /// Scrolls just far enough to show a rectangle of the content; no effect if it is already visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else { return }
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        offset = nearestOffset(to: offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// The scale of the view that the delegate returns from `viewForZooming(in:)`; 1 without one.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content about the middle of the view, at once or in an animation of 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { self.scale(to: scale, animated: animated) }

    /// Returns false for the view's own pan along an axis in which the content cannot move: the finger is
    /// then that of a scroll view around this one. It does, too, for a pan that begins after the content has
    /// received the touch, and must not lose it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        return canMove(along: panGestureRecognizer.translation(in: superview)) && mayTakeTouch
    }

    /// Returns a Boolean value that indicates whether touches on a view of the content reach it; default
    /// true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Returns a Boolean value that indicates whether a drag takes the touch from a view of the content that
    /// has received it; by default true for all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Notifies the view that the insets around its content have changed; the default implementation does
    /// nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Internals

    @_spi(UIKitInternals) public override func boundsDidChange(from oldBounds: CGRect) {
        setNeedsLayout()
        guard bounds.origin != oldBounds.origin else { return }
        indicators?.place(in: self)
        pullControl?.contentDidMove()
        notifyFollowers()
        delegate?.scrollViewDidScroll(self)
    }

    func moveContent(to offset: CGPoint) {
        if offset != bounds.origin { bounds.origin = offset.withoutNegativeZeros }
    }

    func finishScrolling(at offset: CGPoint) {
        let leadsToTop = scrollAnimation?.leadsToTop == true
        scrollAnimation = nil
        moveContent(to: offset)
        if leadsToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The offsets that show nothing beyond the content and its insets.
    package var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let (left, top) = (0 - inset.left, 0 - inset.top)
        let right = max(contentSize.width + inset.right - bounds.width, left)
        let bottom = max(contentSize.height + inset.bottom - bounds.height, top)
        return (left...right, top...bottom)
    }

    /// Returns the offset nearest to a given one that shows nothing beyond the content and its insets.
    package func nearestOffset(to offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
        ).withoutNegativeZeros
    }

    /// Scrolls back into content that has become smaller, unless an animated scroll or a deceleration
    /// is in progress or a finger holds it.
    private func stayInContent() {
        guard scrollAnimation == nil, deceleration == nil, !isHeld else { return }
        moveContent(to: nearestOffset(to: contentOffset))
    }

    private func followInset(from old: UIEdgeInsets) {
        let inset = contentInset
        let isFinite = [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite)
        guard accept(isFinite, "contentInset") else { return contentInset = old }
        guard inset != old else { return }
        var offset = contentOffset
        let system = followedInset
        if offset.x == -old.left - system.left { offset.x = -inset.left - system.left }
        if offset.y == -old.top - system.top { offset.y = -inset.top - system.top }
        moveContent(to: offset)
        adjustedInsetDidChange()
    }

    /// Notifies the view that its insets have changed; a collection view's layout depends on them.
    @_spi(UIKitInternals) open func insetDidChange() {}

    /// Returns the offset at which a fling ends, by default the proposed one; a collection view queries its
    /// layout. The velocity is in points per millisecond.
    @_spi(UIKitInternals) open func throwTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
        proposed
    }

    /// Returns the offset to which content that a finger stopped moves when the finger lets go of it, by
    /// default where it is; a wheel of rows settles on one.
    @_spi(UIKitInternals) open func restOffset(from offset: CGPoint) -> CGPoint { offset }

    private func acceptSize(_ size: CGSize, _ property: String) -> Bool {
        accept(size.width.isFinite && size.height.isFinite, property)
    }
}
