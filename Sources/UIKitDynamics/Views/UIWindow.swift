/// The root of a view hierarchy, as large as the film.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window. Setting it loads that view and shows it, in UIKit's order.
    ///
    /// The order is: `loadView`, `viewDidLoad`, `viewWillAppear`, the view moves to the window,
    /// `viewIsAppearing`, layout with `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, `viewDidAppear`.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.leaveWindow()
            rootViewController?.enter(self)
        }
    }

    /// Has no effect: the host's window is always visible.
    open func makeKeyAndVisible() {}

    /// The window itself.
    open override var window: UIWindow? { self }
}
