import Arenas
import Foundation

/// A run of an engine through an arena as it was printed: a `bench` line, then, where the engine says so, the
/// fingerprint of the last state and where every square is in it.
struct Outcome {
    /// An engine on a number of threads.
    struct Engine: Hashable {
        let name: String
        let threads: Int

        /// The engine in a table.
        var title: String { threads == 1 ? name : "\(name), \(threads) threads" }
    }

    let engine: Engine
    let scene: String
    let bodies, steps: Int
    /// Microseconds a step.
    let time: Double
    /// The fingerprint of the last state; nil where the engine did not say.
    let state: String?
    /// Where the squares are; empty where the engine did not say.
    let squares: [Arena.Square]

    /// The outcomes that a text holds.
    static func all(in text: String) -> [Outcome] {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        let heads = lines.indices.filter { lines[$0].first == "bench" }
        return heads.enumerated().compactMap { place, head in
            let end = place + 1 < heads.count ? heads[place + 1] : lines.endIndex
            return Outcome(lines[head], squares: lines[(head + 1)..<end])
        }
    }

    private init?(_ head: [Substring], squares lines: ArraySlice<[Substring]>) {
        guard head.count == 7, let bodies = Int(head[3]), let steps = Int(head[4]),
            let time = Double(head[5]), let threads = Int(head[6])
        else { return nil }
        engine = Engine(name: String(head[1]), threads: threads)
        scene = String(head[2])
        (self.bodies, self.steps, self.time) = (bodies, steps, time)
        state = lines.first { $0.count == 2 && $0[0] == "state" }.map { String($0[1]) }
        squares = lines.compactMap { words in
            guard words.count == 3 else { return nil }
            let numbers = words.compactMap { Double($0) }
            guard numbers.count == 3 else { return nil }
            return Arena.Square(x: numbers[0], y: numbers[1], angle: numbers[2])
        }
    }

    /// The line that tells of it, with another time.
    func line(_ time: Double) -> String {
        "bench \(engine.name) \(scene) \(bodies) \(steps) \(String(format: "%.1f", time)) \(engine.threads)"
    }
}
