extension LayerStorage {
    /// Records a change for the animation block that is being performed, if there is one.
    func record(
        _ property: AdditiveAnimation.Property, from old: @autoclosure () -> LayerValue,
        to new: @autoclosure () -> LayerValue
    ) {
        guard let block = AnimationBlock.recording else { return }
        let (old, new) = (old(), new())
        guard old != new else { return }
        record(property, delta: old.subtracting(new), in: block)
    }

    /// Records a change of the transform by its parts: the rotation the short way round, or not at all
    /// if an animator rotates the layer.
    ///
    /// On a layer that an animator moves, even setting an equal transform counts as a change: Apple's
    /// animator would have made it a pure rotation in the meantime. A second contact that restarts the
    /// explosion in the book therefore does not end it at once.
    func recordTransform(from old: CGAffineTransform) {
        guard let block = AnimationBlock.recording, old != transform || isDriven else { return }
        let new = TransformParts(transform)
        let start = TransformParts(old).nearest(to: new)
        var delta = LayerValue(start).subtracting(LayerValue(new))
        delta.numbers[0] = isDriven ? 0 : shortestTurn(delta.numbers[0])
        record(.transform, delta: delta, in: block)
    }

    /// Records a change of a value that few layers have.
    func record(_ key: String, from old: LayerValue, in block: AnimationBlock) {
        let property = AdditiveAnimation.Property.keyed(key)
        guard block.options.contains(.beginFromCurrentState) else {
            return block.record(property, of: self, delta: old)
        }
        let shown = old.presented(
            through: takeAdditions(of: property, before: block), of: property, at: block.time)
        block.record(property, of: self, delta: shown)
    }

    /// Removes all animations; their blocks report on the next tick that they did not finish.
    package func endAdditions() { report(additions.take { _ in true }) }

    /// Removes the animations of blocks that have a key.
    func endAdditions(_ key: String) { report(additions.take { $0.keys.contains(key) }) }

    private func record(
        _ property: AdditiveAnimation.Property, delta: LayerValue, in block: AnimationBlock
    ) {
        let fromCurrentState = block.options.contains(.beginFromCurrentState)
        // Only where a change takes the place of others is the search short.
        guard fromCurrentState || !property.isAdditive, !isKeyframe(property, after: block) else {
            return block.record(property, of: self, delta: delta)
        }
        let held = delta.scaled(by: 0).presented(
            through: takeAdditions(of: property, before: block), of: property, at: block.time)
        block.record(property, of: self, delta: fromCurrentState ? delta.adding(held) : delta)
    }

    /// Returns whether another part of the sequence of keyframes to which a block belongs changes a property.
    private func isKeyframe(_ property: AdditiveAnimation.Property, after block: AnimationBlock) -> Bool {
        guard let sequence = block.sequence else { return false }
        return additions.animations(of: property).contains {
            guard let other = $0?.block else { return false }
            return other !== block && other.sequence === sequence
        }
    }

    /// Removes and returns the animations of a property by other blocks, and by other sequences.
    private func takeAdditions(
        of property: AdditiveAnimation.Property, before block: AnimationBlock
    ) -> [AdditiveAnimation] {
        guard additions.hasOthers(than: block, of: property) else { return [] }
        let taken = additions.take(of: property) {
            $0.block !== block && (block.sequence == nil || $0.block.sequence !== block.sequence)
        }
        report(taken)
        return taken
    }

    private func report(_ taken: [AdditiveAnimation]) {
        for animation in taken { animation.block.animationsWereTaken(from: self) }
    }
}

extension TransformParts {
    /// Returns whichever of the two decompositions of this transform rotates less on the way to another one,
    /// if just one of both is mirrored.
    fileprivate func nearest(to other: TransformParts) -> TransformParts {
        guard isMirrored != other.isMirrored else { return self }
        let half = turnedByHalf
        let (near, far) = (
            abs(shortestTurn(rotation - other.rotation)), abs(shortestTurn(half.rotation - other.rotation))
        )
        return far < near ? half : self
    }
}
