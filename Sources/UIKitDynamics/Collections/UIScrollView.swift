/// A view that shows a part of something larger; scrolling moves its bounds over the content.
///
/// The offset is the bounds' origin, so subviews lie in the content's coordinates.
@MainActor open class UIScrollView: UIView {
    /// Who hears of scrolling; held weakly. For a collection view it can be a `UICollectionViewDelegate`.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// How insets follow bars and notches.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the system sees fit.
        case automatic
        /// In the directions that scroll.
        case scrollableAxes
        /// Not at all.
        case never
        /// In every direction.
        case always
    }

    /// How insets follow bars and notches; kept, without effect, since there are none.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    /// The size of all there is to see, in points; default zero.
    open var contentSize: CGSize = .zero {
        didSet {
            guard acceptSize(contentSize, "contentSize") else { return contentSize = oldValue }
            if contentSize.width < oldValue.width || contentSize.height < oldValue.height { stayInContent() }
        }
    }

    /// Room around the content that can be scrolled to, in points; default none.
    ///
    /// A view that is scrolled to the content's top or left stays there.
    open var contentInset = UIEdgeInsets.zero {
        didSet { followInset(from: oldValue) }
    }

    /// The insets that count; here there are no bars to leave room for, so they are `contentInset`.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The point of the content at the view's top left, in points: the bounds' origin; default (0, 0).
    ///
    /// Setting it scrolls at once, also beyond the content, and ends an animated scroll.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Whether a finger can scroll; default true.
    open var isScrollEnabled = true
    /// Kept without effect; default true.
    open var bounces = true
    /// Kept without effect; default false.
    open var alwaysBounceVertical = false
    /// Kept without effect; default false.
    open var alwaysBounceHorizontal = false
    /// Kept without effect: film shows no indicators; default true.
    open var showsVerticalScrollIndicator = true
    /// Kept without effect: film shows no indicators; default true.
    open var showsHorizontalScrollIndicator = true

    /// How fast a throw fades; default `normal`. A rate must be above 0 and below 1.
    open var decelerationRate = DecelerationRate.normal {
        didSet {
            let rate = decelerationRate.rawValue
            guard !(rate > 0 && rate < 1) else { return }
            let name = Stage.current.name(of: self)
            Stage.current.fail(
                SceneFailure("\(name): decelerationRate must be above 0 and below 1, but it is \(rate)."))
            decelerationRate = oldValue
        }
    }

    /// What recognizes a finger that scrolls.
    public let panGestureRecognizer = UIPanGestureRecognizer()

    /// The animated scroll that is on its way.
    var scrollAnimation: ScrollAnimation?
    /// The throw that is on its way.
    var deceleration: ScrollDeceleration?
    /// The offset at which a finger began to drag; nil while none does.
    var dragStart: CGPoint?

    /// A scroll view with the frame given; what lies outside of it is not seen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        followFinger()
    }

    /// A view of size zero: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        followFinger()
    }

    /// The rectangle of the content that is seen.
    open override var bounds: CGRect {
        willSet { if newValue.isFinite && newValue != bounds { boundsWillChange(to: newValue) } }
        didSet { if bounds != oldValue { boundsDidChange(from: oldValue) } }
    }

    /// Scrolls to an offset in points, at once or over 0.3 s of the film's clock; offsets beyond the content
    /// are taken as they are.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard accept(contentOffset.x.isFinite && contentOffset.y.isFinite, "contentOffset") else { return }
        (scrollAnimation, deceleration) = (nil, nil)
        if !animated { return moveContent(to: contentOffset) }
        guard contentOffset != self.contentOffset else { return }
        scrollAnimation = ScrollAnimation(self, to: contentOffset, on: Stage.current.clock)
    }

    /// Scrolls no further than needed to see a rectangle of the content; one that is seen changes nothing.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else { return }
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        offset = nearestOffset(to: offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: Inside

    /// The bounds are sound and about to change; a collection view asks its layout here.
    func boundsWillChange(to newBounds: CGRect) {}

    private func boundsDidChange(from oldBounds: CGRect) {
        setNeedsLayout()
        if bounds.origin != oldBounds.origin { delegate?.scrollViewDidScroll(self) }
    }

    func moveContent(to offset: CGPoint) {
        if offset != bounds.origin { bounds.origin = offset }
    }

    func finishScrolling(at offset: CGPoint) {
        scrollAnimation = nil
        moveContent(to: offset)
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// The offset nearest to a wish that shows nothing beyond the content and its insets.
    func nearestOffset(to offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
        let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        return CGPoint(
            x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
    }

    /// Content that has become smaller is not scrolled past.
    private func stayInContent() {
        guard scrollAnimation == nil, deceleration == nil else { return }
        moveContent(to: nearestOffset(to: contentOffset))
    }

    private func followInset(from old: UIEdgeInsets) {
        let inset = contentInset
        let isFinite = [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite)
        guard accept(isFinite, "contentInset") else { return contentInset = old }
        guard inset != old else { return }
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -inset.left }
        if offset.y == -old.top { offset.y = -inset.top }
        moveContent(to: offset)
        insetDidChange()
    }

    /// A collection view's layout depends on the insets.
    func insetDidChange() {}

    /// Where a throw shall end; a collection view asks its layout. The velocity is in points per millisecond.
    func throwTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }

    private func acceptSize(_ size: CGSize, _ property: String) -> Bool {
        accept(size.width.isFinite && size.height.isFinite, property)
    }
}
