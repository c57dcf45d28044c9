import UIKitCore

/// The look of an item that is dragged, and the place from which it is lifted or to which it goes.
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view with another place.
    /// - Parameter newTarget: The place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
