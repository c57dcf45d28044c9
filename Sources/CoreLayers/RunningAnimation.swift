/// An animation that a layer shows, with the time at which it began.
@MainActor final class RunningAnimation {
    package let key: String?
    package let animation: CAAnimation
    /// The begin in the layer's time, in seconds.
    package let begin: TimeInterval
    /// The time of one repetition, in seconds.
    package let duration: TimeInterval
    /// The transaction that waits for the end; nil for none.
    let transaction: TransactionState?
    /// The place among the running animations of its layer.
    var slot = 0
    /// True once the delegate was notified of the end.
    package var isOver = false

    init(
        key: String?, animation: CAAnimation, begin: TimeInterval, duration: TimeInterval,
        transaction: TransactionState?
    ) {
        (self.key, self.animation, self.begin) = (key, animation, begin)
        (self.duration, self.transaction) = (duration, transaction)
    }

    /// Changes the state that a layer shows at a moment of the layer's time.
    package func apply(to state: inout LayerState, at time: TimeInterval, of layer: CALayer) {
        guard let moment = animation.moment(at: time - begin, duration: duration) else { return }
        animation.apply(to: &state, at: moment, of: layer)
    }

    /// Notifies the delegate and the transaction of the end, once.
    package func stop(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        transaction?.animationEnded()
    }
}
