public import Picture

/// The forms of emitters.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a form from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as wide as the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle whose radius is the width of the size.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A box; drawn as a rectangle.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A sphere; drawn as a circle.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of an emitter from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a part from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The volume.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which particles are drawn; without effect.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an order from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Added to what is behind.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles. Each is at the same place in every run: its path follows from its number.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    /// The kinds of particles; default nil. Emission begins when they are set.
    open var emitterCells: [CAEmitterCell]? { didSet { start = RunContext.current.clock.time } }
    /// A factor of the number of particles; 0 ends the emission. Default 1.
    open var birthRate: Float = 1 {
        didSet {
            let time = RunContext.current.clock.time
            if oldValue == 0, birthRate > 0 { (start, end) = (time, nil) }
            if oldValue > 0, birthRate == 0 { (end, lastRate) = (time, oldValue) }
        }
    }
    /// A factor of the lifetimes of particles; default 1.
    open var lifetime: Float = 1
    /// The center of the emitter, in points; default (0, 0).
    open var emitterPosition = CGPoint.zero
    /// The size of the emitter, in points; default 0.
    open var emitterSize = CGSize.zero
    /// The form of the emitter; default a point.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part from which particles come; default the volume, which is the surface of a flat form.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which particles are drawn; it has no effect.
    open var renderMode = CAEmitterLayerRenderMode.unordered {
        didSet { warnOfNoEffect("CAEmitterLayer.renderMode", oldValue, renderMode) }
    }
    /// The depth of the center; it has no effect.
    open var emitterZPosition: CGFloat = 0 {
        didSet { warnOfNoEffect("CAEmitterLayer.emitterZPosition", oldValue, emitterZPosition) }
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

    private var start = RunContext.current.clock.time
    private var end: TimeInterval?
    private var lastRate: Float = 1

    /// The largest number of particles of a cell in a picture; the youngest are shown, with a warning.
    private static let most = 100_000

    @_spi(UIKitInternals) open override func layerContents(_ state: LayerState, at time: TimeInterval)
        -> [Layer]
    {
        var room = Self.most
        return (emitterCells ?? []).enumerated().flatMap { index, cell in
            particles(of: cell, index, at: time, room: &room)
        }
    }

    private func particles(
        of cell: CAEmitterCell, _ kind: Int, at time: TimeInterval, room: inout Int
    ) -> [Layer] {
        let factors = CAEmitterCell.Factors(
            lifetime: CGFloat(lifetime), velocity: CGFloat(velocity), size: CGFloat(scale),
            spin: CGFloat(spin))
        let rate = Double(cell.birthRate * (birthRate > 0 ? birthRate : lastRate))
        let life = cell.reach(factors)
        guard rate > 0, life > 0, cell.isEnabled, end != start else { return [] }
        let begin = max(localTime(start), cell.beginTime)
        let elapsed = localTime(time) - begin
        var emitted = end.map { min(elapsed, localTime($0) - begin) } ?? elapsed
        if cell.duration > 0 { emitted = min(emitted, cell.duration) }
        let last = Self.number((emitted * rate).rounded(.down))
        let oldest = max(0, Self.number(((elapsed - life) * rate).rounded(.up)))
        guard last >= oldest else { return [] }
        let first = max(oldest, last - Self.most + 1)
        if first > oldest {
            RunContext.current.warn(
                "CAEmitterCell shows the youngest \(Self.most) of its particles; lower its birthRate or lifetime."
            )
        }
        return (first...last).flatMap { number in
            let seed = UInt64(kind + 1) << 40 ^ UInt64(seed) << 20 ^ UInt64(number)
            let age = elapsed - Double(number) / rate
            let particle = EmitterParticle(
                cell, seed: seed, from: place(seed), turned: emitterShape == .line ? -.pi / 2 : 0,
                factors: factors)
            return particle.layers(age: CGFloat(age), room: &room)
        }
    }

    /// Returns a particle's number, at most 2^52: up to there a rate times a time is exact to one.
    private static func number(_ count: Double) -> Int {
        count.isNaN ? 0 : Int(min(max(count, -0x1p52), 0x1p52))
    }

    /// Returns the initial position of a particle.
    private func place(_ seed: UInt64) -> CGPoint {
        var random = FilmRandom(seed: seed ^ 0xE317)
        func vary() -> CGFloat { CGFloat.random(in: -0.5...0.5, using: &random) }
        let (center, size) = (emitterPosition, emitterSize)
        let isEdge = emitterMode == .outline || emitterMode == .points
        func end(_ part: CGFloat) -> CGFloat { part < 0 ? -0.5 : 0.5 }
        switch emitterShape {
        case .line:
            let part = vary()
            return CGPoint(
                x: center.x + (emitterMode == .points ? end(part) : part) * size.width, y: center.y)
        case .rectangle, .cuboid:
            var (x, y) = (vary(), vary())
            if emitterMode == .points { (x, y) = (end(x), end(y)) }
            if emitterMode == .outline {
                // A side as often as it is long.
                let isHorizontal = (vary() + 0.5) * (size.width + size.height) < size.width
                if isHorizontal { y = end(y) } else { x = end(x) }
            }
            return CGPoint(x: center.x + x * size.width, y: center.y + y * size.height)
        case .circle, .sphere:
            let part = (vary() + 0.5).squareRoot()
            let radius = (isEdge ? 1 : part) * size.width
            let (sine, cosine) = sineAndCosine(Double(vary()) * 2 * .pi)
            return CGPoint(x: center.x + cosine * radius, y: center.y + sine * radius)
        default: return center
        }
    }
}
