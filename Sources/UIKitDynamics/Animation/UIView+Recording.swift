extension UIView {
    /// Keeps a change for the animation block that is being performed, if one is.
    func record(
        _ property: ViewAnimation.Property, from old: @autoclosure () -> AnimatedValue,
        to new: @autoclosure () -> AnimatedValue
    ) {
        guard let block = AnimationBlock.recording else { return }
        let (old, new) = (old(), new())
        guard old != new else { return }
        record(property, delta: old.numbers - new.numbers, in: block)
    }

    /// A transform changes by its parts: the turn the short way, or not at all if an animator turns the view.
    ///
    /// On a view that an animator moves, even a transform set again counts as a change: Apple's animator
    /// would have made it a pure turn
    /// meanwhile. So a second contact that starts the book's explosion anew does not end it at once.
    func recordTransform(from old: CGAffineTransform) {
        guard let block = AnimationBlock.recording, old != transform || isDrivenByAnimator else { return }
        let new = TransformParts(transform)
        let start = TransformParts(old).nearest(to: new)
        var delta = AnimatedValue(start).numbers - AnimatedValue(new).numbers
        delta[0] = isDrivenByAnimator ? 0 : shortestTurn(delta[0])
        record(.transform, delta: delta, in: block)
    }

    /// Forgets all animations; their blocks are told on the next tick that they did not finish.
    func endAnimations() {
        removeAnimations { _ in true }
    }

    private func record(_ property: ViewAnimation.Property, delta: SIMD8<Double>, in block: AnimationBlock) {
        let fromCurrentState = block.options.contains(.beginFromCurrentState)
        guard fromCurrentState || !property.isAdditive else {
            return block.record(property, of: self, delta: delta)
        }
        let isEarlier = { (animation: ViewAnimation) in
            animation.property == property && animation.block !== block
        }
        let held = AnimatedValue().seen(through: animations.filter(isEarlier), of: property, at: block.time)
        removeAnimations(where: isEarlier)
        block.record(property, of: self, delta: fromCurrentState ? delta + held.numbers : delta)
    }

    private func removeAnimations(where isTaken: (ViewAnimation) -> Bool) {
        let taken = animations.filter(isTaken)
        animations.removeAll(where: isTaken)
        for animation in taken { animation.block.animationsWereTaken(from: self) }
    }
}

extension TransformParts {
    /// Of the two ways to take a transform apart, the one that turns less on the way to a mirrored one.
    fileprivate func nearest(to other: TransformParts) -> TransformParts {
        guard isMirrored != other.isMirrored else { return self }
        let half = turnedByHalf
        let (near, far) = (
            abs(shortestTurn(rotation - other.rotation)), abs(shortestTurn(half.rotation - other.rotation))
        )
        return far < near ? half : self
    }
}
