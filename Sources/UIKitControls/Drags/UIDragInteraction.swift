public import UIKitCore

/// A way to drag content of a view into another view of the app: a long press lifts it, and it follows the
/// finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The value that `isEnabled` of a new interaction has: true, as on all devices since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// A Boolean value that indicates whether drags can begin; default `isEnabledByDefault`.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault
    /// A Boolean value that indicates whether other recognizers go on while content is lifted; default false.
    open var allowsSimultaneousRecognitionDuringLift = false
    private weak var press: UILongPressGestureRecognizer?
    private var course: DragCourse?

    /// Creates an interaction.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Takes the press off the view before.
    /// - Parameter view: The view; nil for none.
    public func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
    }

    /// Puts the press on the view.
    /// - Parameter view: The view; nil for none.
    public func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = DragPress.recognizer(of: self)
        self.press = press
        view.addGestureRecognizer(press)
    }

    /// Asks the delegate for items; returns whether there are any to lift.
    func findItems(for recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let delegate else { return false }
        let session = DragSession(recognizer)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            self, sessionIsRestrictedToDraggingApplication: session)
        course = DragCourse(self, session)
        return true
    }

    /// Follows the press of a finger.
    func follow(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: course?.lift()
        case .changed: course?.move()
        case .ended: course?.drop()
        default: course?.cancel()
        }
        if press.state != .began, press.state != .changed { course = nil }
    }
}
