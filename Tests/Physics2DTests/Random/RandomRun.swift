import Physics2D

/// The measurements of a random world while it was stepped.
struct RandomRun {
    /// The most energy above the least of any moment before, in joules.
    private(set) var rise = 0.0
    private var leastEnergy: Double
    /// The deepest overlap of bodies, in meters, beyond the overlap that contacts keep.
    private(set) var deepest = 0.0
    /// The same at the last look.
    private(set) var lastDeepest = 0.0
    /// The largest distance of a body's origin outside the room, in meters; 0 or less inside.
    private(set) var escape = -Double.infinity
    /// The greatest speed, in meters per second.
    private(set) var topSpeed = 0.0
    /// The time at which all bodies slept for the first time, in seconds, or nil when they never did.
    private(set) var restTime: Double?
    /// The touches.
    private(set) var ledger = ContactLedger()
    /// True while all numbers were finite.
    private(set) var isFinite = true
    /// The world at the end.
    private(set) var scene: RandomWorld
    /// The measures at the start and at the end.
    let start: WorldMeasures
    private(set) var end: WorldMeasures

    /// Runs a world for a number of steps, or until all bodies sleep, looking at overlaps now and then and at
    /// the end.
    init(
        _ scene: RandomWorld, steps: Int, substep: Float = 1 / 120, overlapsEvery stride: Int = 50,
        untilRest: Bool = false
    ) {
        self.scene = scene
        start = WorldMeasures(scene.world, scene.bodies)
        end = start
        leastEnergy = start.energy
        for step in 1...steps {
            self.scene.world.step(substep)
            if step % 4 == 0 || step == steps { inspect(at: step, substep) }
            if step % stride == 0 { lookAtOverlaps() }
            if untilRest, restTime != nil { break }
        }
        lookAtOverlaps()
    }

    private mutating func inspect(at step: Int, _ substep: Float) {
        ledger.enter(scene.world.events)
        scene.world.clearEvents()
        end = WorldMeasures(scene.world, scene.bodies)
        leastEnergy = min(leastEnergy, end.energy)
        rise = max(rise, end.energy - leastEnergy)
        topSpeed = max(topSpeed, end.topSpeed)
        var isAsleep = true
        for body in scene.bodies {
            let position = scene.world.position(of: body)
            isFinite =
                isFinite && position.isFinite && scene.world.linearVelocity(of: body).isFinite
                && scene.world.angle(of: body).isFinite && scene.world.angularVelocity(of: body).isFinite
            isAsleep = isAsleep && !scene.world.isAwake(body)
            escape = max(
                escape, Double(abs(position.x) - scene.halfWidth), Double(position.y),
                Double(-position.y - scene.height))
        }
        if isAsleep, restTime == nil { restTime = Double(step) * Double(substep) }
    }

    private mutating func lookAtOverlaps() {
        lastDeepest = scene.deepestOverlap()
        deepest = max(deepest, lastDeepest)
    }
}
