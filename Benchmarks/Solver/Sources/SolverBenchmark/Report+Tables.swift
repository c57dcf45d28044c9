import Arenas
import Foundation

extension Report {
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
        let ours = engines.filter { $0.name.hasPrefix("Physics2D-") }
        let others = engines.filter { !$0.name.hasPrefix("Physics2D-") }
        return ours.filter { $0.threads > 1 }.map { ($0, Outcome.Engine(name: $0.name, threads: 1)) }
            + ours.flatMap { way in others.map { (way, $0) } }
    }

    var bitsTable: String {
        Table(
            head: ["Scene", "Solver", "Threads", "Same bits"],
            rows: bits.map { bits in
                let counts = bits.threads.map(String.init).joined(separator: " and ")
                return [bits.scene, bits.solver, counts, bits.areSame ? "yes" : "no"]
            }, wordColumns: 4
        ).text
    }

    /// Returns the overlap of an engine's squares at the end of a scene.
    func overlap(_ scene: String, _ engine: Outcome.Engine) -> Overlap? {
        folder.outcome(scene, engine).map { Overlap(of: $0.squares, skin: 0.01) }
    }

    var overlapTable: String {
        Table(
            head: ["Mean and deepest overlap, m"] + Self.piles,
            rows: engines.map { engine in
                [engine.title]
                    + Self.piles.map { scene in
                        overlap(scene, engine).map { String(format: "%.4f, %.4f", $0.mean, $0.deepest) } ?? ""
                    }
            }
        ).text
    }

    /// Returns the drift of the pyramid in an engine.
    func drift(_ engine: Outcome.Engine) -> Drift? {
        guard let start = Arena(named: "P")?.squares else { return nil }
        return folder.outcome("P", engine).map { Drift(of: $0.squares, since: start) }
    }

    var driftTable: String {
        Table(
            head: ["The pyramid P after its steps", "Farthest to a side, m", "Largest turn, rad"],
            rows: engines.compactMap { engine in
                drift(engine).map { drift in
                    [
                        engine.title, String(format: "%.5f", drift.farthest),
                        String(format: "%.5f", drift.turn),
                    ]
                }
            }
        ).text
    }

    var sleeps: [SleepFact] { folder.lines(of: "sleep").compactMap(SleepFact.init) }

    var sleepTable: String {
        Table(
            head: ["P with sleeping on", "asleep after steps", "seconds"],
            rows: sleeps.map { fact in
                [
                    fact.engine, fact.steps.map(String.init) ?? "never",
                    number("%.2f", fact.steps.map { Double($0) / 60 }),
                ]
            }
        ).text
    }

    var smallGrowthTable: String {
        let points = smallGrowth.points
        return Table(
            head: [
                "Squares, sequential", "Microseconds a step", "for each square", "Change from the line above",
            ],
            rows: points.indices.map { place in
                let (point, before) = (points[place], place > 0 ? points[place - 1] : nil)
                return [
                    "\(point.count)", String(format: "%.1f", point.time), String(format: "%.4f", point.each),
                    number("%+.0f %%", before.map { 100 * (point.each / $0.each - 1) }),
                ]
            }
        ).text
    }

    var largeGrowthTable: String {
        let growth = largeGrowth
        return Table(
            head: [
                "Squares, graph-colored", "Microseconds a step", "for each square",
                "for each square, by log2 n",
                "Exponent from the line above",
            ],
            rows: growth.points.enumerated().map { place, point in
                [
                    "\(point.count)", String(format: "%.1f", point.time), String(format: "%.4f", point.each),
                    String(format: "%.5f", point.each / log2(Double(point.count))),
                    number("%.2f", growth.exponent(before: place)),
                ]
            }
        ).text
    }
}
