import Foundation

/// What the runs in a folder say, as a page of Markdown. A run's file is named SCENE.ENGINE.NUMBER.
struct Report {
    private var times: [String: [Double]] = [:]
    private var overlaps: [String: Overlap] = [:]
    private var drifts: [String: Double] = [:]
    private let sleep: String

    init(of folder: String) throws {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: folder).sorted() {
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count == 3 else { continue }
            let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
            guard let head = lines.first, head.count == 7, let time = Double(head[5]) else { continue }
            let key = "\(parts[0]).\(parts[1])"
            times[key, default: []].append(time)
            let squares = lines.dropFirst().map { words -> Arena.Square in
                let numbers = words.compactMap { Double($0) }
                return .init(x: numbers[0], y: numbers[1], angle: numbers[2])
            }
            overlaps[key] = Overlap(of: squares, skin: 0.01)
            if parts[0] == "P", let arena = Arena(named: "P") {
                drifts[key] = zip(arena.squares, squares).map { abs($1.x - $0.x) }.max() ?? 0
            }
        }
        sleep = (try? String(contentsOfFile: "\(folder)/sleep", encoding: .utf8)) ?? ""
    }

    private static let engines = [
        ("ours", "Physics2D"), ("threads", "Physics2D, 2 threads"), ("box2d", "Box2D 2.4"),
        ("chipmunk", "Chipmunk 7"),
    ]

    /// The page.
    var text: String {
        """
        # The solver beside Box2D and Chipmunk

        Made by `make bench-solver` on \(machine). Unit squares at 60 Hz, 8 velocity and 3 position iterations,
        sleeping off; the engines run in turn, and each number is the median of its runs.

        \(speedTable)

        ## Fidelity

        How deep the skins of touching squares lie in one another at the end: two skins of 0.01 m less the gap.
        Resting squares are meant to be 0.005 m deep, the slop. Chipmunk has no skins, so its squares touch
        where others are 0.02 m deep. Drift is the farthest that a square of P has moved to a side.

        \(overlapTable)

        \(sleep.trimmingCharacters(in: .whitespacesAndNewlines))

        ## Growth

        Squares that fall as those of G do, on as much floor for each. The last column is the time for each
        square divided by the logarithm of their number, which must not grow.

        \(growthTable)

        """
    }

    private func time(_ scene: String, _ engine: String) -> Double? {
        guard let all = times["\(scene).\(engine)"]?.sorted(), !all.isEmpty else { return nil }
        return all[all.count / 2]
    }

    private var speedTable: String {
        let rows = Self.engines.map { engine, name in
            let cells = ["P", "R", "G", "S"].map { scene -> String in
                guard let time = time(scene, engine) else { return "" }
                let ratio = self.time(scene, "box2d").map { String(format: " (%.1fx)", $0 / time) } ?? ""
                return String(format: "%.0f", time) + ratio
            }
            return "| \(name) | \(cells.joined(separator: " | ")) |"
        }
        return """
            | Microseconds per step (times as fast as Box2D) | P | R | G | S |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var overlapTable: String {
        let rows = Self.engines.map { engine, name in
            let cells = ["P", "R", "G"].map { scene -> String in
                guard let overlap = overlaps["\(scene).\(engine)"] else { return "" }
                return String(format: "%.4f, %.3f", overlap.mean, overlap.deepest)
            }
            let drift = drifts["P.\(engine)"].map { String(format: "%.4f", $0) } ?? ""
            return "| \(name) | \(cells.joined(separator: " | ")) | \(drift) |"
        }
        return """
            | Mean and deepest overlap, m | P | R | G | Drift, m |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var growthTable: String {
        let rows = times.keys.compactMap { Int($0.split(separator: ".")[0]) }.sorted().map { count in
            let step = time("\(count)", "ours") ?? 0
            let each = 1000 * step / Double(count)
            return String(
                format: "| %d | %.0f | %.0f | %.1f |", count, step, each, each / log2(Double(count)))
        }
        return """
            | Squares | Microseconds per step | Nanoseconds per square | divided by log2 n |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var machine: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        return "\(name ?? "an unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) cores"
    }
}
