extension UIView {
    /// Ends a block's animations of the view; a part of each change from the old value is taken back.
    func settle(_ block: AnimationBlock, keeping remainder: Double) {
        let own = animations.filter { $0.block === block }
        animations.removeAll { $0.block === block }
        guard remainder != 0 else { return }
        UIView.performWithoutAnimation {
            for animation in own { add(animation.delta * remainder, to: animation.property) }
        }
    }

    private func add(_ delta: SIMD8<Double>, to property: ViewAnimation.Property) {
        func sum(_ value: AnimatedValue) -> AnimatedValue { AnimatedValue(numbers: value.numbers + delta) }
        switch property {
        case .center: center = sum(AnimatedValue(center)).point
        case .bounds: bounds = sum(AnimatedValue(bounds)).rect
        case .transform: transform = sum(AnimatedValue(TransformParts(transform))).parts.transform
        case .alpha: alpha = sum(AnimatedValue(alpha)).numbers[0]
        case .backgroundColor:
            let color = sum(AnimatedValue(backgroundColor?.color)).color
            backgroundColor = color.alpha > 0 ? UIColor(color) : nil
        case .cornerRadius: layer.cornerRadius = sum(AnimatedValue(layer.cornerRadius)).numbers[0]
        case .borderWidth: layer.borderWidth = sum(AnimatedValue(layer.borderWidth)).numbers[0]
        case .borderColor:
            layer.borderColor = CGColor(sum(AnimatedValue(layer.borderColor?.color)).color)
        }
    }
}
