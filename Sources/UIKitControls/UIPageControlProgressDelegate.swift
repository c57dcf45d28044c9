public import UIKitCore

/// The delegate of the progress of a page control.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the progress with which a page begins, from 0 to 1; default 0.
    func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float

    /// Notifies of a progress that is shown or hidden, which a finger that moves along the dots causes. It is
    /// never called: a finger only taps dots in a film.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { 0 }

    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
