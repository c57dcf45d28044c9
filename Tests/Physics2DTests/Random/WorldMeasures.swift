import Physics2D

/// Sums over the bodies of a world, in double precision.
struct WorldMeasures {
    /// The energy of motion, in joules.
    private(set) var kinetic = 0.0
    /// The energy of height above y = 0 under a gravity of 10 m/s^2 down, in joules.
    private(set) var potential = 0.0
    /// The linear momentum, in newton seconds.
    private(set) var momentum = SIMD2<Double>.zero
    /// The sum of the sizes of the momenta, the scale of rounding errors.
    private(set) var momentumScale = 0.0
    /// The sum of the masses, in kilograms.
    private(set) var mass = 0.0
    /// The greatest speed of a point at 0.7 m from a body's origin, in meters per second.
    private(set) var topSpeed = 0.0

    /// The energy of motion and of height, in joules.
    var energy: Double { kinetic + potential }

    /// Measures bodies whose origin is their center of mass.
    init(_ world: World, _ bodies: [BodyID]) {
        for body in bodies {
            let (m, velocity) = (Double(world.mass(of: body)), world.linearVelocity(of: body))
            let (v, w) = (
                SIMD2(Double(velocity.x), Double(velocity.y)), Double(world.angularVelocity(of: body))
            )
            let speed = (v * v).sum().squareRoot()
            kinetic += 0.5 * m * speed * speed + 0.5 * Double(world.inertia(of: body)) * w * w
            potential -= 10 * m * Double(world.position(of: body).y)
            momentum += m * v
            momentumScale += m * speed
            mass += m
            topSpeed = max(topSpeed, speed + 0.7 * abs(w))
        }
    }
}
