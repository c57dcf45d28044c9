import Physics2D
import Testing

/// Motion without contact against the sums that the integrator must give.
@Suite struct FreeFallTests {
    // With v' = v + g h and x' = x + v' h, n steps fall g h^2 n (n + 1) / 2.
    @Test func fallsBySemiImplicitEuler() {
        var world = World()
        let block = world.addBlock(at: .zero)
        world.run(seconds: 2)
        let steps: Float = 240
        let expected = 10 * World.substep * World.substep * steps * (steps + 1) / 2
        #expect(abs(world.position(of: block).y - expected) < 1e-4 * expected)
        #expect(world.position(of: block).x == 0)
    }

    @Test func implicitDampingFadesByItsFactorInEveryStep() {
        var world = World()
        let block = world.addBlock(at: .zero, velocity: Vector2(10, 0), gravity: .zero)
        world.setDamping(linear: 2, angular: 0, of: block)
        world.run(seconds: 1)
        var expected: Float = 10
        for _ in 0..<120 { expected *= 1 / (1 + 2 * World.substep) }
        #expect(abs(world.linearVelocity(of: block).x - expected) < 1e-4)
    }

    @Test func endlessDampingStopsWithoutNaN() {
        for rule in [DampingRule.explicit, .implicit] {
            var world = World()
            world.damping = rule
            let block = world.addBlock(at: .zero, velocity: Vector2(10, 0))
            world.setDamping(linear: .infinity, angular: .infinity, of: block)
            world.run(seconds: 0.1)
            #expect(world.linearVelocity(of: block) == .zero)
            #expect(world.position(of: block) == .zero)
        }
    }

    @Test func aForceActsInEveryStepUntilCleared() {
        var world = World()
        let block = world.addBlock(at: .zero, gravity: .zero)
        world.applyForce(Vector2(3, 0), to: block)
        for _ in 0..<4 { world.step(World.substep) }
        world.clearForces()
        world.step(World.substep)
        // The block weighs 1 kg.
        #expect(abs(world.linearVelocity(of: block).x - 4 * 3 * World.substep) < 1e-6)
    }

    @Test func anImpulseOffCenterTurns() {
        var world = World()
        let block = world.addBlock(at: .zero, gravity: .zero)
        world.applyLinearImpulse(Vector2(0, 1), at: Vector2(0.5, 0), to: block)
        #expect(world.linearVelocity(of: block) == Vector2(0, 1))
        // Inertia of a unit square of 1 kg is 1/6; the impulse's moment 0.5.
        #expect(abs(world.angularVelocity(of: block) - 3) < 1e-5)
    }

    @Test func fixedRotationKeepsASpinAndRefusesNewOnes() {
        var world = World()
        let block = world.addBlock(at: .zero, gravity: .zero)
        world.setAngularVelocity(1, of: block)
        world.setFixedRotation(true, of: block)
        world.applyLinearImpulse(Vector2(0, 1), at: Vector2(0.5, 0), to: block)
        #expect(world.angularVelocity(of: block) == 1)
    }

    @Test(arguments: [Float(0), -1, .nan, .infinity]) func stepsOfNoTimeDoNothing(_ time: Float) {
        var world = World()
        let block = world.addBlock(at: Vector2(1, 2))
        world.step(time)
        #expect(world.position(of: block) == Vector2(1, 2))
    }
}
