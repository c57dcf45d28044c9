import Picture

/// A kind of particles that an emitter emits.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    /// The name; default nil.
    open var name: String?
    /// A Boolean value that indicates whether the particles are emitted; default true.
    open var isEnabled = true
    /// The number of particles in a second; default 0.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds; default 0.
    open var lifetime: Float = 0
    /// The largest deviation of lifetimes from `lifetime` in either direction, in seconds; default 0.
    open var lifetimeRange: Float = 0
    /// The direction of emission, in radians clockwise from the right; default 0.
    open var emissionLongitude: CGFloat = 0
    /// The direction in depth; it has no effect.
    open var emissionLatitude: CGFloat = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.emissionLatitude", oldValue, emissionLatitude) }
    }
    /// The angle of the cone around the direction, in radians, half of it on each side; default 0.
    open var emissionRange: CGFloat = 0
    /// The speed, in points per second; default 0.
    open var velocity: CGFloat = 0
    /// The largest deviation of speeds in either direction, in points per second; default 0.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points per second squared; default 0.
    open var xAcceleration: CGFloat = 0
    /// The acceleration down, in points per second squared; default 0.
    open var yAcceleration: CGFloat = 0
    /// The acceleration in depth; it has no effect.
    open var zAcceleration: CGFloat = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.zAcceleration", oldValue, zAcceleration) }
    }
    /// The size as a factor; default 1.
    open var scale: CGFloat = 1
    /// The largest deviation of size factors in either direction; default 0.
    open var scaleRange: CGFloat = 0
    /// The growth in a second; default 0.
    open var scaleSpeed: CGFloat = 0
    /// The angular velocity, in radians per second; default 0.
    open var spin: CGFloat = 0
    /// The largest deviation of angular velocities in either direction, in radians per second; default 0.
    open var spinRange: CGFloat = 0
    /// The color that multiplies that of the image; default white.
    open var color: CGColor? = CGColor(.white)
    /// The largest deviation of red in either direction, 0...1; default 0.
    open var redRange: Float = 0
    /// The largest deviation of green in either direction, 0...1; default 0.
    open var greenRange: Float = 0
    /// The largest deviation of blue in either direction, 0...1; default 0.
    open var blueRange: Float = 0
    /// The largest deviation of opacities in either direction, 0...1; default 0.
    open var alphaRange: Float = 0
    /// The change of opacity in a second; default 0.
    open var alphaSpeed: Float = 0
    /// The image, a `CGImage`; default nil, for a disc of 10 points.
    open var contents: Any?
    /// The number of pixels per point of the image; default 1.
    open var contentsScale: CGFloat = 1
    /// The particles that the particles emit; they are not shown.
    open var emitterCells: [CAEmitterCell]?
    /// The time at which the emission begins; it has no effect.
    open var beginTime: CFTimeInterval = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.beginTime", oldValue, beginTime) }
    }
    /// The speed of time; it has no effect.
    open var speed: Float = 1 { didSet { warnOfNoEffect("CAEmitterCell.speed", oldValue, speed) } }
    /// The duration; it has no effect.
    open var duration: CFTimeInterval = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.duration", oldValue, duration) }
    }
    /// The offset of time; it has no effect.
    open var timeOffset: CFTimeInterval = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.timeOffset", oldValue, timeOffset) }
    }
    /// The number of repetitions; it has no effect.
    open var repeatCount: Float = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.repeatCount", oldValue, repeatCount) }
    }
    /// The duration of repetitions; it has no effect.
    open var repeatDuration: CFTimeInterval = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.repeatDuration", oldValue, repeatDuration) }
    }
    /// A Boolean value that indicates whether time runs backward; it has no effect.
    open var autoreverses = false {
        didSet { warnOfNoEffect("CAEmitterCell.autoreverses", oldValue, autoreverses) }
    }
    /// The state outside of the duration; it has no effect.
    open var fillMode = CAMediaTimingFillMode.removed {
        didSet { warnOfNoEffect("CAEmitterCell.fillMode", oldValue, fillMode) }
    }

    /// The factors with which an emitter multiplies the values of its particles.
    struct Factors {
        let lifetime, velocity, size, spin: CGFloat
    }

    /// Returns the layer of a particle; nil for an invisible one.
    ///
    /// - Parameters:
    ///   - seed: the number of the particle, by which it differs from others.
    ///   - age: its age, in seconds.
    ///   - place: its initial position.
    ///   - turned: the angle of the direction 0, in radians: a line emits upward.
    ///   - factors: the factors of the emitter.
    func particle(_ seed: UInt64, age: CGFloat, from place: CGPoint, turned: CGFloat, factors: Factors)
        -> Layer?
    {
        var random = FilmRandom(seed: seed)
        func vary(_ range: CGFloat) -> CGFloat { CGFloat.random(in: -0.5...0.5, using: &random) * range }
        let life = (CGFloat(lifetime) + vary(CGFloat(lifetimeRange)) * 2) * factors.lifetime
        let (speed, angle) = (
            (velocity + vary(velocityRange) * 2) * factors.velocity,
            emissionLongitude + turned + vary(emissionRange)
        )
        let size = (scale + vary(scaleRange) * 2 + scaleSpeed * age) * factors.size
        let turn = (spin + vary(spinRange) * 2) * factors.spin * age
        var ink = color?.color ?? .white
        ink.red = min(1, max(0, ink.red + Double(vary(CGFloat(redRange))) * 2))
        ink.green = min(1, max(0, ink.green + Double(vary(CGFloat(greenRange))) * 2))
        ink.blue = min(1, max(0, ink.blue + Double(vary(CGFloat(blueRange))) * 2))
        let opacity = CGFloat(ink.alpha) + vary(CGFloat(alphaRange)) * 2 + CGFloat(alphaSpeed) * age
        guard age < life, size > 0, opacity > 0 else { return nil }
        let (sine, cosine) = sineAndCosine(Double(angle))
        let spot = CGPoint(
            x: place.x + speed * cosine * age + xAcceleration * age * age / 2,
            y: place.y + speed * sine * age + yAcceleration * age * age / 2)
        ink.alpha = 1
        var layer = picture(ink)
        layer.transform = CGAffineTransform(translationX: spot.x, y: spot.y).rotated(by: turn)
            .scaledBy(x: size, y: size)
        layer.opacity = min(1, opacity)
        return layer
    }

    /// Returns the image about the origin in a color.
    private func picture(_ ink: Color) -> Layer {
        guard let image = contents as? any LayerContents else {
            return Layer(contents: [.fill(.ellipse(in: CGRect(x: -5, y: -5, width: 10, height: 10)), ink)])
        }
        let size = image.contentsSize(scale: contentsScale)
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let shown = image.contentsLayer(in: box, scale: contentsScale, color: ink == .white ? nil : ink)
        return Layer(children: shown.map { [$0] } ?? [])
    }
}
