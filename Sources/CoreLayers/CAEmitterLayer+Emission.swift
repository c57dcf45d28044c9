import Picture

extension CAEmitterLayer {
    /// The factors with which the emitter multiplies the values of its particles.
    var factors: CAEmitterCell.Factors {
        CAEmitterCell.Factors(
            lifetime: CGFloat(lifetime), velocity: CGFloat(velocity), size: CGFloat(scale),
            spin: CGFloat(spin))
    }

    /// Returns the longest time for which particles of a cell are seen.
    func life(_ cell: CAEmitterCell) -> Double { cell.reach(factors) }

    /// Begins to emit particles of the cells as they are at the end of the tick: later changes of them have
    /// no effect, as on a device.
    func beginEmission() {
        let clock = RunContext.current.clock
        emissions = (emitterCells ?? []).map {
            Emission($0, factor: birthRate, from: place, at: clock.time)
        }
        guard !emissions.isEmpty else { return }
        clock.schedule(at: clock.time) { [weak self] in
            guard let self else { return }
            for index in emissions.indices { emissions[index].seal() }
        }
    }

    /// Changes the emission of all cells from now on.
    func changeEmission(_ change: (inout Emission.Period) -> Void) {
        let now = RunContext.current.clock.time
        for index in emissions.indices { emissions[index].change(at: now, localTime, life: life, change) }
    }

    /// Sets a property of a cell by a key path such as "emitterCells.spark.birthRate", for particles from now
    /// on. Returns false for another key path.
    func setCellValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        guard let (indices, key) = cells(at: keyPath), emitterCells?[indices[0]].value(ofKey: key) != nil
        else { return false }
        let now = RunContext.current.clock.time
        for index in indices {
            _ = emitterCells?[index].setKey(key, to: value)
            emissions[index].change(at: now, localTime, life: life) { $0.set(value, key) }
        }
        return true
    }

    /// Returns a property of a cell by a key path such as "emitterCells.spark.birthRate"; nil for another key
    /// path.
    func cellValue(forKeyPath keyPath: String) -> Any? {
        cells(at: keyPath).flatMap { emitterCells?[$0.indices[0]].value(ofKey: $0.key) }
    }

    /// Returns the indices of the cells that a key path names, and the name of the property.
    private func cells(at keyPath: String) -> (indices: [Int], key: String)? {
        let words = keyPath.split(separator: ".").map(String.init)
        guard words.count == 3, words[0] == "emitterCells", let cells = emitterCells else { return nil }
        let indices = cells.indices.filter { cells[$0].name == words[1] && $0 < emissions.count }
        return indices.isEmpty ? nil : (indices, words[2])
    }
}

@MainActor extension Emission.Period {
    /// Sets a property of the cell by its name, in a copy of the cell.
    mutating func set(_ value: Any?, _ key: String) {
        guard let copy = cell.copy() as? CAEmitterCell, copy.setKey(key, to: value) else { return }
        cell = copy
    }
}

// Animations of an emitter's rate and position and of its cells. What is emitted at a moment depends on all
// moments before, hence an animation is sampled when it is added.
extension CAEmitterLayer {
    /// The longest animation of the emission, in seconds; what comes after shows the last value.
    private static let longest = 60.0
    private static let samplesPerSecond = 60.0

    /// Changes the emission for the time of an animation of the rate, the position or a cell.
    func planEmission(by animation: CAAnimation) {
        if let group = animation as? CAAnimationGroup {
            for member in group.animations ?? [] { planEmission(by: member) }
            return
        }
        guard let copy = animation.copy() as? CAPropertyAnimation, let keyPath = copy.keyPath else { return }
        let now = RunContext.current.clock.time
        if copy.duration <= 0 { copy.duration = CATransaction.open?.duration ?? TransactionState.standard }
        let begin = copy.beginTime > 0 ? copy.beginTime - localTime(now) : 0
        let cells = cells(at: keyPath)
        for index in emissions.indices where cells?.indices.contains(index) ?? true {
            guard let last = emissions[index].periods.last(where: { $0.begin <= now }),
                let present = last.value(keyPath, cells?.key)
            else { continue }
            let steps = Int(
                (min(copy.lifetime(copy.duration), Self.longest) * Self.samplesPerSecond).rounded(.up))
            var planned: [Emission.Period] = []
            for step in 0...max(0, steps) {
                let time = Double(step) / Self.samplesPerSecond
                var period = last
                period.begin = now + max(0, begin) + time
                if let moment = copy.moment(at: time - min(0, begin), duration: copy.duration),
                    let value = copy.value(at: moment, from: present)
                {
                    period.show(value, keyPath, cells?.key)
                }
                planned.append(period)
            }
            emissions[index].plan(planned, from: now)
        }
    }
}

@MainActor extension Emission.Period {
    /// Returns the value that an animation of a key path changes; nil for one that does not act on emission.
    fileprivate func value(_ keyPath: String, _ key: String?) -> LayerValue? {
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

    /// Shows the value of an animation.
    fileprivate mutating func show(_ value: LayerValue, _ keyPath: String, _ key: String?) {
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
