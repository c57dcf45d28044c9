public import UIKitCore

/// The place of a preview at the beginning or at the end of its way.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the center lies.
    public let container: UIView
    /// The center of the preview, in points.
    public let center: CGPoint
    /// The transform of the preview there.
    public let transform: CGAffineTransform

    /// Creates a place.
    /// - Parameters:
    ///   - container: The view in whose coordinates the center lies.
    ///   - center: The center of the preview, in points.
    ///   - transform: The transform of the preview there; default the identity.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}
