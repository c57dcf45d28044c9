public import UIKitCore

/// A way to drag content of a view into another one. A film begins no drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The value that `isEnabled` of a new interaction has: true, as on all devices since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// A Boolean value that indicates whether drags can begin; default `isEnabledByDefault`.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// A Boolean value that indicates whether other recognizers go on while content is lifted; default false.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Creates an interaction.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of an interaction that drags, which a film never asks.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {}

/// A way to take content that is dropped on a view. Nothing is dropped in a film.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// A Boolean value that indicates whether several views can take a drop; default false.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of an interaction that takes drops, which a film never asks.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// What a drop does with its content.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag ends.
    case cancel
    /// Nothing, though the view could take content of that kind.
    case forbidden
    /// The view takes a copy.
    case copy
    /// The content leaves its view.
    case move
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none
    /// As the system does.
    case `default`
}
