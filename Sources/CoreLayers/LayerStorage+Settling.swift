extension LayerStorage {
    /// Ends a block's animations of the layer; a part of each change from the old value is taken back.
    package func settle(_ block: AnimationBlock, keeping remainder: Double) {
        let own = additions.filter { $0.block === block }
        additions.removeAll { $0.block === block }
        guard remainder != 0 else { return }
        AnimationBlock.withoutAnimation {
            for animation in own { add(animation.delta * remainder, to: animation.property) }
        }
    }

    private func add(_ delta: SIMD8<Double>, to property: AdditiveAnimation.Property) {
        func sum(_ value: AnimatedValue) -> AnimatedValue { AnimatedValue(numbers: value.numbers + delta) }
        switch property {
        case .position: position = sum(AnimatedValue(position)).point
        case .bounds: bounds = sum(AnimatedValue(bounds)).rect
        case .transform: transform = sum(AnimatedValue(TransformParts(transform))).parts.transform
        case .opacity: opacity = sum(AnimatedValue(opacity)).numbers[0]
        case .backgroundColor:
            let color = sum(AnimatedValue(backgroundColor)).color
            backgroundColor = color.alpha > 0 ? color : nil
        case .cornerRadius: cornerRadius = sum(AnimatedValue(cornerRadius)).numbers[0]
        case .borderWidth: borderWidth = sum(AnimatedValue(borderWidth)).numbers[0]
        case .borderColor: borderColor = sum(AnimatedValue(borderColor)).color
        }
    }
}
