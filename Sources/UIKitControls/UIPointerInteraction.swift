public import UIKitCore

/// An interaction with a pointer. A film has none.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// A Boolean value that indicates whether the pointer has an effect on the view; default true.
    /// It has no effect.
    open var isEnabled = true {
        didSet { warnOfNoEffect("UIPointerInteraction.isEnabled", oldValue, isEnabled) }
    }

    /// Creates an interaction.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Has nothing to do: no pointer is over the view.
    open func invalidate() {}

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Notes the view.
    public func didMove(to view: UIView?) { self.view = view }
}
