extension UIView {
    /// Shows changes in a view by a transition from its old content to its new content. Without a transition
    /// among the options, the changes are shown as by `animate`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let context = RunContext.current
        guard options.transition != 0, context.animations.areEnabled, duration > 0, duration.isFinite else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() },
                completion: completion)
        }
        options.warnOfOptionsWithoutEffect()
        let flushes = options.contains(.flushUpdates) || AnimationBlock.flushesUpdates
        if flushes { AnimationBlock.flushUpdates() }
        // Before the first frame nothing is laid out yet, and the old content is seen as it would have been.
        if context.clock.time == 0 || view.window == nil { view.layOutSubtree() }
        let flip: ContentTransition.Flip? =
            switch options.transition {
            case 1: .fromLeft
            case 2: .fromRight
            case 6: .fromTop
            case 7: .fromBottom
            default: nil
            }
        view.layer.contentTransition = ContentTransition(
            of: view.layer, curve: options.curve, begin: context.clock.time, duration: duration, flip: flip)
        view.layer.contentTransition?.frameRate = options.frameRate
        if options.contains(.allowAnimatedContent) {
            animate(
                withDuration: duration, delay: 0,
                options: options.intersection(.preferredFramesPerSecond30).union(
                    flushes ? .flushUpdates : []),
                animations: { animations?() })
        } else {
            withoutAnimation {
                animations?()
                if flushes { AnimationBlock.flushUpdates() }
            }
        }
        context.clock.schedule(at: context.clock.time + duration) { completion?(true) }
    }

    /// Replaces a view by another one in its superview, by a transition. With `showHideTransitionViews` both
    /// stay and are hidden and shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return completion?(false) ?? () }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
