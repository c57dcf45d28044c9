import Foundation

extension Report {
    /// The page for readers, in Markdown.
    var page: String {
        ([introduction, goalSection, speedSection, pileSection, growthSection] + viewSections)
            .joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        """
        # The contact solvers beside Box2D and Chipmunk

        Written by `make bench-solver`; no figure is typed by hand. Physics2D has two contact solvers: the sequential one,
        which is the default and reproduces the logs of devices, and the graph-colored one, for worlds of many bodies.
        All engines read the same arenas and run by turns, \(folder.turnCount) of them: times are medians of the turns, ratios
        the medians of each turn's ratio. Ratios above 1 mean that the first engine of the line is faster. The
        machine's load was \(load) at the end.

        \(facts)
        """
    }

    private var goalSection: String {
        """
        ## Goals

        \(goalTable)
        """
    }

    private var speedSection: String {
        """
        ## Speed

        Unit squares of density 1 under 10 m/s²:

        - S: 50 fall into a box 12 m wide, 600 steps. Few bodies, the size of most scenes.
        - P: 210 stand in a pyramid, skin on skin, 600 steps. Every contact lasts.
        - R: 1000 fall into a box 60 m wide, 600 steps.
        - G: 5000 fall into a box 200 m wide, 300 steps.

        A step is 1/60 s with 8 velocity and 3 position iterations, and sleeping is off. Chipmunk has 10 iterations of
        one kind; Box2D v3, where it runs, 4 sub-steps, its own default.

        \(speedTable)

        \(ratioTable)

        A hash of the last state (places, velocities, sleep, impulses) is the same in all turns and on any number of
        threads:

        \(bitsTable)
        """
    }

    private var pileSection: String {
        """
        ## Overlap, drift and sleep

        Overlap is the depth to which squares lie in one another at the end, by the separating axis and the same for all
        engines: the skins of two squares, 0.01 m each, less the gap between them, over all pairs whose skins touch.
        A resting contact is meant to be 0.005 m deep, the slop. Chipmunk and Box2D v3 give squares no skins; theirs
        touch where others are 0.02 m deep.

        \(overlapTable)

        Drift is how far the pyramid's squares have moved to a side since the start, and turned.

        \(driftTable)

        Sleep is the step after which no square of the pyramid is awake.

        \(sleepTable)
        """
    }

    private var growthSection: String {
        """
        ## Growth

        Few squares with the sequential solver: squares fall as those of S do, with as much floor for each, so that each
        has about as many contacts in a large arena as in a small one. A number of bodies at which the engine changed its
        way of working would show as a step. The goal is a time for each square that runs in one direction within 15 %.

        \(smallGrowthTable)

        Many squares with the graph-colored solver on one thread: squares fall as those of G do, with as much floor for
        each. The exponent is that of n log n to which the time of a step grows: 1 is n log n itself. Over all lines it
        is \(number("%.2f", largeGrowth.exponent)).

        \(largeGrowthTable)
        """
    }

    private var viewSections: [String] {
        [
            """
            ## Through the UIKit API

            Views of 20 x 20 pt fall into a view's bounds, with gravity of magnitude 1, collisions with one another and with
            the reference bounds, and no property of an item set. Gravity makes each a bullet, which is kept from passing
            through other items. Every view is turned at random, 30 pt from its neighbors. The run ends when all views
            sleep, or at its time limit, as the line says; lengths are measured then, on the views themselves.
            The goals: all asleep, no overlap deeper than 1 pt, no center outside.

            \(restTable)
            """,
            """
            ## The animator's own time

            The views of above moved by an animator on a stage, and their bodies in a world alone: the same bodies,
            bullets, skins, sub-steps and bounds, with sleep on. The two run by turns of 20 steps from the start, and
            centers, turns and velocities are compared bit by bit at the end. The goal for the graph-colored solver is
            at most 1.3 times the world's time.

            \(animatorTable)
            """,
            """
            ## Memory

            20,000 views from the start of their fall, in a process of their own: the time of 120 steps (2 s of film), and
            the most memory that the process had. The goals are 10 s and 300 MB on two threads.

            \(footprintTable)

            Calls of malloc and its relatives in 100 steps, while views fall upon one another and once all sleep; views
            that have not come to rest are called awake. The goal is 0.

            \(allocationTable)
            """,
        ]
    }

    private var load: String {
        var now = 0.0
        getloadavg(&now, 1)
        return "\(folder.text(of: "load")) when the run began and \(String(format: "%.2f", now))"
    }

    private var facts: String {
        ([machine] + folder.text(of: "versions").split(separator: "\n").map(String.init))
            .map { "- \($0)" }.joined(separator: "\n")
    }

    private var machine: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        return "\(name ?? "an unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) processors"
    }
}
