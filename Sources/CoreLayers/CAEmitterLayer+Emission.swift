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

    /// Returns the particles of a cell that live at a time and have room in the picture.
    func living(_ emission: Emission, at time: TimeInterval) -> [Emission.Particle] {
        let room = RunContext.current[LayerRoom.self]
        let (particles, isCut) = emission.particles(
            at: localTime(time), localTime, life: life, most: min(Emission.most, room.left))
        if isCut, room.left < Emission.most {
            room.warn(of: self)
        } else if isCut {
            RunContext.current.warn(
                "CAEmitterCell shows the youngest \(Emission.most) of its particles; lower its birthRate or "
                    + "lifetime.")
        }
        room.take(particles.count)
        return particles
    }

    /// Begins to emit particles of the cells as they are at the end of the tick: later changes of them have
    /// no effect, as on a device.
    func beginEmission() {
        let clock = RunContext.current.clock
        emissions = (emitterCells ?? []).map {
            Emission($0, factor: birthRate, from: place, at: clock.time)
        }
        guard !emissions.isEmpty else { return }
        planEmission()
        for cell in emitterCells ?? [] where cell.birthRate > 0 {
            clock.expectMotion(at: clock.time + cell.beginTime)
        }
        clock.schedule(at: clock.time) { [weak self] in
            guard let self else { return }
            for index in emissions.indices { emissions[index].seal() }
        }
    }

    /// Changes the emission of all cells from now on.
    func changeEmission(_ change: (inout Emission.Period) -> Void) {
        let now = RunContext.current.clock.time
        for index in emissions.indices { emissions[index].change(at: now, localTime, life: life, change) }
        planEmission()
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
        planEmission()
        return true
    }

    /// Returns a property of a cell by a key path such as "emitterCells.spark.birthRate"; nil for another key
    /// path.
    func cellValue(forKeyPath keyPath: String) -> Any? {
        cells(at: keyPath).flatMap { emitterCells?[$0.indices[0]].value(ofKey: $0.key) }
    }

    /// Returns the indices of the cells that a key path names, and the name of the property.
    func cells(at keyPath: String) -> (indices: [Int], key: String)? {
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
