// The animations of a layer that leaves the screen end, except those that are not removed on completion: they
// go on when it is back.

extension LayerStorage {
    /// True when the layer or one of its own sublayers is animated.
    package var hasAnimations: Bool {
        !additions.isEmpty || !running.isEmpty || maskAlone?.hasAnimations == true
            || sublayers.contains { $0.storage.owner == nil && $0.storage.hasAnimations }
    }

    /// Ends the animations of the layer and of its own sublayers. Their blocks and delegates
    /// report that they did not finish.
    package func endAnimationsOffScreen() {
        endAdditions()
        layer?.removeAnimations { $0.animation.isRemovedOnCompletion }
        maskAlone?.endAnimationsOffScreen()
        for sublayer in sublayers where sublayer.storage.owner == nil {
            sublayer.storage.endAnimationsOffScreen()
        }
    }

    /// The mask, if it is not a view's layer; nil for none.
    private var maskAlone: LayerStorage? {
        guard let mask = layer?.mask?.storage, mask.owner == nil else { return nil }
        return mask
    }
}
