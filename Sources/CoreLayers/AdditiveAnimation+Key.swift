// The animations of blocks as a layer lists them by their keys.

extension AdditiveAnimation {
    /// The keys under which the layer lists the animation, which are the key paths of what changes.
    var keys: [String] {
        switch property {
        case .position: ["position"]
        case .bounds:
            (delta.rect.origin == .zero ? [] : ["bounds.origin"])
                + (delta.rect.size == .zero ? [] : ["bounds.size"])
        case .transform: ["transform"]
        case .opacity: ["opacity"]
        case .backgroundColor: ["backgroundColor"]
        case .cornerRadius: ["cornerRadius"]
        case .borderWidth: ["borderWidth"]
        case .borderColor: ["borderColor"]
        case .backdrop: []
        case .keyed(let key): [key == LayerState.spatialKey ? "transform" : key]
        }
    }
}

extension LayerStorage {
    /// The keys of the animations of blocks, in their order.
    var blockAnimationKeys: [String] {
        var keys: [String] = []
        for key in additions.all.flatMap(\.keys) where !keys.contains(key) { keys.append(key) }
        return keys
    }

    /// Returns a description of the animation of a block with a key; nil for none.
    func blockAnimation(_ key: String) -> CAAnimation? {
        guard let addition = additions.all.first(where: { $0.keys.contains(key) }) else { return nil }
        let timing = addition.block.timing
        let animation = CABasicAnimation(keyPath: key)
        (animation.beginTime, animation.duration) = (timing.begin, timing.duration)
        animation.timingFunction = timing.function
        animation.repeatCount = timing.repeatCount == 1 ? 0 : Float(timing.repeatCount)
        (animation.autoreverses, animation.fillMode) = (timing.autoreverses, .backwards)
        return animation
    }
}

extension AnimationTiming {
    /// The timing curve as a layer's timing function; the default one for a spring.
    package var function: CAMediaTimingFunction {
        guard case .cubic(let curve) = curve else { return CAMediaTimingFunction(name: .default) }
        return CAMediaTimingFunction(curve)
    }
}
