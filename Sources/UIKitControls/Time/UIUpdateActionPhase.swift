/// The parts of an update of the interface, in which a film performs actions in this order.
@preconcurrency @MainActor public final class UIUpdateActionPhase: NSObject {
    let order: Int

    private init(_ order: Int) {
        self.order = order
        super.init()
    }

    /// The beginning.
    public static let afterUpdateScheduled = UIUpdateActionPhase(0)
    /// Before events are sent.
    public static let beforeEventDispatch = UIUpdateActionPhase(1)
    /// After events were sent.
    public static let afterEventDispatch = UIUpdateActionPhase(2)
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
    /// After display links were called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
    /// Before layout and drawing.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
    /// After layout and drawing.
    public static let afterCATransactionCommit = UIUpdateActionPhase(6)
    /// Before late events are sent.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
    /// After late events were sent.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
    /// Before late layout and drawing.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
    /// After late layout and drawing.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
    /// The end.
    public static let afterUpdateComplete = UIUpdateActionPhase(11)
}
