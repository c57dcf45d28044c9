import Physics2D
import Testing

/// Both solvers beside Box2D 2.3.10, whose motion of two seconds is written down in Tests/Goldens/Box2D.
@Suite struct ReferenceTests {
    /// Scenes in which one rounding error is a hundred thousand after some hits.
    static let heaps = ["heap-1", "heap-2", "heap-3"]
    /// Scenes in which a moment of impact, which both engines find to 0.00125 m only, decides what follows.
    static let impacts = ["bridge", "hits"]
    /// Scenes without contacts, in which the solvers have the same joints and the same law of motion.
    static let free = ["fall", "pendulums", "springs"]

    @Test func theScenesAreThere() {
        #expect(ReferenceScene.names.count == 24)
    }

    // Floats of several meters are 2^-22 m apart, a step's sums add a few of them, and what two seconds of
    // stable motion make of that was at most 7e-6 m.
    @Test(arguments: Set(ReferenceScene.names).subtracting(heaps).sorted())
    func sequentialMovesAsBox2D(_ name: String) throws {
        let run = ReferenceRun(try ReferenceScene(name, .sequential))
        let tolerance = Self.impacts.contains(name) ? 0.00125 : 1e-4
        #expect(run.difference() < tolerance)
        #expect(run.restStep == run.referenceRestStep)
    }

    // Chaos needs hits; up to a few steps after the first there is none.
    @Test(arguments: heaps)
    func sequentialHeapsBeginAsBox2DsAndEndAlike(_ name: String) throws {
        let scene = try ReferenceScene(name, .sequential)
        let run = ReferenceRun(scene)
        let firstContact = try #require(scene.firstContact)
        #expect(run.difference(until: firstContact + 10) < 1e-4)
        #expect(run.meanDifference < 0.15)
        #expect(run.energyDifference < 0.05)
    }

    @Test(arguments: free)
    func graphColoredMovesFreelyAsBox2D(_ name: String) throws {
        #expect(ReferenceRun(try ReferenceScene(name, .graphColored)).difference() < 1e-4)
    }

    // The order in which contacts are solved decides where single bodies end, not what all of them do
    // together: the mean of 5 to 16 bodies that tumble in a space of some meters agrees to a few tenths of a
    // body's size of 0.3 to 1 m, and an eighth of the energy goes in a bounce that comes a step earlier or
    // later.
    @Test(arguments: ReferenceScene.names)
    func graphColoredIsNearBox2DInTheMean(_ name: String) throws {
        let run = ReferenceRun(try ReferenceScene(name, .graphColored))
        #expect(run.meanDifference < 0.25)
        #expect(run.energyDifference < 0.125)
    }

    /// Rows and towers stand as they do in Box2D; skins meet at the start, so that little moves.
    @Test(arguments: ["pyramid", "pyramid-skin", "stack", "stack-bullets", "stack-skin", "slides", "landing"])
    func graphColoredTowersStandWhereBox2Ds(_ name: String) throws {
        let run = ReferenceRun(try ReferenceScene(name, .graphColored))
        #expect(run.meanDifference < 0.01)
        if let reference = run.referenceRestStep {
            // Sleep needs half a second of quiet; a rocking corner restarts it once.
            #expect(abs(try #require(run.restStep) - reference) <= 120)
        }
    }

    @Test(arguments: SolverKind.allCases, ["bullets", "bullets-skin"])
    func noBulletPassesTheWall(_ solver: SolverKind, _ name: String) throws {
        let scene = try ReferenceScene(name, solver)
        let run = ReferenceRun(scene)
        try #require(scene.bodies.count > 1)
        for body in scene.bodies.dropFirst() { #expect(run.world.position(of: body).x < 5) }
    }
}
