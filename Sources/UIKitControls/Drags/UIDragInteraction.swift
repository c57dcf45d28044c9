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
    /// It has no effect.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault {
        didSet { warnOfNoEffect("UIDragInteraction.isEnabled", oldValue, isEnabled) }
    }
    /// A Boolean value that indicates whether other recognizers go on while content is lifted; default false.
    /// It has no effect.
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet {
            warnOfNoEffect(
                "UIDragInteraction.allowsSimultaneousRecognitionDuringLift", oldValue,
                allowsSimultaneousRecognitionDuringLift)
        }
    }

    /// Creates an interaction.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Notes the view.
    public func didMove(to view: UIView?) { self.view = view }
}
