import Physics2D
import Testing

/// Joints in the world: islands, sleep, collisions, coming and going, the same bits.
@Suite struct JointWorldTests {
    /// A chain of ten links that hangs from a nail beside a floor, on which its end comes to lie.
    private func makeChain() -> (world: World, links: [BodyID], joints: [JointID]) {
        var world = World()
        world.addLine(from: Vector2(-5, 1.2), to: Vector2(5, 1.2), friction: 0.6)
        var (last, links, joints) = (world.addAnchor(at: .zero), [BodyID](), [JointID]())
        for i in 0..<10 {
            let link = world.addBlock(
                at: Vector2(0.1 + 0.2 * Float(i), 0), halfWidth: 0.1, halfHeight: 0.04, friction: 0.6)
            var definition = RevoluteJointDefinition(last, link)
            definition.anchorA = i == 0 ? .zero : Vector2(0.1, 0)
            definition.anchorB = Vector2(-0.1, 0)
            definition.frictionTorque = 0.002
            joints.append(world.createJoint(definition))
            links.append(link)
            last = link
        }
        return (world, links, joints)
    }

    @Test func aChainOnTheFloorComesToRestAsOne() {
        var (world, links, joints) = makeChain()
        world.run(seconds: 12)
        #expect(links.allSatisfy { !world.isAwake($0) })
        #expect(links.allSatisfy { world.position(of: $0).y < 1.2 }, "nothing is pulled through the floor")
        #expect(joints.allSatisfy { world.gap(of: $0) < 2 * World.slop })
        world.wake(links[9])
        world.step(World.substep)
        #expect(links.allSatisfy(world.isAwake), "they are one island")
    }

    @Test func theSameChainGivesTheSameBits() {
        var (first, second) = (makeChain().world, makeChain().world)
        first.run(seconds: 2)
        second.run(seconds: 2)
        #expect(first.stateHash == second.stateHash)
        var copy = first
        first.run(seconds: 1)
        #expect(copy.stateHash != first.stateHash)
        copy.run(seconds: 1)
        #expect(copy.stateHash == first.stateHash, "a copy is a snapshot")
    }

    @Test func theHashKnowsTheJoints() {
        var (world, links, joints) = makeChain()
        world.run(seconds: 1)
        let before = world.stateHash
        world.destroyJoint(joints[5])
        world.wake(links[0])
        #expect(world.stateHash != before)
    }

    @Test(arguments: [true, false]) func joinedBodiesCollideOnlyWhereTheyMay(allowsCollision: Bool) {
        var world = World()
        world.addLine(from: Vector2(-5, 0), to: Vector2(5, 0))
        let lower = world.addBlock(at: Vector2(0, -0.52))
        let upper = world.addBlock(at: Vector2(0, -1.53))
        world.run(seconds: 0.2)
        var definition = RopeJointDefinition(lower, upper)
        definition.length = 3
        definition.allowsCollision = allowsCollision
        let rope = world.createJoint(definition)
        world.run(seconds: 2)
        #expect((world.position(of: upper).y > -0.6) == !allowsCollision)
        world.setPosition(Vector2(0, -1.53), angle: 0, of: upper)
        world.setLinearVelocity(.zero, of: upper)
        world.destroyJoint(rope)
        world.run(seconds: 2)
        #expect(world.position(of: upper).y < -1.4, "without the joint it lies on the other")
    }

    /// The contact that a joint forbids comes back with its end although nothing has moved.
    @Test func aContactComesBackWhenTheJointGoes() {
        var world = World()
        let first = world.addBlock(at: .zero, gravity: .zero)
        let second = world.addBlock(at: Vector2(0.9, 0), gravity: .zero)
        world.step(World.substep)
        #expect(world.events.count == 1)
        let seam = world.createJoint(WeldJointDefinition(first, second))
        world.step(World.substep)
        #expect(world.events.map(\.phase) == [.began, .ended])
        world.destroyJoint(seam)
        world.step(World.substep)
        #expect(world.events.map(\.phase) == [.began, .ended, .began])
    }

    @Test func aDestroyedBodyTakesItsJointsAlong() {
        var (world, links, joints) = makeChain()
        #expect(world.jointCount == 10 && world.jointIDs == joints)
        world.run(seconds: 12)
        world.destroyBody(links[4])
        #expect(world.jointCount == 8)
        #expect(!world.contains(joints[4]) && !world.contains(joints[5]) && world.contains(joints[6]))
        #expect(world.isAwake(links[3]) && world.isAwake(links[5]), "what was joined to it wakes")
        world.run(seconds: 1)
        let rod = world.createJoint(DistanceJointDefinition(links[3], links[5]))
        #expect(!joints.contains(rod), "places are taken again, but names are not")
        #expect(world.kind(of: rod) == .distance)
        #expect(world.bodies(of: rod).a == links[3] && world.bodies(of: rod).b == links[5])
    }

    @Test func makingAndDestroyingAJointWakes() {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        let body = world.addBlock(at: Vector2(0, 1), gravity: .zero)
        world.run(seconds: 1)
        #expect(!world.isAwake(body))
        let rod = world.createJoint(DistanceJointDefinition(body, anchor))
        #expect(world.isAwake(body))
        world.run(seconds: 1)
        #expect(!world.isAwake(body))
        world.destroyJoint(rod)
        #expect(world.isAwake(body))
    }

    @Test func bodiesThatCannotTurnCanBeJoined() {
        var world = World()
        let anchor = world.addAnchor(at: .zero)
        var bodies: [BodyID] = []
        for i in 0..<4 {
            let body = world.addBlock(at: Vector2(Float(i), 0))
            world.setFixedRotation(true, of: body)
            bodies.append(body)
        }
        _ = world.createJoint(RevoluteJointDefinition(anchor, bodies[0]))
        _ = world.createJoint(WeldJointDefinition(bodies[0], bodies[1]))
        _ = world.createJoint(PrismaticJointDefinition(anchor, bodies[2], axis: Vector2(1, 0)))
        _ = world.createJoint(DistanceJointDefinition(bodies[2], bodies[3]))
        world.run(seconds: 3)
        #expect(bodies.allSatisfy { world.position(of: $0).isFinite && world.angle(of: $0) == 0 })
        #expect(world.position(of: bodies[0]).length < World.slop)
    }

    /// The bits of a chain, the same in debug and in release builds and on every machine.
    @Test func theBitsAreThoseOfTheGoldenHash() {
        var world = makeChain().world
        world.run(seconds: 3)
        #expect(String(world.stateHash, radix: 16) == "e0e10ba2bc93d530")
    }
}
