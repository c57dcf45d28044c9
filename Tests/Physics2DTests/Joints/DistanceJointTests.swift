import Foundation
import Physics2D
import Testing

/// Rods and springs against the formulas of mechanics.
@Suite struct DistanceJointTests {
    /// A point on a distance joint of length l swings with the period 2 pi sqrt(l / g), longer by the
    /// amplitude's square / 16.
    @Test(arguments: [Float(0.5), 1, 3]) func aPendulumHasItsPeriod(length: Float) {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let bob = world.addBlock(at: length * Vector2(-0.0998334, 0.9950042), halfWidth: 0.1, halfHeight: 0.1)
        _ = world.createJoint(DistanceJointDefinition(bob, anchor))
        let period = world.period(seconds: 20) { $0.position(of: bob).x }
        let expected = 2 * Float.pi * (length / 10).squareRoot() * (1 + 0.1 * 0.1 / 16)
        #expect(abs(period / expected - 1) < 2e-3)
    }

    @Test func aRodUnderLoadKeepsItsLength() {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let weight = world.addBlock(at: Vector2(2, 0), density: 100)
        var definition = DistanceJointDefinition(weight, anchor)
        definition.anchorA = Vector2(-0.5, 0.5)
        let rod = world.createJoint(definition)
        let length = world.gap(of: rod)
        var worst: Float = 0
        world.run(seconds: 10) { worst = max(worst, abs($0.gap(of: rod) - length)) }
        #expect(worst < World.slop)
    }

    private func makeSpring(frequency: Float, dampingRatio: Float) -> (World, BodyID, JointID) {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let body = world.addBlock(at: Vector2(1.2, 0), gravity: .zero)
        var definition = DistanceJointDefinition(body, anchor)
        definition.length = 1
        definition.frequency = frequency
        definition.dampingRatio = dampingRatio
        let spring = world.createJoint(definition)
        return (world, body, spring)
    }

    @Test(arguments: [Float(0.5), 1, 2, 4]) func aSpringSwingsWithItsFrequency(frequency: Float) {
        var (world, body, _) = makeSpring(frequency: frequency, dampingRatio: 0)
        let period = world.period(seconds: 5 / frequency, substep: 1 / 960) { $0.position(of: body).x - 1 }
        #expect(abs(period * frequency - 1) < 5e-3)
    }

    /// One swing of a damped spring is exp(-2 pi z / sqrt(1 - z^2)) times the one before.
    @Test(arguments: [Float(0.05), 0.1, 0.2]) func aDamperTakesItsShareOfEachSwing(ratio: Float) {
        var (world, body, _) = makeSpring(frequency: 1, dampingRatio: ratio)
        func greatest(from start: Float, to end: Float) -> Float {
            var greatest: Float = 0
            world.run(seconds: end - start, substep: 1 / 3840) {
                greatest = max(greatest, $0.position(of: body).x - 1)
            }
            return greatest
        }
        _ = greatest(from: 0, to: 0.5)
        let (first, second) = (greatest(from: 0.5, to: 1.5), greatest(from: 1.5, to: 2.5))
        let expected = exp(-2 * .pi * ratio / (1 - ratio * ratio).squareRoot())
        #expect(abs(first / 0.2 / expected - 1) < 0.02)
        #expect(abs(second / first / expected - 1) < 0.02)
    }

    @Test func aCriticallyDampedSpringDoesNotOvershoot() {
        var (world, body, _) = makeSpring(frequency: 2, dampingRatio: 1)
        var minimum: Float = 1
        world.run(seconds: 3) { minimum = min(minimum, $0.position(of: body).x - 1) }
        #expect(minimum > -1e-4)
        #expect(abs(world.position(of: body).x - 1) < 1e-3)
    }

    /// m g = k x and k = m omega^2, so a hanging weight stretches its spring by g / omega^2.
    @Test func aWeightStretchesItsSpring() {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let weight = world.addBlock(at: Vector2(0, 1))
        var definition = DistanceJointDefinition(weight, anchor)
        (definition.frequency, definition.dampingRatio) = (1, 0.7)
        _ = world.createJoint(definition)
        world.run(seconds: 6)
        let omega = 2 * Float.pi
        #expect(abs(world.position(of: weight).y - 1 - 10 / (omega * omega)) < 1e-3)
    }

    @Test func lengthAndSpringChangeLive() {
        var (world, body, spring) = makeSpring(frequency: 2, dampingRatio: 1)
        world.run(seconds: 5)
        #expect(!world.isAwake(body))
        world.setLength(2, of: spring)
        #expect(world.isAwake(body))
        world.run(seconds: 3)
        #expect(abs(world.position(of: body).x - 2) < 2e-3)
        world.setSpring(frequency: 0, dampingRatio: 0, of: spring)
        world.setLinearVelocity(Vector2(0, 3), of: body)
        var worst: Float = 0
        world.run(seconds: 2) { worst = max(worst, abs($0.gap(of: spring) - 2)) }
        #expect(worst < World.slop, "now it is a rod")
    }

    @Test func anAnchorThatIsMovedPulls() {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let body = world.addBlock(at: Vector2(1, 0), gravity: .zero)
        let rod = world.createJoint(DistanceJointDefinition(body, anchor))
        world.run(seconds: 1)
        #expect(!world.isAwake(body))
        world.setPosition(Vector2(-0.1, 0), angle: 0, of: anchor)
        #expect(world.isAwake(body))
        world.run(seconds: 0.5)
        #expect(abs(world.gap(of: rod) - 1) < World.slop)
        #expect(world.position(of: body).x < 0.91)
    }

    @Test func pointsOnOneAnotherDoNoHarm() {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let body = world.addBlock(at: .zero)
        _ = world.createJoint(DistanceJointDefinition(body, anchor))
        world.run(seconds: 1) { #expect($0.position(of: body).isFinite) }
        #expect(world.position(of: body).length < 10 * World.slop)
    }
}
