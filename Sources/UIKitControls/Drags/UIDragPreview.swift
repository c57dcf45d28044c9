public import UIKitCore

/// The look of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The part of the view that is seen, and the color behind it.
    public let parameters: UIDragPreviewParameters

    /// Creates a look.
    /// - Parameters:
    ///   - view: The view that is shown.
    ///   - parameters: The part that is seen; default the whole view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}
