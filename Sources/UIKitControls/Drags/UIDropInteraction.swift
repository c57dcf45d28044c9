public import UIKitCore

/// A way to take content that a finger has dragged from another view of the app.
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
    /// - Parameter view: The view; nil for none.
    public func willMove(to view: UIView?) {}

    /// Notes the view.
    /// - Parameter view: The view; nil for none.
    public func didMove(to view: UIView?) { self.view = view }

    /// Returns the interaction of the nearest view from one on that takes what is dragged; nil for none.
    static func taking(_ session: DropSession, at view: UIView?) -> UIDropInteraction? {
        var next = view
        while let view = next {
            for case let interaction as UIDropInteraction in view.interactions
            where interaction.delegate?.dropInteraction(interaction, canHandle: session) == true {
                return interaction
            }
            next = view.superview
        }
        return nil
    }
}
