import Picture

/// An animation of one property of a layer, named by a key path such as `position.x` or
/// `transform.rotation.z`.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// A Boolean value that indicates whether values are added to the property's; default false.
    open var isAdditive = false
    /// A Boolean value that indicates whether each repetition adds its values to the last one of those before
    /// it; default false. Transforms as a whole do not add up, but their parts, such as a rotation, do.
    open var isCumulative = false
    /// The function that makes a transform of the numbers between which the animation runs; default nil.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    /// Returns the value at a fraction of the time, given the property's current one; nil for no change.
    package func value(at fraction: Double, from present: LayerValue) -> LayerValue? { nil }

    /// Returns the value at a moment, given the property's current one; nil for no change.
    func value(at moment: AnimationMoment, from present: LayerValue) -> LayerValue? {
        guard let value = value(at: moment.fraction, from: present) else { return nil }
        guard isCumulative, moment.repetition > 0,
            let last = self.value(at: autoreverses ? 0 : 1, from: present), last.kind != .transform
        else { return value }
        return value.adding(last.scaled(by: Double(moment.repetition)))
    }

    package override func apply(to state: inout LayerState, at moment: AnimationMoment, of layer: CALayer) {
        guard let keyPath else { return }
        let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = words.first,
            var whole = state[key] ?? layer.standard(key) ?? layer.animatableUserValue(key)
                ?? LayerValue.nothing(for: key)
        else { return }
        if let valueFunction {
            guard let number = value(at: moment, from: LayerValue(CGFloat(0))),
                let transform = valueFunction.transform(of: number)
            else { return }
            let value = LayerValue(transform)
            state[key] = isAdditive ? whole.adding(value) : value
            return
        }
        guard words.count > 1 else {
            guard let value = value(at: moment, from: whole) else { return }
            // Between nil and a value nothing can be mixed: the layer shows what it does with nil.
            if value.numbers.isEmpty, state[key] == nil { return }
            state[key] = isAdditive ? whole.adding(value) : value
            return
        }
        guard let part = whole.part(words[1]) else {
            return RunContext.current.warn(
                "An animation of “\(keyPath)” shows nothing: there is no such part.")
        }
        guard let value = value(at: moment, from: part) else { return }
        whole.setPart(words[1], to: isAdditive ? part.adding(value) : value)
        state[key] = whole
    }
}

extension LayerValue {
    /// Returns the value of a property that is nil unless code sets it; nil for other properties.
    fileprivate static func nothing(for key: String) -> LayerValue? {
        switch key {
        case "colors": LayerValue([Color]())
        case "locations": LayerValue(.numbers, [Double]())
        case "shadowPath": LayerValue(Path())
        default: nil
        }
    }
}
