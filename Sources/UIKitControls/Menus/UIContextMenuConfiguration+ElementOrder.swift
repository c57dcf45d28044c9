import UIKitCore

extension UIContextMenuConfiguration {
    /// The orders of the entries of a menu.
    public enum ElementOrder: Int, Sendable {
        /// By what is around the menu's view: fixed in a scroll view, and elsewhere by priority.
        case automatic = 0
        /// The first entry is next to the menu's view: the lowest one of a card above it.
        case priority
        /// The first entry is the highest one.
        case fixed

        /// Returns whether the first entry of a view's menu is next to the view.
        @MainActor func hasFirstEntryNear(in view: UIView) -> Bool {
            switch self {
            case .automatic: !sequence(first: view, next: \.superview).contains { $0 is UIScrollView }
            case .priority: true
            case .fixed: false
            }
        }
    }
}
