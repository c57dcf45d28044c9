/// A table or a collection view whose rows are swiped aside.
@MainActor package protocol SwipedList: UIScrollView {
    /// True while fingers may swipe rows aside: not while they are edited.
    var letsSwipe: Bool { get }
    /// Returns the row at a point; nil for none.
    func swipedRow(at point: CGPoint) -> UIView?
    /// Returns the actions of a row on one side; nil for none.
    func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Returns the frame of a row that is not swiped aside; nil for one that is no longer shown.
    func restingFrame(of row: UIView) -> CGRect?
    /// Returns whether a row lies in a group with margins and round corners.
    func hasInsetGroup(around row: UIView) -> Bool
    /// Inserts the buttons of a row behind it.
    func insert(_ buttons: UIView, behind row: UIView)
    /// Notifies the list that the buttons of a row are about to be uncovered, or were covered again.
    func buttonsDidChange(of row: UIView, areShown: Bool)
}
