import UIKitCore

/// The look of a preview: the part of the view that is seen, and the color behind it.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The outline of the part that is seen, in the coordinates of the view; default nil, for the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the coordinates of the view; default nil, for none.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; default nil, for none.
    open var backgroundColor: UIColor!

    /// Creates parameters of a whole view.
    public override init() { super.init() }
}
