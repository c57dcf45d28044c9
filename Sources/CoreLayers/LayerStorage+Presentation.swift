import Picture

extension LayerStorage {
    /// Returns the values that the layer shows at a time on the film's clock: those of the model, with the
    /// angle of the body that drives it, the remainders of its animations and what its view adds.
    package func presentedState(at time: TimeInterval) -> LayerState {
        var state = model
        if let turn = driven.turn, turn != model.transform, isDriven {
            let parts = drivenParts
            if parts != TransformParts(model.transform) { state.transform = parts.transform }
        }
        if let shift = driven.shift { shift.apply(to: &state) }
        if !additions.isEmpty { applyAdditions(to: &state, at: time) }
        owner?.adjust(&state)
        if !running.isEmpty, let layer {
            let local = layer.localTime(time)
            for case let run? in running.slots { run.apply(to: &state, at: local, of: layer) }
        }
        return state
    }

    private func applyAdditions(to state: inout LayerState, at time: TimeInterval) {
        additions.forEachProperty { show($0, $1, in: &state, at: time) }
    }

    private func show(
        _ property: AdditiveAnimation.Property, _ animations: [AdditiveAnimation?],
        in state: inout LayerState, at time: TimeInterval
    ) {
        func value(_ model: LayerValue) -> LayerValue {
            model.presented(through: animations, of: property, at: time)
        }
        switch property {
        case .position: state.position = value(LayerValue(model.position)).point
        case .bounds: state.bounds = value(LayerValue(model.bounds)).rect
        case .transform: state.transform = value(LayerValue(drivenParts)).parts.transform
        case .opacity: state.opacity = max(0, min(value(LayerValue(model.opacity)).number, 1))
        case .backgroundColor: state.backgroundColor = value(LayerValue(model.backgroundColor)).color
        case .cornerRadius: state.cornerRadius = value(LayerValue(model.cornerRadius)).number
        case .borderWidth: state.borderWidth = value(LayerValue(model.borderWidth)).number
        case .borderColor: state.borderColor = value(LayerValue(model.borderColor)).color
        case .backdrop: state.backdrop = Backdrop(value(LayerValue(model.backdrop)))
        case .keyed(let key):
            if let model = model.values[key] ?? facade?.standard(key) { state.values[key] = value(model) }
        }
    }

    /// The parts of the transform, with the angle of the body that drives the layer.
    private var drivenParts: TransformParts {
        var parts = TransformParts(model.transform)
        if isDriven, let turn = driven.turn { parts.rotation = TransformParts(turn).rotation }
        return parts
    }
}
