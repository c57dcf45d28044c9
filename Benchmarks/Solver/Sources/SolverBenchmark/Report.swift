import Arenas
import Foundation

/// What the runs in a folder say.
struct Report {
    static let scenes = ["P", "R", "G", "S"]
    static let counts = [100, 300, 1000, 3000, 10000, 50000]
    static let own = Outcome.Engine(name: "Physics2D-graph-colored", threads: 1)
    static let world = Outcome.Engine(name: "World", threads: 1)
    static let animator = Outcome.Engine(name: "UIDynamicAnimator", threads: 1)

    let folder: Folder

    /// A `bench` line for each engine and scene, with the median of its runs.
    var lines: [String] {
        (Self.scenes + ["frame"] + Self.counts.map(String.init)).flatMap { scene in
            folder.engines(in: scene).compactMap { engine in
                folder.time(scene, engine).flatMap { folder.outcome(scene, engine)?.line($0) }
            }
        }
    }

    /// The engines of the scenes that all run.
    var engines: [Outcome.Engine] { folder.engines(in: "R") }

    var growth: Growth {
        Growth(
            points: Self.counts.compactMap { count in
                folder.time("\(count)", Self.own).map { Growth.Point(count: count, time: $0) }
            })
    }

    // MARK: Tables

    var speedTable: String {
        Table(
            head: ["Microseconds a step"] + Self.scenes,
            rows: engines.map { engine in
                [engine.title] + Self.scenes.map { number("%.1f", folder.time($0, engine)) }
            }
        ).text
    }

    var ratioTable: String {
        Table(
            head: ["Times as fast"] + Self.scenes,
            rows: pairs.map { engine, other in
                ["\(engine.title) as \(other.title)"]
                    + Self.scenes.map { number("%.2f", folder.ratio($0, of: other, to: engine)) }
            }
        ).text
    }

    /// Each way of ours and the engines that it is compared with; several threads with one thread first.
    private var pairs: [(Outcome.Engine, Outcome.Engine)] {
        let ours = engines.filter { $0.name == Self.own.name }
        let others = engines.filter { $0.name != Self.own.name }
        return ours.filter { $0 != Self.own }.map { ($0, Self.own) }
            + ours.flatMap { way in others.map { (way, $0) } }
    }

    var overlapTable: String {
        let scenes = ["P", "R", "G"]
        return Table(
            head: ["Mean and deepest overlap, m"] + scenes,
            rows: engines.map { engine in
                [engine.title]
                    + scenes.map { scene in
                        folder.outcome(scene, engine).map { outcome in
                            let overlap = Overlap(of: outcome.squares, skin: 0.01)
                            return String(format: "%.4f, %.4f", overlap.mean, overlap.deepest)
                        } ?? ""
                    }
            }
        ).text
    }

    var driftTable: String {
        guard let start = Arena(named: "P")?.squares else { return "" }
        return Table(
            head: ["The pyramid P after its steps", "Farthest to a side, m", "Largest turn, rad"],
            rows: engines.compactMap { engine in
                folder.outcome("P", engine).map { outcome in
                    let drift = Drift(of: outcome.squares, since: start)
                    return [
                        engine.title, String(format: "%.5f", drift.farthest),
                        String(format: "%.5f", drift.turn),
                    ]
                }
            }
        ).text
    }

    /// Lines of the fact "sleep" are `sleep ENGINE SCENE STEPS`.
    var sleepTable: String {
        Table(
            head: ["P with sleeping on", "asleep after steps", "seconds"],
            rows: folder.lines(of: "sleep").map { line in
                let words = line.split(separator: " ")
                let steps = words.last.flatMap { Double($0) }
                return [String(words[1]), String(words[3]), number("%.2f", steps.map { $0 / 60 })]
            }
        ).text
    }

    var growthTable: String {
        let growth = growth
        return Table(
            head: [
                "Squares", "Microseconds a step", "for each square", "for each square, by log2 n",
                "Exponent from the line above",
            ],
            rows: growth.points.enumerated().map { place, point in
                let each = point.time / Double(point.count)
                return [
                    "\(point.count)", String(format: "%.1f", point.time), String(format: "%.4f", each),
                    String(format: "%.5f", each / log2(Double(point.count))),
                    number("%.2f", growth.exponent(before: place)),
                ]
            }
        ).text
    }

    var frameTable: String {
        Table(
            head: ["1000 squares of R, in steps of 2/120 s", "Microseconds a step", "of the world's time"],
            rows: [Self.world, Self.animator].map { engine in
                [
                    engine.title, number("%.1f", folder.time("frame", engine)),
                    number("%.2f", folder.ratio("frame", of: engine, to: Self.world)),
                ]
            }
        ).text
    }

    /// Lines of the fact "allocations" are `allocations SCENE BODIES STATE STEPS WORLD ANIMATOR`.
    var allocationTable: String {
        Table(
            head: ["Memory asked for", "steps", Self.world.title, Self.animator.title],
            rows: folder.lines(of: "allocations").map { line in
                let words = line.split(separator: " ").map(String.init)
                return ["\(words[2]) squares, \(words[3])"] + words[4...]
            }
        ).text
    }

    func number(_ format: String, _ value: Double?) -> String {
        value.map { String(format: format, $0) } ?? ""
    }
}
extension Report {
    var goalTable: String { "" }
    var hasDifferentBits: Bool { false }
}
