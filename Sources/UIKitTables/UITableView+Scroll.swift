@_spi(UIKitInternals) import UIKitCore

// Scrolls to rows.
extension UITableView {
    /// Scrolls to a row, at once or in an animation.
    func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = targetOfScroll(to: indexPath) else { return }
        guard scrollPosition != .none else { return scrollRectToVisible(row, animated: animated) }
        let end = offset(showing: row, at: scrollPosition)
        setContentOffset(end, animated: animated)
        rowScroll = RowScroll(path: indexPath, position: scrollPosition, end: end)
        setNeedsLayout()
    }

    /// Corrects the end of a scroll to a row by the heights that have been measured since: that of an
    /// animation under way, or the place of content that is there already.
    func correctScroll() {
        guard let scroll = rowScroll else { return }
        rowScroll = nil
        if let scrollAnimation {
            guard scrollAnimation.end == scroll.end, let end = end(of: scroll) else { return }
            if end != scroll.end { scrollAnimation.aim(at: end) }
            rowScroll = RowScroll(path: scroll.path, position: scroll.position, end: end)
        } else if contentOffset == scroll.end {
            // Each step can bring rows into sight that have to be measured, too.
            for _ in 0..<10 {
                guard let end = end(of: scroll), end != contentOffset else { return }
                contentOffset = end
                measureSeenRows()
            }
        }
    }

    /// Returns the offset to which a scroll leads; nil when its row is gone.
    private func end(of scroll: RowScroll) -> CGPoint? {
        rows.frame(of: scroll.path).map { offset(showing: $0, at: scroll.position) }
    }

    /// Returns the offset nearest to that at which a row has a position between the insets. The upper one is
    /// that of the bar as the scroll leaves it, from which a large title can have left.
    private func offset(showing row: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let (top, share): (CGFloat, CGFloat) =
            switch position {
            case .top, .none: (row.minY - inset.top, 1)
            case .middle: (row.midY - (bounds.height + inset.top - inset.bottom) / 2, 0.5)
            case .bottom: (row.maxY + inset.bottom - bounds.height, 0)
            }
        let lost = share > 0 ? heightLost(scrollingTo: top, share: share) : 0
        return nearestOffset(to: CGPoint(x: contentOffset.x, y: top + share * lost))
    }
}
