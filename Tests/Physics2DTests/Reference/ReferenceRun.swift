import Physics2D

/// The differences between a solver's motion of a reference scene and Box2D's.
struct ReferenceRun {
    /// The greatest difference of a position, in meters, or an angle, in radians, of one body, by step.
    private(set) var differences: [(step: Int, maximum: Double)] = []
    /// The greatest difference of the mean of all positions, in meters.
    private(set) var meanDifference = 0.0
    /// The greatest difference of the energies, as a share of the greatest energy.
    private(set) var energyDifference = 0.0
    /// The first steps looked at in which everything slept, here and in Box2D; nil for never.
    private(set) var restStep: Int?
    private(set) var referenceRestStep: Int?
    /// The world at the end.
    private(set) var world: World

    private var greatestEnergy = 0.0
    private var energyGap = 0.0

    /// Steps a scene to its end.
    init(_ scene: ReferenceScene) {
        world = scene.world
        for step in 1...(scene.states.keys.max() ?? 1) {
            world.step(World.substep)
            if let states = scene.states[step] { compare(states, at: step, in: scene) }
        }
        energyDifference = energyGap / greatestEnergy
    }

    /// Returns the greatest difference of one body up to a step.
    func difference(until step: Int = .max) -> Double {
        differences.filter { $0.step <= step }.map(\.maximum).max() ?? 0
    }

    private mutating func compare(
        _ states: [Int: ReferenceScene.State], at step: Int, in scene: ReferenceScene
    ) {
        var (maximum, sum, energies) = (0.0, SIMD2<Double>.zero, SIMD2<Double>.zero)
        var awake = (here: false, there: false)
        for (body, there) in states.sorted(by: { $0.key < $1.key }) {
            let here = scene.state(of: body, in: world)
            let displacement = here.position - there.position
            maximum = max(maximum, displacement.norm, abs(here.angle - there.angle))
            sum += displacement
            energies += SIMD2(energy(here, scene.bodies[body]), energy(there, scene.bodies[body]))
            awake = (awake.here || here.isAwake, awake.there || there.isAwake)
        }
        differences.append((step, maximum))
        meanDifference = max(meanDifference, (sum / Double(states.count)).norm)
        energyGap = max(energyGap, abs(energies.x - energies.y))
        greatestEnergy = max(greatestEnergy, abs(energies.y))
        if !awake.here, restStep == nil { restStep = step }
        if !awake.there, referenceRestStep == nil { referenceRestStep = step }
    }

    private func energy(_ state: ReferenceScene.State, _ body: BodyID) -> Double {
        let (mass, inertia) = (Double(world.mass(of: body)), Double(world.inertia(of: body)))
        return mass * (0.5 * (state.velocity * state.velocity).sum() - 10 * state.position.y)
            + 0.5 * inertia * state.spin * state.spin
    }
}

extension SIMD2<Double> {
    fileprivate var norm: Double { (self * self).sum().squareRoot() }
}
