/// The scroll view behind a section that scrolls sideways. It has the section's frame and the width of its
/// content, so that a finger scrolls it like any other; the layout moves the cells by its offset.
@MainActor final class SidewaysScroller: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private let scrollView = UIScrollView()
    private weak var collectionView: UICollectionView?
    private var section: PlacedSection?
    private var isFitting = false
    /// The closure that is called when the finger has moved the section.
    var didMove: (() -> Void)?

    /// The distance by which the section is scrolled, in points.
    var offset: CGFloat { scrollView.contentOffset.x }

    init(in collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
        scrollView.isUserInteractionEnabled = false
        scrollView.delegate = self
        scrollView.showsHorizontalScrollIndicator = false
        let pan = scrollView.panGestureRecognizer
        scrollView.removeGestureRecognizer(pan)
        pan.delegate = self
        collectionView.addGestureRecognizer(pan)
        collectionView.panGestureRecognizer.require(toFail: pan)
        collectionView.insertSubview(scrollView, at: 0)
    }

    /// Places the scroll view over its section.
    func fit(_ section: PlacedSection) {
        let isFirst = self.section == nil
        self.section = section
        isFitting = true
        scrollView.frame = section.frame
        scrollView.contentSize = CGSize(width: section.sidewaysWidth, height: section.frame.height)
        section.section.orthogonalScrollingProperties.apply(to: scrollView, in: collectionView)
        scrollView.isPagingEnabled = section.section.orthogonalScrollingBehavior == .paging
        if section.section.orthogonalScrollingBehavior == .groupPagingCentered {
            let side = max(0, (section.frame.width - section.groupWidth) / 2)
            scrollView.contentInset = UIEdgeInsets(
                top: 0, left: side - section.insets.leading, bottom: 0,
                right: side - section.insets.trailing)
            if isFirst { scrollView.contentOffset.x = -scrollView.contentInset.left }
        }
        isFitting = false
    }

    /// Scrolls until a rectangle, which is seen with the present offset, is at a position.
    func scroll(to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let section else { return }
        let place = frame.offsetBy(dx: offset - section.frame.minX, dy: -section.frame.minY)
        let wanted = position.offset(showing: place, from: scrollView.bounds, .zero)
        let end = scrollView.nearestOffset(to: CGPoint(x: wanted.x, y: 0))
        scrollView.setContentOffset(end, animated: animated)
    }

    /// Removes the scroll view and its recognizer.
    func remove() {
        collectionView?.removeGestureRecognizer(scrollView.panGestureRecognizer)
        scrollView.removeFromSuperview()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let section, let collectionView
        else { return false }
        let way = pan.translation(in: collectionView)
        return abs(way.x) > abs(way.y) && section.frame.contains(pan.location(in: collectionView))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isFitting { didMove?() }
    }

    /// Ends a drag at the beginning or the middle of a group.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let section else { return }
        let step = section.groupWidth + section.section.interGroupSpacing
        let start = -scrollView.contentInset.left
        guard step > 0 else { return }
        func boundary(_ offset: CGFloat) -> CGFloat { ((offset - start) / step).rounded() * step + start }
        switch section.section.orthogonalScrollingBehavior {
        case .continuousGroupLeadingBoundary:
            targetContentOffset.pointee.x = boundary(targetContentOffset.pointee.x)
        case .groupPaging, .groupPagingCentered:
            let turn: CGFloat = abs(velocity.x) < 0.3 ? 0 : velocity.x > 0 ? 0.5 : -0.5
            let page = (scrollView.contentOffset.x - start) / step + turn
            targetContentOffset.pointee.x = page.rounded() * step + start
        case .none, .continuous, .paging: return
        }
        let end = scrollView.nearestOffset(to: targetContentOffset.pointee)
        targetContentOffset.pointee.x = end.x
    }
}
