/// A bar whose height or background depends on how far content is scrolled.
@MainActor package protocol ScrollFollower: AnyObject {
    /// Notifies the bar that the offset of a scroll view has changed.
    func contentDidMove(of scrollView: UIScrollView)
    /// Returns the offset at which a finger's scroll to an offset ends, so that no part of the bar is shown
    /// by half.
    func restingOffset(for offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
    /// Returns the view in the bar that shows the control for a pull of a scroll view; nil when the scroll
    /// view shows it.
    func pullRoom(of scrollView: UIScrollView) -> UIView?
    /// Returns the height that the bar has lost to the offset of a scroll view, whose insets keep its room,
    /// in points.
    func lostHeight(over scrollView: UIScrollView) -> CGFloat
    /// Returns the height that the bar loses while a scroll view scrolls down from its top, in points.
    func leavingHeight(over scrollView: UIScrollView) -> CGFloat
}

@MainActor extension ScrollFollower {
    /// Returns the offset, for a bar that is shown as a whole.
    package func restingOffset(for offset: CGPoint, of scrollView: UIScrollView) -> CGPoint { offset }

    /// Returns nil, for a bar that does not move with the content.
    package func pullRoom(of scrollView: UIScrollView) -> UIView? { nil }

    /// Returns 0, for a bar of one height.
    package func lostHeight(over scrollView: UIScrollView) -> CGFloat { 0 }

    /// Returns 0, for a bar of one height.
    package func leavingHeight(over scrollView: UIScrollView) -> CGFloat { 0 }
}

// The room for bars and notches.
extension UIScrollView {
    /// The insets for bars and notches, in points.
    var systemInset: UIEdgeInsets { systemInset(around: contentSize) }

    private func systemInset(around content: CGSize) -> UIEdgeInsets {
        let edges = insetEdges(around: content)
        guard !edges.isEmpty else { return .zero }
        let safe = coveredInsets
        return UIEdgeInsets(
            top: edges.contains(.top) ? safe.top : 0, left: edges.contains(.left) ? safe.left : 0,
            bottom: edges.contains(.bottom) ? safe.bottom : 0, right: edges.contains(.right) ? safe.right : 0)
    }

    /// Returns the insets that are in effect once the content has a size, in points.
    package func adjustedInset(around content: CGSize) -> UIEdgeInsets {
        let (present, old, new) = (adjustedContentInset, systemInset, systemInset(around: content))
        return UIEdgeInsets(
            top: present.top - old.top + new.top, left: present.left - old.left + new.left,
            bottom: present.bottom - old.bottom + new.bottom, right: present.right - old.right + new.right)
    }

    /// The edges at which the view leaves room for bars and notches.
    var insetEdges: UIRectEdge { insetEdges(around: contentSize) }

    private func insetEdges(around content: CGSize) -> UIRectEdge {
        switch contentInsetAdjustmentBehavior {
        case .never: return []
        case .always: return .all
        case .automatic, .scrollableAxes:
            let controller = nearestController
            if contentInsetAdjustmentBehavior == .automatic,
                controller?.automaticallyAdjustsScrollViewInsets == false
            {
                return []
            }
            let isWide = content.width > bounds.width || alwaysBounceHorizontal
            let isHigh = content.height > bounds.height || alwaysBounceVertical
            var edges: UIRectEdge = isWide ? [.left, .right] : []
            let isBelowBars = (controller.map { $0.parent?.barInsets(of: $0) ?? .zero } ?? .zero) != .zero
            if isHigh || contentInsetAdjustmentBehavior == .automatic && isBelowBars {
                edges.formUnion([.top, .bottom])
            }
            return edges
        }
    }

    /// The controller of the view, or of the nearest view around it that has one.
    private var nearestController: UIViewController? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.viewController).first
    }

    /// Keeps content at its top or left end where the insets for bars and notches have changed, and what a
    /// finger drags within its upper edge.
    package func followSafeArea() {
        let (old, new, inset) = (followedInset, systemInset, contentInset)
        guard new != old else { return }
        followedInset = new
        var offset = contentOffset
        if offset.x == -inset.left - old.left { offset.x = -inset.left - new.left }
        if offset.y == -inset.top - old.top { offset.y = -inset.top - new.top }
        if dragStart != nil, contentOffset.y >= -inset.top - old.top {
            // Content under a finger would jump with its next move.
            offset.y = max(offset.y, -inset.top - new.top)
            dragStart?.y += offset.y - contentOffset.y
        }
        moveContent(to: offset)
        adjustedInsetDidChange()
        notifyFollowers()
    }

    /// The insets around the part of the content that no bar covers, in points. It begins below the bar as it
    /// is shown, from which a large title can have left.
    package var uncoveredInset: UIEdgeInsets {
        var inset = adjustedContentInset
        inset.top -= follower?.lostHeight(over: self) ?? 0
        return inset
    }

    /// Returns the height that the bar at the top will have lost at the end of a scroll to a part of the
    /// content, in points.
    ///
    /// - Parameters:
    ///   - offset: The offset at which the part has its place below the whole bar.
    ///   - share: The distance by which the end moves on for each point that the bar loses: 1 for a part that
    ///     is to lie at the bar's lower edge, 0.5 for one in the middle of the room below it.
    package func heightLost(scrollingTo offset: CGFloat, share: CGFloat) -> CGFloat {
        guard let follower else { return 0 }
        let scrolled = offset + adjustedContentInset.top - (pullControl?.heldRoom ?? 0)
        // The beginning of the content lies at the edge of a bar of any height.
        guard scrolled != 0 else { return share == 1 ? follower.lostHeight(over: self) : 0 }
        // The bar loses what is scrolled: lost = scrolled + share * lost.
        return min(max(0, scrolled / (1 - share)), follower.leavingHeight(over: self))
    }

    /// True when no content is hidden below the view's lower inset.
    package var isAtBottom: Bool {
        bounds.maxY - adjustedContentInset.bottom >= contentSize.height
    }

    /// Notifies the bars at the top and the bottom that the content or the view has moved.
    func notifyFollowers() {
        follower?.contentDidMove(of: self)
        bottomFollower?.contentDidMove(of: self)
    }

    /// Notifies the view and its delegate that the insets around the content have changed.
    func adjustedInsetDidChange() {
        insetDidChange()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
