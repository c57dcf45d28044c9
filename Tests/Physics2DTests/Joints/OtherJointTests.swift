import Physics2D
import Testing

/// Slides, seams and ropes.
@Suite struct OtherJointTests {
    /// A slide down a slope of 3 : 4 has the acceleration g x 3 / 5.
    @Test func aSlideFollowsItsAxis() {
        var world = World()
        let wall = world.addAnchor(at: .zero)
        let sled = world.addBlock(at: .zero, halfWidth: 0.2, halfHeight: 0.1)
        _ = world.createJoint(PrismaticJointDefinition(wall, sled, axis: Vector2(4, 3)))
        var worst: Float = 0
        world.run(seconds: 1) { world in
            let position = world.position(of: sled)
            worst = max(worst, abs(0.6 * position.x - 0.8 * position.y))
            #expect(abs(world.angle(of: sled)) < 1e-3)
        }
        #expect(worst < World.slop)
        let displacement = world.position(of: sled).length
        // With sub-steps h the way is g t (t + h) / 2.
        #expect(abs(displacement - 6 * (1 + World.substep) / 2) < 2e-3)
    }

    @Test func aSlideEndsAtItsLimits() {
        var world = World()
        let wall = world.addAnchor(at: .zero)
        let sled = world.addBlock(at: .zero, halfWidth: 0.2, halfHeight: 0.1)
        var definition = PrismaticJointDefinition(wall, sled, axis: Vector2(0, 1))
        definition.limits = -0.5...1
        let prismatic = world.createJoint(definition)
        world.run(seconds: 3)
        #expect(abs(world.position(of: sled).y - 1) < 2 * World.slop)
        #expect(!world.isAwake(sled))
        world.setGravity(Vector2(0, -10), of: sled)
        world.run(seconds: 3)
        #expect(abs(world.position(of: sled).y + 0.5) < 2 * World.slop)
        world.setLimits(nil, of: prismatic)
        world.run(seconds: 1)
        #expect(world.position(of: sled).y < -4)
    }

    /// An eccentric push does not turn a slide's body.
    @Test func aSlideDoesNotTurn() {
        var world = World()
        let wall = world.addAnchor(at: .zero)
        let sled = world.addBlock(at: .zero, gravity: .zero)
        _ = world.createJoint(PrismaticJointDefinition(wall, sled, axis: Vector2(1, 0)))
        world.applyLinearImpulse(Vector2(1, 0), at: Vector2(0, 0.5), to: sled)
        world.run(seconds: 1)
        #expect(abs(world.angle(of: sled)) < 1e-3)
        #expect(world.linearVelocity(of: sled).x > 0.9)
    }

    @Test func aSeamHoldsACantilever() {
        var world = World()
        var (last, pieces) = (world.addAnchor(at: .zero), [BodyID]())
        for i in 0..<4 {
            let piece = world.addBlock(
                at: Vector2(0.2 + 0.4 * Float(i), 0), halfWidth: 0.2, halfHeight: 0.1)
            var definition = WeldJointDefinition(last, piece)
            definition.anchorA = i == 0 ? .zero : Vector2(0.2, 0)
            definition.anchorB = Vector2(-0.2, 0)
            _ = world.createJoint(definition)
            (last, pieces) = (piece, pieces + [piece])
        }
        world.run(seconds: 10)
        // The iterations leave a beam a little soft: a hundredth of its length is not seen.
        #expect(world.position(of: last).y < 0.016)
        #expect(abs(world.angle(of: last)) < 0.035)
        #expect(pieces.allSatisfy { !world.isAwake($0) })
    }

    @Test func weldedBodiesFlyAsOne() {
        var world = World()
        let first = world.addBlock(at: .zero, velocity: Vector2(1, -2), gravity: .zero)
        let second = world.addBlock(at: Vector2(1, 0), gravity: .zero)
        var definition = WeldJointDefinition(first, second)
        definition.anchorA = Vector2(0.5, 0)
        definition.anchorB = Vector2(-0.5, 0)
        let seam = world.createJoint(definition)
        world.run(seconds: 5) { world in
            #expect(world.gap(of: seam) < World.slop)
            #expect(abs(world.angle(of: first) - world.angle(of: second)) < 0.035)
        }
        // Both have half of the momentum, and turn about their common center.
        let center = 0.5 * (world.position(of: first) + world.position(of: second))
        #expect((center - Vector2(0.5 + 2.5, -5)).length < 0.01)
        #expect(abs(world.angle(of: first)) > 1)
    }

    @Test func aRopeIsNeverLongerThanItsLength() {
        var world = World()
        let nail = world.addAnchor(at: .zero)
        let weight = world.addBlock(at: Vector2(0.3, 0), halfWidth: 0.1, halfHeight: 0.1, density: 50)
        var definition = RopeJointDefinition(nail, weight)
        definition.length = 1
        let rope = world.createJoint(definition)
        var longest: Float = 0
        world.run(seconds: 0.3)
        #expect(world.position(of: weight).x == 0.3, "it falls freely while the rope is loose")
        world.run(seconds: 10) { longest = max(longest, $0.gap(of: rope)) }
        #expect(longest > 0.99 && longest < 1 + World.slop)
        world.setLength(0.5, of: rope)
        world.run(seconds: 1)
        #expect(world.gap(of: rope) < 0.5 + World.slop)
    }
}
