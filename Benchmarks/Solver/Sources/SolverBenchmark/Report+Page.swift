import Foundation

extension Report {
    /// The page for readers, in Markdown.
    var page: String {
        """
        # The solver beside Box2D and Chipmunk

        Written by `make bench-solver`. Unit squares of density 1 under 10 m/s²: P is a pyramid of 210, skin on skin, R are
        1000 that fall into a box of 60 x 90 m, G 5000 in one of 200 x 120 m, S 50 in one of 12 x 30 m. A step is 1/60 s, with 8
        velocity and 3 position iterations, sleeping off; Chipmunk has 10 iterations of one kind. All engines read the
        same places. They take turns, \(folder.turnCount) of them: times are the medians of the turns, ratios the
        medians of each turn's ratio. The machine's load was \(load) at the end.

        \(facts)

        ## Speed

        \(speedTable)

        \(ratioTable)

        ## Fidelity

        How deep squares lie in one another at the end, all measured by one judge: the skins of two squares, 0.01 m
        each, less the gap between them, over all pairs whose skins touch. A resting contact is meant to be 0.005 m
        deep, the slop. Chipmunk has no skins; its squares touch where others are 0.02 m deep.

        \(overlapTable)

        \(driftTable)

        \(sleepTable)

        ## Growth

        Squares that fall as those of G do, on as much floor for each, one thread. The exponent is that of n log n to
        which the time of a step grows: 1 is n log n itself. Over all lines it is
        \(number("%.2f", growth.exponent)).

        \(growthTable)

        ## The frame around

        The squares of R as bodies of a bare world, and as views of a stage that an animator moves with gravity,
        collisions and the reference bounds, to the same bits; nothing listens. The two take turns within a run. What
        100 steps ask the heap for is counted while things move and once all rest.

        \(frameTable)

        \(allocationTable)

        """
    }

    private var load: String {
        var now = 0.0
        getloadavg(&now, 1)
        let start = folder.lines(of: "load").first ?? "unknown"
        return "\(start) when the run began and \(String(format: "%.2f", now))"
    }

    private var facts: String {
        ([machine] + folder.lines(of: "versions")).map { "- \($0)" }.joined(separator: "\n")
    }

    private var machine: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        return "\(name ?? "an unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) processors"
    }
}
