/// The settings of one transaction.
@MainActor final class TransactionState {
    /// The duration of animations without one of their own, in seconds, as Core Animation documents it.
    package static var standard: TimeInterval { MotionConstants.current.implicitDuration }

    var disablesActions: Bool
    package var duration: TimeInterval
    package var timingFunction: CAMediaTimingFunction?
    package var completion: (() -> Void)?
    /// The layers whose layout was requested.
    private var awaitingLayout: [CALayer] = []
    private var pending = 0
    private var isCommitted = false

    init(inside outer: TransactionState?) {
        disablesActions = outer?.disablesActions ?? false
        duration = outer?.duration ?? Self.standard
        timingFunction = outer?.timingFunction
    }

    /// Notes a request of the layout of a layer.
    func awaitLayout(of layer: CALayer) { awaitingLayout.append(layer) }

    /// Lays out the layers on the screen that wait for it: what their layout changes follows the settings, as
    /// with the outermost transaction on a device. New layers have time until the end of the tick.
    func layOut() {
        let layers = awaitingLayout
        awaitingLayout = []
        for layer in layers where layer.isOnScreen { layer.layOutIfNeeded() }
    }

    func animationBegan() { pending += 1 }

    package func animationEnded() {
        pending -= 1
        completeIfOver()
    }

    package func commit() {
        isCommitted = true
        guard pending == 0, completion != nil else { return }
        RunContext.current.clock.schedule(at: RunContext.current.clock.time) { self.completeIfOver() }
    }

    private func completeIfOver() {
        guard isCommitted, pending <= 0, let block = completion else { return }
        completion = nil
        block()
    }
}
