public import Picture

/// A layer that emits particles. Each is at the same place in every run: its path follows from its number.
///
/// As on a device, a particle keeps the place and the properties with which it was emitted; a cell of the
/// emitter is changed by a key path with its name, `setValue(0, forKeyPath: "emitterCells.spark.birthRate")`.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    /// The kinds of particles; default nil. Emission begins when they are set.
    open var emitterCells: [CAEmitterCell]? { didSet { beginEmission() } }
    /// A factor of the number of particles; 0 ends the emission. Default 1.
    open var birthRate: Float = 1 {
        didSet { if oldValue != birthRate { changeEmission { [birthRate] in $0.factor = birthRate } } }
    }
    /// A factor of the lifetimes of particles; default 1.
    open var lifetime: Float = 1
    /// The center of the emitter, in points; default (0, 0).
    open var emitterPosition: CGPoint {
        get { place.center }
        set { place.center = newValue }
    }
    /// The size of the emitter, in points; default 0.
    open var emitterSize: CGSize {
        get { place.size }
        set { place.size = newValue }
    }
    /// The form of the emitter; default a point.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { place.shape }
        set { place.shape = newValue }
    }
    /// The part from which particles come; default the volume, which is the surface of a flat form.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { place.mode }
        set { place.mode = newValue }
    }
    /// The way in which particles are drawn; default in no order.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The depth of the center; it has no effect.
    open var emitterZPosition: CGFloat = 0 {
        didSet { warnOfNoEffect("CAEmitterLayer.emitterZPosition", oldValue, emitterZPosition) }
    }
    /// The depth of the emitter's form; it has no effect.
    open var emitterDepth: CGFloat = 0 {
        didSet { warnOfNoEffect("CAEmitterLayer.emitterDepth", oldValue, emitterDepth) }
    }
    /// A factor of the particles' velocities; default 1.
    open var velocity: Float = 1
    /// A factor of sizes; default 1.
    open var scale: Float = 1
    /// A Boolean value that indicates whether particles are flattened; it has no effect.
    open var preservesDepth = false {
        didSet { warnOfNoEffect("CAEmitterLayer.preservesDepth", oldValue, preservesDepth) }
    }
    /// A factor of angular velocities; default 1.
    open var spin: Float = 1
    /// The seed of random numbers; default 0.
    open var seed: UInt32 = 0

    /// The form from which particles start.
    private(set) var place = EmitterPlace() {
        didSet { changeEmission { [place] in $0.place = place } }
    }
    /// The emission of each of the cells.
    var emissions: [Emission] = []
    /// True while animations change the emission.
    var isEmissionPlanned = false

    open override func add(_ anim: CAAnimation, forKey key: String?) {
        super.add(anim, forKey: key)
        planEmission()
    }

    open override func removeAnimation(forKey key: String) {
        super.removeAnimation(forKey: key)
        planEmission()
    }

    open override func removeAllAnimations() {
        super.removeAllAnimations()
        planEmission()
    }

    @_spi(UIKitInternals) open override func layerContents(_ state: LayerState, at time: TimeInterval)
        -> [Layer]
    {
        let shared = RunContext.current[LayerRoom.self]
        let mostEmitted = min(Emission.most, shared.left)
        var room = mostEmitted
        defer { shared.take(mostEmitted - room) }
        let particles = emissions.enumerated().flatMap { kind, emission in
            living(emission, at: time).map { particle in
                let seed = UInt64(kind + 1) << 40 ^ UInt64(seed) << 20 ^ UInt64(particle.number)
                let place = particle.period.place
                let layers = EmitterParticle(
                    particle.period.cell, seed: seed, from: place.start(of: seed), turned: place.turn,
                    factors: factors
                ).layers(age: CGFloat(particle.age), room: &room)
                return (age: particle.age, layers: layers)
            }
        }
        return renderMode.arranged(particles)
    }
}
