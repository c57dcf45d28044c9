import Picture

/// The emission of one kind of particles, in periods within which nothing about it changes: a particle keeps
/// the place and the properties of the moment at which it was emitted.
@MainActor struct Emission {
    /// A time within which nothing about the emission changes.
    @MainActor struct Period {
        /// The begin on the film's clock, in seconds.
        var begin: TimeInterval
        var cell: CAEmitterCell
        /// The emitter's factor of the number of particles.
        var factor: Float
        var place: EmitterPlace

        /// The number of particles a second.
        var rate: Double { cell.isEnabled ? Double(cell.birthRate * factor) : 0 }
    }

    /// A particle that lives at a moment.
    @MainActor struct Particle {
        let number: Int
        let age: Double
        let period: Period
    }

    /// The largest number of particles in a picture; the youngest are shown, with a warning.
    static let most = 100_000

    /// The begin of the emission on the film's clock, in seconds.
    private let begin: TimeInterval
    /// The emission by the properties alone, without animations.
    private(set) var model: Period
    private var periods: [Period]
    /// The particles before the first of the periods: their count, in parts of one, and the number of the
    /// next.
    private var past = (count: 0.0, next: 0)

    init(_ cell: CAEmitterCell, factor: Float, from place: EmitterPlace, at time: TimeInterval) {
        begin = time
        model = Period(begin: time, cell: cell, factor: factor, place: place)
        periods = [model]
    }

    /// Replaces the scene's cells by copies, which keep what the cells are now.
    mutating func seal() {
        let (original, copy) = (model.cell, Self.copy(of: model.cell))
        model.cell = copy
        for index in periods.indices {
            let cell = periods[index].cell
            periods[index].cell = cell === original ? copy : Self.copy(of: cell)
        }
    }

    private static func copy(of cell: CAEmitterCell) -> CAEmitterCell {
        cell.copy() as? CAEmitterCell ?? cell
    }

    /// Changes the emission from a time on, without animations.
    ///
    /// - Parameters:
    ///   - time: the time on the film's clock, in seconds.
    ///   - clock: the conversion of such a time to that of the layer.
    ///   - life: the longest time for which particles of a cell are seen.
    ///   - change: the closure that makes the change.
    mutating func change(
        at time: TimeInterval, _ clock: (TimeInterval) -> Double, life: (CAEmitterCell) -> Double,
        _ change: (inout Period) -> Void
    ) {
        change(&model)
        var next = model
        next.begin = time
        plan([next], from: time)
        forget(before: time, clock, life)
    }

    /// Plans periods from a time on, in place of all that begin then or later.
    mutating func plan(_ planned: [Period], from time: TimeInterval) {
        while let last = periods.last, last.begin >= time { periods.removeLast() }
        periods += planned
    }

    /// Removes periods at the front whose particles are all gone.
    private mutating func forget(
        before time: TimeInterval, _ clock: (TimeInterval) -> Double, _ life: (CAEmitterCell) -> Double
    ) {
        while periods.count > 1, periods[1].begin <= time,
            clock(periods[1].begin) + life(periods[0].cell) < clock(time)
        {
            past = span(0, after: past, at: .infinity, clock).after
            periods.removeFirst()
        }
    }

    /// The particles of a period that live: the first `count` ones of the emission, in parts of one, come
    /// before the period, which has lasted for a time in seconds.
    private struct Living {
        let period: Int
        let elapsed: Double
        let count: Double
        var numbers: Range<Int>
    }

    /// Returns the youngest of the particles that live at a time of the layer, the oldest first, and whether
    /// there are more.
    func particles(
        at now: Double, _ clock: (TimeInterval) -> Double, life: (CAEmitterCell) -> Double, most: Int
    ) -> (youngest: [Particle], isCut: Bool) {
        var (parts, left, isCut) = (living(at: now, clock, life: life), most, false)
        for index in parts.indices.reversed() {
            let (count, end) = (min(left, parts[index].numbers.count), parts[index].numbers.upperBound)
            isCut = isCut || count < parts[index].numbers.count
            parts[index].numbers = (end - count)..<end
            left -= count
        }
        let youngest = parts.flatMap { part -> [Particle] in
            let period = periods[part.period]
            return part.numbers.map { number in
                let age = part.elapsed - (Double(number) - part.count) / period.rate
                return Particle(number: number, age: age, period: period)
            }
        }
        return (youngest, isCut)
    }

    /// Returns the particles of all periods that live at a time of the layer, in the order of the periods.
    private func living(
        at now: Double, _ clock: (TimeInterval) -> Double, life: (CAEmitterCell) -> Double
    ) -> [Living] {
        var (before, parts) = (past, [Living]())
        for (index, period) in periods.enumerated() {
            let span = span(index, after: before, at: now, clock)
            let (elapsed, life) = (now - span.begin, life(period.cell))
            if span.after.next > before.next, life > 0 {
                let limit = before.count + (elapsed - life) * period.rate
                let oldest = max(before.next, Self.number(limit.rounded(.up)))
                if oldest < span.after.next {
                    parts.append(
                        Living(
                            period: index, elapsed: elapsed, count: before.count,
                            numbers: oldest..<span.after.next))
                }
            }
            before = span.after
        }
        return parts
    }

    /// Returns the begin of a period in the layer's time, and the particles up to its end or to now: their
    /// count, in parts of one, and the next one's number.
    private func span(
        _ index: Int, after before: (count: Double, next: Int), at now: Double,
        _ clock: (TimeInterval) -> Double
    ) -> (begin: Double, after: (count: Double, next: Int)) {
        let cell = periods[index].cell
        let begin = max(clock(periods[index].begin), cell.beginTime)
        var end = index + 1 < periods.count ? min(now, clock(periods[index + 1].begin)) : now
        if cell.duration > 0 { end = min(end, max(clock(self.begin), cell.beginTime) + cell.duration) }
        let rate = periods[index].rate
        guard rate > 0, end >= begin else { return (begin, before) }
        let count = before.count + (end - begin) * rate
        return (begin, (count, max(before.next, Self.number(count.rounded(.down)) + 1)))
    }

    /// Returns a particle's number, at most 2^52: up to there a rate times a time is exact to one.
    private static func number(_ count: Double) -> Int {
        count.isNaN ? 0 : Int(min(max(count, -0x1p52), 0x1p52))
    }
}
