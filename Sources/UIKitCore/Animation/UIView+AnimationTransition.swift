extension UIView {
    /// The transitions between the old and the new content of a view, for `setAnimationTransition`.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// The view turns over about its vertical axis, from left to right.
        case flipFromLeft
        /// The view turns over about its vertical axis, from right to left.
        case flipFromRight
        /// The view curls up like a page. It is shown as a cross-fade.
        case curlUp
        /// The view curls down like a page. It is shown as a cross-fade.
        case curlDown
    }

    /// Shows the changes in a view that follow by a transition, in the time of the animation that has begun.
    ///
    /// - Parameters:
    ///   - transition: the transition.
    ///   - view: the view whose content changes.
    ///   - cache: false to draw the contents again in each frame, as they always are.
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        guard let timing = RunContext.current.animations.opened.last?.block.timing, transition != .none,
            timing.duration > 0
        else { return }
        let flip: ContentTransition.Flip? =
            switch transition {
            case .flipFromLeft: .fromLeft
            case .flipFromRight: .fromRight
            case .none, .curlUp, .curlDown: nil
            }
        view.layer.contentTransition = ContentTransition(
            of: view.layer, curve: AnimationOptions.curveEaseInOut.curve, begin: timing.begin,
            duration: timing.duration, flip: flip)
    }

    /// Sets whether the animation that has begun starts at the values that views show, not at those that they
    /// have been set to; default false.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        guard let block = RunContext.current.animations.opened.last?.block else { return }
        if fromCurrentState {
            block.options.insert(.beginFromCurrentState)
        } else {
            block.options.remove(.beginFromCurrentState)
        }
    }
}
