@_spi(UIKitInternals) import UIKitCore

/// The dark menu over a selection. A film does not show it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The directions of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// By the room that there is.
        case `default` = 0
        /// Up.
        case up
        /// Down.
        case down
        /// To the left.
        case left
        /// To the right.
        case right
    }

    /// The menu of the app.
    public class var shared: UIMenuController { RunContext.current[SharedMenu.self].controller }

    /// The entries beside those of the system; default nil.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow; default by the room that there is.
    open var arrowDirection = ArrowDirection.default
    /// A Boolean value that indicates whether the menu is shown: never in a film.
    open var isMenuVisible: Bool { false }
    /// The rectangle of the menu: none in a film.
    open var menuFrame: CGRect { .zero }

    /// Creates a menu.
    public override init() {
        super.init()
    }

    /// Shows the menu at a rectangle of a view. It has no effect.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        warnOfNoEffect("UIMenuController.showMenu")
    }

    /// Hides the menu.
    open func hideMenu() {}

    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) {}

    /// Sets the rectangle at which `setMenuVisible(_:animated:)` shows the menu.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

    /// Shows or hides the menu. It has no effect.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { warnOfNoEffect("UIMenuController.setMenuVisible") }
    }

    /// Takes over changed entries.
    open func update() {}
}

/// The menu of a run.
@MainActor private final class SharedMenu: RunState {
    let controller = UIMenuController()

    init(of context: RunContext) {}
}
