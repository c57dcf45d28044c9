/// The provider of the pages of a page controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one; nil at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots below the pages; default 0, for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the number of the first page's dot; default 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
