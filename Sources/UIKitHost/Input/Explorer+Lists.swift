import UIKitText

extension Explorer.Target {
    /// Returns the drags of a scroll view: toward the side on which more of its content lies, and of a list
    /// that stands at its top a short pull before that.
    ///
    /// - Parameters:
    ///   - scroll: the scroll view.
    ///   - point: a place in the window at which a touch reaches it.
    ///   - host: the host of the run.
    static func targets(_ scroll: UIScrollView, _ point: CGPoint, _ host: SceneHost) -> [Explorer.Target] {
        guard scroll.isScrollEnabled else { return [] }
        let room = Room(in: scroll)
        let box = scroll.bounds
        if room.isWide {
            let way = room.right > 1 ? -0.4 : 0.4
            return [drag(scroll, point, CGVector(dx: way * box.width, dy: 0))]
        }
        guard room.isHigh || scroll.alwaysBounceVertical else { return [] }
        // A list that has nothing below is pulled down, as one that refreshes.
        let isPulled = room.below <= 1 || scroll.refreshControl != nil
        var targets = [drag(scroll, point, CGVector(dx: 0, dy: (isPulled ? 0.4 : -0.4) * box.height))]
        if !isPulled, isList(scroll), room.above <= 1, scroll.bounces, !isPresented(scroll) {
            let way = CGVector(dx: 0, dy: (0.2 * box.height).rounded())
            targets.append(Explorer.Target(kind: .pull, object: scroll, point: point, direction: way))
        }
        return targets
    }

    private static func drag(_ scroll: UIScrollView, _ point: CGPoint, _ way: CGVector) -> Explorer.Target {
        Explorer.Target(
            kind: .scroll, object: scroll, point: point,
            direction: CGVector(dx: way.dx.rounded(), dy: way.dy.rounded()))
    }

    /// Returns whether code may respond to a scroll view that is pulled beyond its top.
    private static func isList(_ scroll: UIScrollView) -> Bool {
        !(scroll is UITextView)
            && (scroll is UITableView || scroll is UICollectionView || scroll.delegate != nil)
    }

    /// Returns whether a view is on a sheet, which a pull at its top would close.
    private static func isPresented(_ view: UIView) -> Bool {
        sequence(first: view as UIResponder) { $0.next }
            .contains { ($0 as? UIViewController)?.presentingViewController != nil }
    }

    /// Returns the swipe of the first row that uncovers buttons, one that is wholly in sight where there is
    /// one; none where no row has any.
    static func rowSwipes(in scroll: UIScrollView, _ host: SceneHost) -> [Explorer.Target] {
        guard let list = scroll as? any SwipedList, list.letsSwipe else { return [] }
        let sight = scroll.bounds.inset(by: scroll.adjustedContentInset)
        func rank(_ row: UIView) -> (Int, CGFloat) { (sight.contains(row.frame) ? 0 : 1, row.frame.minY) }
        let rows = scroll.subviews.filter(isCell).sorted { rank($0) < rank($1) }
        for row in rows {
            guard let point = touchablePoint(of: row, host) else { continue }
            for isLeading in [false, true] {
                guard list.swipeActions(of: row, isLeading: isLeading)?.actions.isEmpty == false else {
                    continue
                }
                let way = CGVector(dx: isLeading ? 120 : -120, dy: 0)
                return [Explorer.Target(kind: .swipeRow, object: scroll, point: point, direction: way)]
            }
        }
        return []
    }
}

/// The content of a scroll view that lies outside of it, in points on each side.
@MainActor private struct Room {
    let above, below, left, right: CGFloat

    init(in scroll: UIScrollView) {
        let (content, box, insets) = (scroll.contentSize, scroll.bounds, scroll.adjustedContentInset)
        (above, left) = (box.minY + insets.top, box.minX + insets.left)
        below = content.height + insets.bottom - box.maxY
        right = content.width + insets.right - box.maxX
    }

    /// True where the content is higher than the view.
    var isHigh: Bool { above + below > 1 }
    /// True where the content is wider than the view, and not higher.
    var isWide: Bool { left + right > 1 && !isHigh }
}
