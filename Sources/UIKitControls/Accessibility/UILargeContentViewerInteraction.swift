import UIKitCore

/// The viewer of large content of a view, which a film never opens: its texts have the standard size.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The recognizer of the long press, which never begins.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
    /// A Boolean value that indicates whether the viewer opens; always false.
    open class var isEnabled: Bool { false }

    /// Creates a viewer.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }
}
