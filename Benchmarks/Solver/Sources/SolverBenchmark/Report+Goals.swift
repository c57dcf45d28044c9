import Arenas
import Foundation

// Each goal of the engine, with the figure of the run. A goal whose run was left out stays in the list.
extension Report {
    var goals: [Goal] {
        speedGoals + threadGoals + growthGoals + pileGoals + viewGoals + memoryGoals + sizeGoals
    }

    var goalTable: String {
        Table(head: ["Measure", "Goal", "This run", "Met"], rows: goals.map(\.row), wordColumns: 4).text
    }

    private var speedGoals: [Goal] {
        let limits = [
            ("S", "sequential", 1.25), ("P", "sequential", 1.6), ("R", "sequential", 1.4),
            ("P", "graph-colored", 5), ("R", "graph-colored", 5.5), ("G", "graph-colored", 11),
        ]
        return limits.map { scene, solver, limit in
            let ratio = reference.flatMap { folder.ratio(scene, of: $0, to: Report.own(solver)) }
            return .atLeast(
                "\(scene), \(solver), one thread, times as fast as Box2D 2.4.1", limit, "%.2fx", ratio)
        }
    }

    private var threadGoals: [Goal] {
        let (one, two) = (Report.own("graph-colored"), Report.own("graph-colored", threads: 2))
        let compared = bits.filter { $0.threads.count > 1 }
        let names = compared.map { "\($0.scene) \($0.areSame ? "same" : "different")" }
        return [
            .atLeast(
                "G, graph-colored, two threads over one", 1.6, "%.2fx", folder.ratio("G", of: one, to: two)),
            .holds(
                "Bits on one and two threads, in all turns", "same",
                compared.isEmpty ? nil : names.joined(separator: ", "), !hasDifferentBits),
        ]
    }

    private var growthGoals: [Goal] {
        let growth = smallGrowth
        let figure = growth.largestDrop.map {
            String(format: "largest drop %.0f %%, rise %.0f %%", 100 * $0, 100 * (growth.largestRise ?? 0))
        }
        return [
            .holds(
                "Microseconds a square, sequential, 50 to 300 squares", "monotone within 15 %", figure,
                growth.largestReversal.map { $0 <= 0.15 })
        ]
    }

    /// The limits are the figures of the page of the last engine without a choice of solvers, rounded up.
    private var pileGoals: [Goal] {
        let own = Report.own("graph-colored")
        let sleep = sleeps.first { $0.engine == own.name }
        return [
            .atMost("P, graph-colored, mean overlap", 0.0018, "%.4f m", overlap("P", own)?.mean),
            .atMost("R, graph-colored, mean overlap", 0.0050, "%.4f m", overlap("R", own)?.mean),
            .atMost("G, graph-colored, mean overlap", 0.0065, "%.4f m", overlap("G", own)?.mean),
            .atMost("P, graph-colored, farthest drift", 0.0114, "%.4f m", drift(own)?.farthest),
            .holds(
                "P, graph-colored, steps until it sleeps", "<= 116",
                sleep.map { $0.steps.map(String.init) ?? "never" }, (sleep?.steps ?? .max) <= 116),
        ]
    }

    private var viewGoals: [Goal] {
        let cases = Report.generations.flatMap { generation in Report.solvers.map { (generation, $0) } }
        let ends = cases.map { generation, solver in
            let fact = rests.first { $0.scene == "V3000-\(generation)" && $0.engine.hasSuffix("-\(solver)") }
            let figure = fact.map {
                "\($0.end), \(String(format: "%.2f", $0.deepest)) pt deep, \($0.outside) outside"
            }
            return Goal.holds(
                "3000 falling views, \(generation), \(solver)", "asleep, <= 1 pt deep, none outside", figure,
                fact?.meetsGoal)
        }
        let ratios = Report.generations.map { generation in
            Goal.atMost(
                "3000 falling views, \(generation), graph-colored, animator's time over the world's", 1.3,
                "%.2fx",
                animatorRatio("V3000-\(generation)", solver: "graph-colored"))
        }
        return ends + ratios
    }

    private var memoryGoals: [Goal] {
        let fact = footprints.first { $0.bodies == 20000 }
        let threads = fact.map { $0.engine.threads == 1 ? "1 thread" : "\($0.engine.threads) threads" }
        let name = "20000 falling views, graph-colored, \(threads ?? "2 threads")"
        return [
            .atMost("\(name), peak memory", 300, "%.0f MB", fact?.megabytes),
            .holds(
                "\(name), 120 steps", "<= 10 s",
                fact.map { String(format: "%d steps in %.1f s", $0.steps, $0.seconds) },
                fact.map { $0.steps >= 120 && $0.seconds <= 10 }),
        ] + allocationGoals
    }

    private var allocationGoals: [Goal] {
        ["World", "UIDynamicAnimator"].flatMap { engine in
            Report.solvers.flatMap { solver in
                ["moving", "resting"].map { allocationGoal("\(engine)-\(solver)", $0) }
            }
        }
    }

    private func allocationGoal(_ engine: String, _ state: String) -> Goal {
        let facts = allocations.filter { $0.engine.name == engine }
        let measure = "Calls of malloc a step, \(engine), \(state)"
        if state == "resting", facts.contains(where: { $0.state == "awake" }) {
            return .holds(measure, "<= 0.00", "did not come to rest", false)
        }
        return .atMost(measure, 0, "%.2f", facts.filter { $0.state == state }.compactMap(\.each).max())
    }

    private var sizeGoals: [Goal] {
        [.atMost("Lines of Physics2D", 7800, "%.0f", Double(folder.text(of: "lines")))]
    }
}
