import Picture

// Animations of an emitter's rate and position and of its cells. What is emitted at a moment depends on all
// moments before, hence the animations are sampled ahead when one is added or removed and when a property
// changes.
extension CAEmitterLayer {
    /// The longest time for which animations are sampled, in seconds; what comes after shows the last values.
    private static let longest = 60.0
    private static let samplesPerSecond = 60.0

    /// Plans the emission from now on: the properties, changed by all animations in the order added.
    func planEmission() {
        guard !emissions.isEmpty, isEmissionPlanned || !storage.running.isEmpty else { return }
        let now = RunContext.current.clock.time
        let runs = storage.running.slots.compactMap(\.self).filter(\.animation.actsOnEmission)
        guard isEmissionPlanned || !runs.isEmpty else { return }
        isEmissionPlanned = !runs.isEmpty
        for index in emissions.indices {
            emissions[index].plan(periods(ofCell: index, showing: runs, from: now), from: now)
        }
    }

    /// Returns the periods of a cell's emission from a time on, up to the end of the last of some animations.
    private func periods(
        ofCell index: Int, showing runs: [RunningAnimation], from now: TimeInterval
    ) -> [Emission.Period] {
        var periods: [Emission.Period] = []
        var changes = true
        for step in 0...Int(Self.longest * Self.samplesPerSecond) {
            var period = emissions[index].model
            period.begin = now + Double(step) / Self.samplesPerSecond
            let time = localTime(period.begin)
            var isAnimated = false
            for run in runs {
                guard let moment = run.momentOnLayer(at: time) else { continue }
                isAnimated = true
                run.animation.forEachProperty(at: moment) { period.show($0, at: $1, of: self, cell: index) }
            }
            if isAnimated || changes { periods.append(period) }
            changes = isAnimated
            if runs.allSatisfy({ $0.isPast(at: time) }) { break }
        }
        return periods
    }
}

extension CAAnimation {
    /// True for an animation of a property that emission depends on, and for a group with one.
    fileprivate var actsOnEmission: Bool {
        if let group = self as? CAAnimationGroup {
            return group.animations?.contains(where: \.actsOnEmission) == true
        }
        guard let keyPath = (self as? CAPropertyAnimation)?.keyPath else { return false }
        return keyPath == "birthRate" || keyPath.hasPrefix("emitter")
    }

    /// Calls a closure with each animation of a property that shows something at a moment, and with its own
    /// moment.
    fileprivate func forEachProperty(
        at moment: AnimationMoment, _ body: (CAPropertyAnimation, AnimationMoment) -> Void
    ) {
        if let group = self as? CAAnimationGroup {
            return group.forEachMember(at: moment) { $0.forEachProperty(at: $1, body) }
        }
        if let animation = self as? CAPropertyAnimation { body(animation, moment) }
    }
}

extension RunningAnimation {
    /// Returns the moment at a time of the layer; nil where the animation shows nothing, such as after its
    /// removal.
    fileprivate func momentOnLayer(at time: TimeInterval) -> AnimationMoment? {
        guard !animation.isRemovedOnCompletion || time - begin < animation.lifetime(duration) else {
            return nil
        }
        return animation.moment(at: time - begin, duration: duration)
    }

    /// Returns whether nothing changes after a time of the layer.
    fileprivate func isPast(at time: TimeInterval) -> Bool {
        time - begin >= animation.lifetime(duration) + 1e-6
    }
}

@MainActor extension Emission.Period {
    /// Returns the value that an animation of a key path changes; nil for one that does not act on emission.
    private func value(_ keyPath: String, _ key: String?) -> LayerValue? {
        if let key { return cell.value(ofKey: key).flatMap { LayerValue(any: $0) } }
        return switch keyPath {
        case "birthRate": LayerValue(CGFloat(factor))
        case "emitterPosition": LayerValue(place.center)
        case "emitterPosition.x": LayerValue(place.center.x)
        case "emitterPosition.y": LayerValue(place.center.y)
        case "emitterSize": LayerValue(place.size)
        default: nil
        }
    }

    /// Shows an animation of the emitter or of one of its cells at a moment.
    fileprivate mutating func show(
        _ animation: CAPropertyAnimation, at moment: AnimationMoment, of layer: CAEmitterLayer, cell: Int
    ) {
        guard let keyPath = animation.keyPath else { return }
        let cells = layer.cells(at: keyPath)
        guard cells?.indices.contains(cell) ?? true, let present = value(keyPath, cells?.key),
            let value = animation.value(at: moment, from: present),
            value.numbers.count == present.numbers.count
        else { return }
        show(animation.isAdditive ? present.adding(value) : value, keyPath, cells?.key)
    }

    /// Shows a value of an animated property.
    private mutating func show(_ value: LayerValue, _ keyPath: String, _ key: String?) {
        if let key { return set(value.asAny, key) }
        switch keyPath {
        case "birthRate": factor = Float(value.numbers[0])
        case "emitterPosition": place.center = CGPoint(x: value.numbers[0], y: value.numbers[1])
        case "emitterPosition.x": place.center.x = value.numbers[0]
        case "emitterPosition.y": place.center.y = value.numbers[0]
        case "emitterSize": place.size = CGSize(width: value.numbers[0], height: value.numbers[1])
        default: break
        }
    }
}
