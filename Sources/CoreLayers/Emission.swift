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
    private(set) var periods: [Period]
    /// The particles before the first of the periods: their count, in parts of one, and the number of the
    /// next.
    private var past = (count: 0.0, next: 0)

    init(_ cell: CAEmitterCell, factor: Float, from place: EmitterPlace, at time: TimeInterval) {
        begin = time
        periods = [Period(begin: time, cell: cell, factor: factor, place: place)]
    }

    /// Replaces the scene's cells by copies, which keep what the cells are now.
    mutating func seal() {
        for index in periods.indices {
            periods[index].cell = periods[index].cell.copy() as? CAEmitterCell ?? periods[index].cell
        }
    }

    /// Changes the emission from a time on.
    ///
    /// - Parameters:
    ///   - time: the time on the film's clock, in seconds.
    ///   - clock: the conversion of such a time to that of the layer.
    ///   - life: the longest time for which particles of a cell are seen.
    ///   - change: the closure that makes the change, in this period and in later ones.
    mutating func change(
        at time: TimeInterval, _ clock: (TimeInterval) -> Double, life: (CAEmitterCell) -> Double,
        _ change: (inout Period) -> Void
    ) {
        guard let current = periods.lastIndex(where: { $0.begin <= time }) else { return }
        var next = periods[current]
        next.begin = time
        change(&next)
        for later in periods.indices where later > current { change(&periods[later]) }
        if periods[current].begin == time {
            periods[current] = next
        } else {
            periods.insert(next, at: current + 1)
        }
        forget(before: time, clock, life)
    }

    /// Plans periods from a time on, in place of all later ones.
    mutating func plan(_ planned: [Period], from time: TimeInterval) {
        periods.removeAll { $0.begin >= time && $0.begin > begin }
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

    /// Returns the particles that live at a time of the layer, the oldest first.
    func particles(
        at now: Double, _ clock: (TimeInterval) -> Double, life: (CAEmitterCell) -> Double
    ) -> [Particle] {
        var (before, particles) = (past, [Particle]())
        var isCut = false
        for (index, period) in periods.enumerated() {
            let span = span(index, after: before, at: now, clock)
            let (elapsed, life) = (now - span.begin, life(period.cell))
            if span.after.next > before.next, life > 0 {
                let limit = before.count + (elapsed - life) * period.rate
                let oldest = max(before.next, Self.number(limit.rounded(.up)))
                let first = max(oldest, span.after.next - Self.most)
                isCut = isCut || first > oldest
                for number in first..<max(first, span.after.next) {
                    let age = elapsed - (Double(number) - before.count) / period.rate
                    particles.append(Particle(number: number, age: age, period: period))
                }
            }
            before = span.after
        }
        if isCut || particles.count > Self.most {
            RunContext.current.warn(
                "CAEmitterCell shows the youngest \(Self.most) of its particles; lower its birthRate or lifetime."
            )
        }
        return Array(particles.suffix(Self.most))
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
