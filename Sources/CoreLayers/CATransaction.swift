/// The settings of implicit animations, and a block to call when they have ended.
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     layer.position = point
///     CATransaction.commit()
@preconcurrency @MainActor public final class CATransaction: NSObject {
    /// The innermost transaction that has begun; nil for none.
    static var open: TransactionState? { RunContext.current.layerTransactions.transactions.last }

    /// Begins a transaction with the settings of the one around it.
    public class func begin() {
        RunContext.current.layerTransactions.transactions.append(TransactionState(inside: open))
    }

    /// Ends the innermost transaction, and lays out the layers on the screen that it has changed. Its
    /// completion block runs when the animations added in it have ended; without any, on the next tick.
    public class func commit() {
        open?.layOut()
        RunContext.current.layerTransactions.transactions.popLast()?.commit()
    }

    /// Has no effect: changes are seen in the next picture.
    public class func flush() { warnOfNoEffect("CATransaction.flush") }

    /// Does nothing: a scene runs on one thread.
    public class func lock() {}

    /// Does nothing: a scene runs on one thread.
    public class func unlock() {}

    /// Sets whether changes are shown at once instead of over time; default false.
    public class func setDisableActions(_ flag: Bool) { state.disablesActions = flag }

    /// Returns whether changes are shown at once.
    public class func disableActions() -> Bool { open?.disablesActions ?? false }

    /// Sets the duration of animations without one of their own, in seconds; default 0.25.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { state.duration = dur }

    /// Returns the duration of animations without one of their own, in seconds.
    public class func animationDuration() -> CFTimeInterval { open?.duration ?? TransactionState.standard }

    /// Sets the timing function of animations without one of their own; default nil.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        state.timingFunction = function
    }

    /// Returns the timing function of animations without one of their own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { open?.timingFunction }

    /// Sets a setting by its name, such as `kCATransactionDisableActions`. Another name has no effect.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
        case kCATransactionAnimationDuration:
            setAnimationDuration(CGFloat(relativeValue: anObject ?? 0).map(Double.init) ?? 0)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }

    /// Returns a setting by its name; nil for another name.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets the block that is called when the animations added from now on in this transaction have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) { state.completion = block }

    /// Returns the completion block.
    public class func completionBlock() -> (() -> Void)? { open?.completion }

    /// The innermost transaction. Outside of any, one that lasts until the next tick begins.
    private static var state: TransactionState {
        if let open { return open }
        let (context, implicit) = (RunContext.current, TransactionState(inside: nil))
        context.layerTransactions.transactions.append(implicit)
        context.clock.schedule(at: context.clock.time) { [weak context] in
            context?.layerTransactions.transactions.removeAll { $0 === implicit }
            implicit.commit()
        }
        return implicit
    }
}

/// The name of the duration of animations without one of their own, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the Boolean value that indicates whether changes are shown at once.
public let kCATransactionDisableActions = "disableActions"
/// The name of the timing function of animations without one of their own.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the block that is called when the animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"
