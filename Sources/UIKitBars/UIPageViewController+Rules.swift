@_spi(UIKitInternals) import UIKitCore

extension UIPageViewController {
    /// Reports a number of pages that cannot be shown: one is, or two of a book with pages that curl.
    func requirePages(_ count: Int) {
        let mayBeTwo = transitionStyle == .pageCurl
        guard count != 1, count != 2 || !mayBeTwo else { return }
        let needed = mayBeTwo ? "1 or 2 controllers" : "1 controller"
        RunContext.current.fail(
            SceneFailure("\(type(of: self)): setViewControllers needs \(needed), but it was given \(count)."))
    }
}
