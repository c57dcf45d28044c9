import Picture

/// The values of a layer's property at both ends of the way of animations that were stopped in between.
@MainActor package struct SettledChange {
    /// A place on the way.
    package enum Place {
        case start, current, end
    }

    let layer: LayerStorage
    let property: AdditiveAnimation.Property
    let start: LayerValue
    let end: LayerValue

    /// Gives the property the value of an end; the current place leaves it as it is.
    package func move(to place: Place) {
        guard place != .current else { return }
        AnimationBlock.withoutAnimation { layer.set(property, to: place == .start ? start : end) }
    }
}

extension LayerStorage {
    /// Ends the animations of blocks. The properties get their values at a place of the way; those that do
    /// not keep the last values are returned.
    func settle(_ blocks: [AnimationBlock], at place: SettledChange.Place) -> [SettledChange] {
        let own = additions.take(blocks)
        guard place != .end else { return [] }
        var properties: [AdditiveAnimation.Property] = []
        for animation in own where !properties.contains(animation.property) {
            properties.append(animation.property)
        }
        return properties.map { property in
            let parts = own.filter { $0.property == property }
            let end = value(of: property)
            let change = SettledChange(
                layer: self, property: property, start: end.beforeAll(parts), end: end)
            let value =
                place == .start
                ? change.start
                : end.presented(through: parts, of: property, at: RunContext.current.clock.time)
            AnimationBlock.withoutAnimation { set(property, to: value) }
            return change
        }
    }

    /// Returns the model's value of a property.
    private func value(of property: AdditiveAnimation.Property) -> LayerValue {
        switch property {
        case .position: LayerValue(position)
        case .bounds: LayerValue(bounds)
        case .transform: LayerValue(TransformParts(transform))
        case .opacity: LayerValue(opacity)
        case .backgroundColor: LayerValue(backgroundColor)
        case .cornerRadius: LayerValue(cornerRadius)
        case .borderWidth: LayerValue(borderWidth)
        case .borderColor: LayerValue(borderColor)
        case .backdrop: LayerValue(backdrop)
        case .keyed(let key): facade?.value(key) ?? LayerValue(CGFloat(0))
        }
    }

    fileprivate func set(_ property: AdditiveAnimation.Property, to value: LayerValue) {
        switch property {
        case .position: position = value.point
        case .bounds: bounds = value.rect
        case .transform: transform = value.parts.transform
        case .opacity: opacity = value.number
        case .backgroundColor: backgroundColor = value.color.alpha > 0 ? value.color : nil
        case .cornerRadius: cornerRadius = value.number
        case .borderWidth: borderWidth = value.number
        case .borderColor: borderColor = value.color
        case .backdrop: backdrop = Backdrop(value)
        case .keyed(let key): facade?.setOwn(key, value)
        }
    }
}
