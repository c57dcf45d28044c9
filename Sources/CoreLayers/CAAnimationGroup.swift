/// Animations that run at the same time, within the group's time. A group that is held at its end, or that
/// turns around there, holds the animations that last as long as it does; shorter ones need a fill mode of
/// their own.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations; default nil. Their delegates are not notified. The group itself, and one that holds
    /// it, are errors.
    open var animations: [CAAnimation]? {
        didSet {
            guard animations?.contains(where: holdsSelf) == true else { return }
            animations = oldValue
            RunContext.current.fail(SceneFailure("A CAAnimationGroup cannot hold itself."))
        }
    }

    private func holdsSelf(_ animation: CAAnimation) -> Bool {
        guard let group = animation as? CAAnimationGroup else { return false }
        return group === self || group.animations?.contains(where: holdsSelf) == true
    }

    package override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations
    }

    package override func apply(to state: inout LayerState, at moment: AnimationMoment, of layer: CALayer) {
        forEachMember(at: moment) { $0.apply(to: &state, at: $1, of: layer) }
    }

    /// Calls a closure with each of the animations that shows something at a moment of the group, and with
    /// the animation's own moment.
    final func forEachMember(
        at moment: AnimationMoment, _ body: (CAAnimation, AnimationMoment) -> Void
    ) {
        let whole = duration > 0 ? duration : 0.25
        for animation in animations ?? [] {
            let time = moment.fraction * whole - animation.beginTime
            let length = animation.duration > 0 ? animation.duration : whole
            guard
                let part = animation.moment(
                    at: time, duration: length, includesEnd: moment.fraction >= 1)
            else { continue }
            body(animation, part)
        }
    }
}
