/// The root of a view tree, as large as the film.
@MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window; setting it loads that view and shows it, in UIKit's order.
    ///
    /// The order: `loadView`, `viewDidLoad`, `viewWillAppear`, the view enters the window, `viewIsAppearing`,
    /// layout with `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, `viewDidAppear`.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.leaveWindow()
            rootViewController?.enter(self)
        }
    }

    /// Nothing to do: the stage's window is always seen.
    open func makeKeyAndVisible() {}

    /// The window itself.
    open override var window: UIWindow? { self }
}
