import Foundation

// The runs through the UIKit API.
extension Report {
    var rests: [RestFact] { folder.lines(of: "rest").compactMap(RestFact.init) }

    var restTable: String {
        Table(
            head: [
                "Falling views", "Solver", "End", "Deepest overlap, pt", "Centers outside",
                "Farthest corner outside, pt",
            ],
            rows: rests.map { fact in
                [
                    "\(fact.bodies), \(generation(of: fact.scene))", solver(of: fact.engine), fact.end,
                    String(format: "%.2f", fact.deepest), "\(fact.outside)",
                    String(format: "%.2f", fact.farthest),
                ]
            }, wordColumns: 3
        ).text
    }

    /// The engines of views and of bare worlds in a scene.
    private func animators(in scene: String) -> [Outcome.Engine] {
        folder.engines(in: scene).filter { $0.name.hasPrefix("UIDynamicAnimator-") }
    }

    /// Returns how many times its bare world's time an animator takes.
    func animatorRatio(_ scene: String, _ animator: Outcome.Engine) -> Double? {
        let world = Outcome.Engine(name: "World-\(solver(of: animator.name))", threads: animator.threads)
        return folder.ratio(scene, of: animator, to: world)
    }

    /// Returns the ratio of a solver's animator on one thread.
    func animatorRatio(_ scene: String, solver: String) -> Double? {
        animators(in: scene).first { self.solver(of: $0.name) == solver }.flatMap { animatorRatio(scene, $0) }
    }

    var animatorTable: String {
        Table(
            head: [
                "3000 falling views, microseconds a step", "Solver", "Steps", "World", "UIDynamicAnimator",
                "of the world's time",
            ],
            rows: Self.generations.map { "V3000-\($0)" }.flatMap { scene in
                animators(in: scene).map { animator in
                    let solver = solver(of: animator.name)
                    let world = Outcome.Engine(name: "World-\(solver)", threads: animator.threads)
                    return [
                        generation(of: scene), solver,
                        folder.outcome(scene, animator).map { "\($0.steps)" } ?? "",
                        number("%.0f", folder.time(scene, world)),
                        number("%.0f", folder.time(scene, animator)),
                        number("%.2f", animatorRatio(scene, animator)),
                    ]
                }
            }, wordColumns: 2
        ).text
    }

    var footprints: [FootprintFact] { folder.lines(of: "footprint").compactMap(FootprintFact.init) }

    var footprintTable: String {
        Table(
            head: ["Falling views", "Solver", "Threads", "Steps", "Seconds", "Peak memory, MB"],
            rows: footprints.map { fact in
                [
                    "\(fact.bodies)", solver(of: fact.engine.name), "\(fact.engine.threads)", "\(fact.steps)",
                    String(format: "%.1f", fact.seconds),
                    fact.megabytes.map { String(format: "%.0f", $0) } ?? "unknown",
                ]
            }, wordColumns: 2
        ).text
    }

    var allocations: [AllocationFact] { folder.lines(of: "allocations").compactMap(AllocationFact.init) }

    var allocationTable: String {
        Table(
            head: ["Calls of malloc a step", "State", "Threads", "Views", "Calls"],
            rows: allocations.map { fact in
                [
                    fact.engine.name, fact.state, "\(fact.engine.threads)", "\(fact.bodies)",
                    fact.each.map { String(format: "%.2f", $0) } ?? "unknown",
                ]
            }, wordColumns: 2
        ).text
    }

    /// Returns the generation in a scene's name, as in `V3000-modern`.
    private func generation(of scene: String) -> String {
        String(scene.split(separator: "-").last ?? "")
    }

    /// Returns the solver in an engine's name, as in `World-graph-colored`.
    func solver(of engine: String) -> String {
        Self.solvers.first { engine.hasSuffix("-\($0)") } ?? ""
    }
}
