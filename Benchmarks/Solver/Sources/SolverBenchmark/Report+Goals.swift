import Arenas
import Foundation

// Each goal of the engine, with the figure of the run. A goal whose run was left out stays in the list.
extension Report {
    var goals: [Goal] {
        speedGoals + threadGoals + growthGoals + pileGoals + viewGoals + memoryGoals + sizeGoals
    }

    var goalTable: String {
        Table(head: ["Measure", "Goal", "This run", "Met"], rows: goals.map(\.row)).text
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
        let drop = growth.largestDrop.map { 100 * $0 }, rise = growth.largestRise.map { 100 * $0 }
        return [
            .atMost(
                "Microseconds a square, 50 to 300 squares, sequential: largest step against the trend "
                    + "(largest drop \(number("%.0f %%", drop)), largest rise \(number("%.0f %%", rise)))",
                15, "%.0f %%", growth.largestReversal.map { 100 * $0 })
        ]
    }

    /// The limits are the figures of the page of the last engine without a choice of solvers, rounded up.
    private var pileGoals: [Goal] {
        let own = Report.own("graph-colored")
        let asleep = sleeps.first { $0.engine == own.name }.map { $0.steps.map(Double.init) ?? .infinity }
        return [
            .atMost("P, graph-colored, mean overlap", 0.0018, "%.4f m", overlap("P", own)?.mean),
            .atMost("R, graph-colored, mean overlap", 0.0050, "%.4f m", overlap("R", own)?.mean),
            .atMost("G, graph-colored, mean overlap", 0.0065, "%.4f m", overlap("G", own)?.mean),
            .atMost("P, graph-colored, farthest drift", 0.0114, "%.4f m", drift(own)?.farthest),
            .atMost("P, graph-colored, steps until it sleeps", 116, "%.0f", asleep),
        ]
    }

    private var viewGoals: [Goal] {
        let cases = Report.generations.flatMap { generation in Report.solvers.map { (generation, $0) } }
        let ends = cases.flatMap { generation, solver -> [Goal] in
            let name = "3000 views, \(generation), \(solver)"
            let fact = rests.first {
                $0.bodies == 3000 && $0.scene.hasSuffix("-\(generation)") && $0.engine.hasSuffix("-\(solver)")
            }
            return [
                .holds("\(name): the end", "asleep", fact?.end, fact?.isAsleep),
                .atMost("\(name): deepest overlap", 1, "%.2f pt", fact?.deepest),
                .atMost("\(name): centers outside the bounds", 0, "%.0f", fact.map { Double($0.outside) }),
            ]
        }
        let ratios = Report.generations.map { generation in
            Goal.atMost(
                "3000 views, \(generation), graph-colored: animator's time over the bare world's", 1.3,
                "%.2fx",
                animatorRatio("V3000-\(generation)", solver: "graph-colored"))
        }
        return ends + ratios
    }

    private var memoryGoals: [Goal] {
        let fact = footprints.first { $0.bodies == 20000 }
        let threads = fact.map { $0.engine.threads == 1 ? "1 thread" : "\($0.engine.threads) threads" }
        let name = "20000 views, graph-colored, \(threads ?? "2 threads")"
        // Fewer steps than asked for are a run that was stopped.
        let seconds = fact.map { $0.steps < 120 ? .infinity : $0.seconds }
        return [
            .atMost("\(name): peak memory", 300, "%.0f MB", fact?.megabytes),
            .atMost("\(name): 120 steps", 10, "%.1f s", seconds),
        ] + allocationGoals
    }

    private var allocationGoals: [Goal] {
        [
            ("World", "moving"), ("World", "resting"), ("UIDynamicAnimator", "moving"),
            ("UIDynamicAnimator", "resting"),
        ]
        .flatMap { engine, state in
            Report.solvers.map { solver in
                let counts = allocations.filter {
                    $0.engine.name == "\(engine)-\(solver)" && $0.state == state
                }.compactMap(\.each)
                return .atMost(
                    "Calls of malloc a step, \(engine), \(solver), \(state)", 0, "%.2f", counts.max())
            }
        }
    }

    private var sizeGoals: [Goal] {
        [.atMost("Lines of Physics2D", 7800, "%.0f", Double(folder.text(of: "lines")))]
    }
}
