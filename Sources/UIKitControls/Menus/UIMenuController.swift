@_spi(UIKitInternals) import UIKitCore

/// The menu over a selection, with the entries of code alone.
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
    /// A Boolean value that indicates whether the menu is shown. Setting it shows or hides the menu.
    open var isMenuVisible: Bool {
        get { row != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The rectangle of the menu in the window; none while it is hidden.
    open var menuFrame: CGRect { row?.rowFrame ?? .zero }
    private var target: (view: UIView, rect: CGRect)?
    private weak var row: EditMenuRow?

    /// Creates a menu.
    public override init() {
        super.init()
    }

    /// Shows the menu at a rectangle of a view, with the entries that a responder performs.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    open func hideMenu() { row?.close() }

    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { if target?.view === targetView { hideMenu() } }

    /// Sets the rectangle at which `setMenuVisible(_:animated:)` shows the menu.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }

    /// Shows or hides the menu. It is shown where a rectangle was set and an entry has a responder.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        row?.close()
        row = nil
        guard menuVisible, let target else { return }
        let first = target.view.window.flatMap { _ in RunContext.current.screenState.firstResponder }
        let responder: UIResponder = first ?? target.view
        let performed = (menuItems ?? []).filter { item in
            sequence(first: responder, next: \.next).contains {
                $0.canPerformAction(item.action, withSender: self)
            }
        }
        let entries = performed.map { item in
            UIAction(title: item.title) { [weak self] _ in
                UIApplication.shared.sendAction(item.action, to: nil, from: self, for: nil)
            }
        }
        let directions: [ArrowDirection: UIEditMenuArrowDirection] = [.up: .up, .down: .down]
        let row = EditMenuRow(
            entries, of: target.view, directions[arrowDirection] ?? .automatic, place: { target.rect })
        self.row = row
        row?.open(nil)
    }

    /// Takes over changed entries.
    open func update() {}
}

/// The menu of a run.
@MainActor private final class SharedMenu: RunState {
    let controller = UIMenuController()

    init(of context: RunContext) {}
}
