import UIKitControls
import UIKitCore

extension UINavigationBar {
    /// Puts the title, or the view in its place, in the middle of the bar, or as near to it as the buttons
    /// allow. A search bar fills what they leave.
    func placeTitle(from left: CGFloat, to right: CGFloat, middle: CGFloat, wantedWidth: CGFloat) {
        let room = max(0, right - left)
        func center(of width: CGFloat) -> CGFloat {
            max(left + width / 2, min(bounds.midX, right - width / 2))
        }
        if let titleView {
            if titleView is UISearchBar {
                titleView.bounds.size = CGSize(width: room, height: titleView.intrinsicContentSize.height)
            } else if titleView.isFittedInBar {
                titleView.bounds.size.width = min(titleView.bounds.width, room)
            }
            titleView.center = CGPoint(x: center(of: titleView.bounds.width), y: middle)
        }
        let width = min(wantedWidth, room)
        titleLabel.frame = CGRect(x: center(of: width) - width / 2, y: middle - 15, width: width, height: 30)
    }
}
