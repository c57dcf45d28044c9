public import UIKitCore

/// A view whose picture is lifted above the window, and the place from which it rises or to which it returns.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The place.
    public let target: UIPreviewTarget
    /// The view.
    public let view: UIView
    /// The look.
    public let parameters: UIPreviewParameters
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview with a look and a place.
    /// - Parameters:
    ///   - view: The view that is shown.
    ///   - parameters: The look.
    ///   - target: The place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }

    /// Creates a preview of a view in its place. A view outside of a window is an error.
    /// - Parameters:
    ///   - view: The view that is shown.
    ///   - parameters: The look; default that of the whole view.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        if view.window == nil {
            let name = RunContext.current.name(of: view)
            RunContext.current.fail(
                SceneFailure("UITargetedPreview(view:): \(name) must be in a window, or have a target."))
        }
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Returns a preview of the same view with another place.
    /// - Parameter newTarget: The place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
