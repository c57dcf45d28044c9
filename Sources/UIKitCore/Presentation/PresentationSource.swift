/// An object that makes the presentations of controllers as sheets and popovers.
@MainActor package protocol PresentationSource: AnyObject {
    /// True where a sheet covers all of the screen, as a full-screen presentation does.
    var sheetsCoverScreen: Bool { get }
    /// Returns the presentation of a controller, or of the one that a delegate shows in its place.
    ///
    /// - Parameters:
    ///   - controller: The controller that is to be presented.
    ///   - root: The outermost parent of the controller that presents.
    func presentation(of controller: UIViewController, over root: UIViewController)
        -> UIPresentationController
    /// Returns the presentation that code may prepare before it starts; nil for a style that has none.
    func preparedPresentation(of controller: UIViewController) -> UIPresentationController?
}
