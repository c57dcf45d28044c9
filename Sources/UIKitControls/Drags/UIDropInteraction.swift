public import UIKitCore

/// A way to take content that is dropped on a view. Nothing is dropped in a film.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// A Boolean value that indicates whether several views can take a drop; default false. It
    /// has no effect.
    open var allowsSimultaneousDropSessions = false {
        didSet {
            warnOfNoEffect(
                "UIDropInteraction.allowsSimultaneousDropSessions", oldValue, allowsSimultaneousDropSessions)
        }
    }

    /// Creates an interaction.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Notes the view.
    public func didMove(to view: UIView?) { self.view = view }
}
