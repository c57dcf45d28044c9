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
    /// The angle between the direction and the plane of the layer, in radians; default 0. Only the part of
    /// the motion within the plane is seen: with a half turn particles fly the other way.
    open var emissionLatitude: CGFloat = 0
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
    /// The change of red in a second; default 0.
    open var redSpeed: Float = 0
    /// The change of green in a second; default 0.
    open var greenSpeed: Float = 0
    /// The change of blue in a second; default 0.
    open var blueSpeed: Float = 0
    /// The change of opacity in a second; default 0.
    open var alphaSpeed: Float = 0
    /// The image, a `CGImage`; default nil, for a disc of 10 points.
    open var contents: Any?
    /// The number of pixels per point of the image; default 1.
    open var contentsScale: CGFloat = 1
    /// The part of the image that is shown, in fractions of its size; default all of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The name of the filter with which the image is enlarged; default "linear". It has no effect.
    open var magnificationFilter: String = CALayerContentsFilter.linear.rawValue {
        didSet { warnOfNoEffect("CAEmitterCell.magnificationFilter", oldValue, magnificationFilter) }
    }
    /// The name of the filter with which the image is reduced; default "linear". It has no effect.
    open var minificationFilter: String = CALayerContentsFilter.linear.rawValue {
        didSet { warnOfNoEffect("CAEmitterCell.minificationFilter", oldValue, minificationFilter) }
    }
    /// The detail of the reduced image; default 0. It has no effect.
    open var minificationFilterBias: Float = 0 {
        didSet { warnOfNoEffect("CAEmitterCell.minificationFilterBias", oldValue, minificationFilterBias) }
    }
    /// The kinds of particles that each particle emits on its way, as long as it lives; default nil. Their
    /// directions are relative to the particle's, and the particle's color and scale at their birth multiply
    /// theirs. The first one comes when a particle is as old as the time between two of them.
    open var emitterCells: [CAEmitterCell]?
    /// The time at which the emission begins: in the emitter's time, or after the birth of the particle that
    /// emits; default 0.
    open var beginTime: CFTimeInterval = 0
    /// The speed of time; it has no effect.
    open var speed: Float = 1 { didSet { warnOfNoEffect("CAEmitterCell.speed", oldValue, speed) } }
    /// The duration of the emission in seconds; default 0, for one without an end.
    open var duration: CFTimeInterval = 0
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

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { independentCopy() } }

    /// Returns a copy with copies of the cells down to the deepest that emit: a cell may be among its own.
    private func independentCopy(depth: Int = 0) -> CAEmitterCell {
        let twin = CAEmitterCell()
        (twin.name, twin.isEnabled, twin.contents, twin.color) = (name, isEnabled, contents, color)
        (twin.contentsRect, twin.zAcceleration, twin.speed) = (contentsRect, zAcceleration, speed)
        (twin.magnificationFilter, twin.minificationFilter) = (magnificationFilter, minificationFilter)
        twin.minificationFilterBias = minificationFilterBias
        (twin.timeOffset, twin.repeatCount, twin.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
        (twin.autoreverses, twin.fillMode) = (autoreverses, fillMode)
        if depth < EmitterParticle.deepest {
            twin.emitterCells = emitterCells?.map { $0.independentCopy(depth: depth + 1) }
        }
        twin.takeNumbers(of: self)
        return twin
    }

    /// The factors with which an emitter multiplies the values of its particles.
    struct Factors {
        let lifetime, velocity, size, spin: CGFloat
    }

    /// Returns the longest time for which a particle, or one that it emits, is seen.
    func reach(_ factors: Factors, depth: Int = 0) -> Double {
        let life = max(0, Double(lifetime + lifetimeRange) * Double(factors.lifetime))
        guard depth < EmitterParticle.deepest, let emitterCells else { return life }
        return life + (emitterCells.map { $0.reach(factors, depth: depth + 1) }.max() ?? 0)
    }

    /// Returns the part of the image that is shown, about the origin in a color.
    func picture(_ ink: Color) -> Layer {
        guard let image = contents as? any LayerContents else {
            return Layer(contents: [.fill(.ellipse(in: CGRect(x: -5, y: -5, width: 10, height: 10)), ink)])
        }
        let size = image.contentsSize(scale: contentsScale)
        let box = CGRect(
            x: -contentsRect.midX * size.width, y: -contentsRect.midY * size.height, width: size.width,
            height: size.height)
        let part = CGRect(
            x: -contentsRect.width * size.width / 2, y: -contentsRect.height * size.height / 2,
            width: contentsRect.width * size.width, height: contentsRect.height * size.height)
        let shown = image.contentsLayer(in: box, scale: contentsScale, color: ink == .white ? nil : ink)
        return Layer(clip: part == box ? nil : .rectangle(part), children: shown.map { [$0] } ?? [])
    }
}
