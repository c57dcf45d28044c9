import UIKitControls
import UIKitCore

extension UINavigationBar {
    /// Puts the title, or the view in its place, in the middle of the bar, or as near to it as the buttons
    /// allow; of browsers and editors behind the buttons on the left. A search bar fills what they leave.
    func placeTitle(from left: CGFloat, to right: CGFloat, middle: CGFloat, wantedWidth: CGFloat) {
        let isOwnView = titleView != nil && composedTitle == nil
        let (start, end) = isOwnView ? (left, right) : betweenPlatters(left, right)
        let room = max(0, end - start)
        let isLeading = (topItem?.style ?? .navigator) != .navigator
        func center(of width: CGFloat) -> CGFloat {
            isLeading ? start + width / 2 : max(start + width / 2, min(bounds.midX, end - width / 2))
        }
        if let titleView {
            if titleView is UISearchBar {
                titleView.bounds.size = CGSize(width: room, height: titleView.intrinsicContentSize.height)
            } else if titleView.isFittedInBar {
                titleView.bounds.size.width = min(titleView.bounds.width, room)
            }
            (titleView as? TitlePair)?.fit(in: room)
            (titleView as? TitleMenuButton)?.fit(in: room)
            titleView.center = CGPoint(x: center(of: titleView.bounds.width), y: middle)
        }
        let width = min(wantedWidth, room)
        let shift = appearance.titlePositionAdjustment
        let drop = isLow ? titleShifts[.compact] ?? titleShifts[.default] : titleShifts[.default]
        titleLabel.frame = CGRect(
            x: center(of: width) - width / 2 + shift.horizontal,
            y: middle - 15 + shift.vertical + (drop ?? 0),
            width: width, height: 30)
    }

    /// Returns the ends of the room for a title, which keeps 12 points from the platters beside it.
    private func betweenPlatters(_ left: CGFloat, _ right: CGFloat) -> (CGFloat, CGFloat) {
        guard measures.platter != nil else { return (left, right) }
        return (
            leftViews.last.map { max(left, $0.frame.maxX + 12) } ?? left,
            rightViews.last.map { min(right, $0.frame.minX - 12) } ?? right
        )
    }

    /// Returns the opacity of the small title above the rest of a large one.
    func titleOpacity(room: CGFloat) -> CGFloat {
        measures.fadesTitle ? max(0, 1 - room / 8) : room > 0 ? 0 : 1
    }

    /// Moves titles down by a distance in points; a low bar without one of its own has that of the default
    /// metrics.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleShifts[barMetrics] = adjustment
    }

    /// Returns the distance by which titles are moved down, in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleShifts[barMetrics] ?? 0
    }
}
