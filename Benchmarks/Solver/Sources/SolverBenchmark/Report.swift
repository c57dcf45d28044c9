import Arenas
import Foundation

/// The results of the runs in a folder.
struct Report {
    static let scenes = ["P", "R", "G", "S"]
    /// The scenes in which a contact lasts to the end.
    static let piles = ["P", "R", "G"]
    static let smallCounts = [50, 75, 100, 127, 128, 129, 150, 200, 250, 300]
    static let largeCounts = [100, 300, 1000, 3000, 10000, 50000]
    static let generations = ["modern", "iOS7"]
    static let solvers = ["sequential", "graph-colored"]

    let folder: Folder

    /// The engines of the scenes that all run.
    var engines: [Outcome.Engine] { folder.engines(in: "R") }

    /// Our engine with a solver and a number of threads.
    static func own(_ solver: String, threads: Int = 1) -> Outcome.Engine {
        Outcome.Engine(name: "Physics2D-\(solver)", threads: threads)
    }

    /// The peer that goals are compared with.
    var reference: Outcome.Engine? { engines.first { $0.name.hasPrefix("Box2D-2.4") } }

    /// A `bench` line for each engine and scene, with the median of its runs, then the facts beside.
    var lines: [String] {
        let small = Report.smallCounts.map { "S\($0)" }
        let views = Report.generations.map { "V3000-\($0)" } + ["V20000-modern"]
        let bench = (Report.scenes + small + Report.largeCounts.map(String.init) + views).flatMap { scene in
            folder.engines(in: scene).compactMap { engine in
                folder.time(scene, engine).flatMap { folder.outcome(scene, engine)?.line($0) }
            }
        }
        return bench + bits.map(\.line)
            + ["sleep", "rest", "footprint", "allocations"].flatMap {
                folder.lines(of: $0).map { $0.joined(separator: " ") }
            }
    }

    /// The growth of few squares, sequential.
    var smallGrowth: Growth {
        growth(Report.smallCounts, Report.own("sequential")) { "S\($0)" }
    }

    /// The growth of many squares, graph-colored.
    var largeGrowth: Growth {
        growth(Report.largeCounts, Report.own("graph-colored")) { "\($0)" }
    }

    private func growth(_ counts: [Int], _ engine: Outcome.Engine, _ scene: (Int) -> String) -> Growth {
        Growth(
            points: counts.compactMap { count in
                folder.time(scene(count), engine).map { Growth.Point(count: count, time: $0) }
            })
    }

    func number(_ format: String, _ value: Double?) -> String {
        value.map { String(format: format, $0) } ?? ""
    }
}
