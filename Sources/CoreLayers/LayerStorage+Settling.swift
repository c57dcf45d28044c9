import Picture

extension LayerStorage {
    /// Ends a block's animations of the layer; a part of each change from the old value is taken back.
    package func settle(_ block: AnimationBlock, keeping remainder: Double) {
        let own = additions.filter { $0.block === block }
        additions.removeAll { $0.block === block }
        guard remainder != 0 else { return }
        AnimationBlock.withoutAnimation {
            for animation in own { add(animation.delta.scaled(by: remainder), to: animation.property) }
        }
    }

    private func add(_ delta: LayerValue, to property: AdditiveAnimation.Property) {
        func sum(_ value: LayerValue) -> LayerValue { value.adding(delta) }
        switch property {
        case .position: position = sum(LayerValue(position)).point
        case .bounds: bounds = sum(LayerValue(bounds)).rect
        case .transform: transform = sum(LayerValue(TransformParts(transform))).parts.transform
        case .opacity: opacity = sum(LayerValue(opacity)).number
        case .backgroundColor:
            let color = sum(LayerValue(backgroundColor)).color
            backgroundColor = color.alpha > 0 ? color : nil
        case .cornerRadius: cornerRadius = sum(LayerValue(cornerRadius)).number
        case .borderWidth: borderWidth = sum(LayerValue(borderWidth)).number
        case .borderColor: borderColor = sum(LayerValue(borderColor)).color
        case .backdrop: backdrop = Backdrop(sum(LayerValue(backdrop)))
        }
    }
}
