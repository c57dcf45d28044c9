import Picture

/// A particle of an emitter. All of its motion follows from its cell and its number.
@MainActor struct EmitterParticle {
    /// The number of nested cells that are shown.
    static let deepest = 4

    /// The color and the size of a particle, which multiply those of the particles that it emits.
    struct Look {
        var color = Color.white
        var size: CGFloat = 1
    }

    private let cell: CAEmitterCell
    private let factors: CAEmitterCell.Factors
    private let inherited: Look
    private let seed: UInt64
    private let start: CGPoint
    private let life, size, turn, opacity: CGFloat
    private let velocity: CGVector
    private let ink: Color

    /// Creates a particle.
    ///
    /// - Parameters:
    ///   - cell: its kind.
    ///   - seed: its number, by which it differs from others.
    ///   - start: its initial position.
    ///   - turned: the angle of the direction 0, in radians: a line emits upward.
    ///   - factors: the factors of the emitter.
    ///   - inherited: the look of the particle that emits it, at its birth.
    init(
        _ cell: CAEmitterCell, seed: UInt64, from start: CGPoint, turned: CGFloat,
        factors: CAEmitterCell.Factors, inherited: Look = Look()
    ) {
        var random = FilmRandom(seed: seed)
        func vary(_ range: CGFloat) -> CGFloat { CGFloat.random(in: -0.5...0.5, using: &random) * range }
        (self.cell, self.seed, self.start, self.factors) = (cell, seed, start, factors)
        self.inherited = inherited
        life = (CGFloat(cell.lifetime) + vary(CGFloat(cell.lifetimeRange)) * 2) * factors.lifetime
        let speed = (cell.velocity + vary(cell.velocityRange) * 2) * factors.velocity
        let angle = cell.emissionLongitude + turned + vary(cell.emissionRange)
        let (sine, cosine) = sineAndCosine(Double(angle))
        let latitude = Double(cell.emissionLatitude)
        let seen = latitude == 0 ? speed : speed * sineAndCosine(latitude).cosine
        velocity = CGVector(dx: seen * cosine, dy: seen * sine)
        size = cell.scale + vary(cell.scaleRange) * 2
        turn = (cell.spin + vary(cell.spinRange) * 2) * factors.spin
        var ink = cell.color?.color ?? .white
        ink.red = min(1, max(0, ink.red + Double(vary(CGFloat(cell.redRange))) * 2))
        ink.green = min(1, max(0, ink.green + Double(vary(CGFloat(cell.greenRange))) * 2))
        ink.blue = min(1, max(0, ink.blue + Double(vary(CGFloat(cell.blueRange))) * 2))
        opacity = (CGFloat(ink.alpha) + vary(CGFloat(cell.alphaRange)) * 2) * CGFloat(inherited.color.alpha)
        self.ink = Color(
            red: ink.red * inherited.color.red, green: ink.green * inherited.color.green,
            blue: ink.blue * inherited.color.blue)
    }

    /// Returns the position at an age in seconds.
    private func place(_ age: CGFloat) -> CGPoint {
        CGPoint(
            x: start.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
            y: start.y + velocity.dy * age + cell.yAcceleration * age * age / 2)
    }

    /// Returns the angle of the direction of motion at an age.
    private func direction(_ age: CGFloat) -> CGFloat {
        arcTangent(y: velocity.dy + cell.yAcceleration * age, x: velocity.dx + cell.xAcceleration * age)
    }

    /// Returns the color of the particle at an age.
    private func color(at age: CGFloat) -> Color {
        var color = ink
        color.red = min(1, max(0, ink.red + Double(cell.redSpeed) * Double(age)))
        color.green = min(1, max(0, ink.green + Double(cell.greenSpeed) * Double(age)))
        color.blue = min(1, max(0, ink.blue + Double(cell.blueSpeed) * Double(age)))
        return color
    }

    /// Returns the size at an age, without the factor of the emitter.
    private func size(at age: CGFloat) -> CGFloat { (size + cell.scaleSpeed * age) * inherited.size }

    /// Returns the opacity at an age, which may be outside of 0...1.
    private func opacity(at age: CGFloat) -> CGFloat { opacity + CGFloat(cell.alphaSpeed) * age }

    /// Returns the look that particles take over which are emitted at an age.
    private func look(at age: CGFloat) -> Look {
        let color = color(at: age)
        return Look(
            color: Color(
                red: color.red, green: color.green, blue: color.blue, alpha: Double(opacity(at: age))),
            size: max(0, size(at: age)))
    }

    /// Returns the layer of the particle at an age; nil for an invisible one.
    private func layer(_ age: CGFloat) -> Layer? {
        let (size, opacity) = (size(at: age) * factors.size, opacity(at: age))
        guard age < life, size > 0, opacity > 0 else { return nil }
        let spot = place(age)
        var layer = cell.picture(color(at: age))
        layer.transform = CGAffineTransform(translationX: spot.x, y: spot.y).rotated(by: turn * age)
            .scaledBy(x: size, y: size)
        layer.opacity = min(1, opacity)
        return layer
    }

    /// Returns the layers of the particle and of those that it has emitted, itself in front.
    ///
    /// - Parameters:
    ///   - age: the time since its birth, in seconds; the particle may be gone.
    ///   - depth: the number of particles that emitted it, one by another.
    ///   - room: the number of emitted particles that may be added.
    func layers(age: CGFloat, depth: Int = 0, room: inout Int) -> [Layer] {
        let own = layer(age).map { [$0] } ?? []
        guard let cells = cell.emitterCells, depth < Self.deepest else { return own }
        var emitted: [Layer] = []
        for (kind, cell) in cells.enumerated() where cell.isEnabled {
            emitted += particles(of: cell, kind, age: age, depth: depth, room: &room)
        }
        return emitted + own
    }

    private func particles(
        of cell: CAEmitterCell, _ kind: Int, age: CGFloat, depth: Int, room: inout Int
    ) -> [Layer] {
        let (rate, begin) = (Double(cell.birthRate), max(0, cell.beginTime))
        let end = cell.duration > 0 ? min(Double(life), begin + cell.duration) : Double(life)
        guard rate > 0, rate.isFinite else { return [] }
        // The first one comes after the time between two, as on a device.
        let last = ((min(Double(age), end) - begin) * rate).rounded(.down) - 1
        let first = max(
            0, ((Double(age) - cell.reach(factors, depth: depth + 1) - begin) * rate).rounded(.up) - 1)
        guard first <= last else { return [] }
        guard last - first < Double(room), last < 0x1p52 else {
            RunContext.current.warn(
                "Some particles of CAEmitterCell.emitterCells are left out; lower their birthRate or lifetime."
            )
            return []
        }
        room -= Int(last - first) + 1
        return (Int(first)...Int(last)).flatMap { number in
            let birth = CGFloat(begin + Double(number + 1) / rate)
            let child = EmitterParticle(
                cell, seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(kind + 1) << 40 ^ UInt64(number),
                from: place(birth), turned: direction(birth), factors: factors, inherited: look(at: birth))
            return child.layers(age: age - birth, depth: depth + 1, room: &room)
        }
    }
}
