import Physics2D
import Testing

/// Pins: swing, limits and friction.
@Suite struct RevoluteJointTests {
    /// A bar of 1 m and 0.2 kg, pinned at its left end; gravity turns it with 1 Nm.
    private func makeBar(
        limits: ClosedRange<Float>? = nil, frictionTorque: Float = 0, angle: Float = 0
    ) -> (World, BodyID, JointID) {
        var world = World()
        let wall = world.addAnchor(at: .zero)
        let bar = world.addBlock(at: Vector2(0.5, 0), halfHeight: 0.1)
        var definition = RevoluteJointDefinition(wall, bar)
        definition.anchorB = Vector2(-0.5, 0)
        definition.limits = limits
        definition.frictionTorque = frictionTorque
        let pin = world.createJoint(definition)
        return (world, bar, pin)
    }

    /// A body that swings about a point at d from its center has the period 2 pi sqrt((I + m d^2) / (m g d)).
    @Test func aHangingBarHasItsPeriod() {
        var world = World()
        let wall = world.addAnchor(at: .zero)
        let bar = world.addBlock(at: Vector2(-0.0299865, 0.4991004), halfWidth: 0.1, angle: 0.06)
        var definition = RevoluteJointDefinition(wall, bar)
        definition.anchorB = Vector2(0, -0.5)
        let pin = world.createJoint(definition)
        #expect(world.gap(of: pin) < 1e-4)
        let (mass, inertia) = (world.mass(of: bar), world.inertia(of: bar))
        let period = world.period(seconds: 10) { $0.position(of: bar).x }
        let expected = 2 * Float.pi * ((inertia + mass * 0.25) / (mass * 10 * 0.5)).squareRoot()
        #expect(abs(period / expected - 1) < 3e-3)
    }

    @Test func thePointsStayOnOneAnother() {
        var (world, _, pin) = makeBar()
        var worst: Float = 0
        world.run(seconds: 5) { worst = max(worst, $0.gap(of: pin)) }
        #expect(worst < World.slop)
    }

    @Test func itTurnsOnlyWithinItsLimits() {
        var (world, bar, _) = makeBar(limits: -0.3...0.5)
        var greatest: Float = 0
        world.run(seconds: 3) { greatest = max(greatest, $0.angle(of: bar)) }
        // Two degrees are left, so that the end is felt in the next sub-step too.
        #expect(greatest < 0.5 + 2 * 0.0349)
        #expect(abs(world.angle(of: bar) - 0.5) < 0.036, "it lies on its end")
        world.setGravity(Vector2(0, -10), of: bar)
        world.run(seconds: 3)
        #expect(abs(world.angle(of: bar) + 0.3) < 0.036, "and on the other one")
    }

    @Test func limitsChangeLive() {
        var (world, bar, pin) = makeBar(limits: 0...0)
        world.run(seconds: 3)
        #expect(abs(world.angle(of: bar)) < 0.036)
        #expect(!world.isAwake(bar))
        world.setLimits(nil, of: pin)
        world.run(seconds: 0.5)
        #expect(world.angle(of: bar) > 1)
    }

    @Test func aTorqueBelowFrictionDoesNotTurnIt() {
        var (world, bar, _) = makeBar(frictionTorque: 1.02)
        world.run(seconds: 3)
        #expect(abs(world.angle(of: bar)) < 1e-3)
    }

    @Test func aTorqueAboveFrictionTurnsItSlowly() {
        var (held, heldBar, pin) = makeBar(frictionTorque: 0.5)
        var (free, freeBar, _) = makeBar()
        held.run(seconds: 0.1)
        free.run(seconds: 0.1)
        // Half of the torque is left at the start, so it turns half as far.
        #expect(abs(held.angle(of: heldBar) / free.angle(of: freeBar) - 0.5) < 0.02)
        held.setFrictionTorque(0, of: pin)
        held.run(seconds: 0.3)
        #expect(held.angle(of: heldBar) > 0.6)
    }
}
