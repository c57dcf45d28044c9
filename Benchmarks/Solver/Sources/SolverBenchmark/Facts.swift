// Facts beside the `bench` lines, one a line, as the programs print them.

/// A line `sleep ENGINE SCENE STEPS|never`.
struct SleepFact {
    let engine: String
    /// After how many steps the last square slept; nil for never.
    let steps: Int?

    init?(_ words: [String]) {
        guard words.count == 4 else { return nil }
        (engine, steps) = (words[1], Int(words[3]))
    }
}

/// A line `rest ENGINE SCENE BODIES STEPS STATE DEEPEST OUTSIDE FARTHEST`.
struct RestFact {
    let engine, scene: String
    let bodies, steps: Int
    let isAsleep: Bool
    /// The deepest overlap of two views, in points.
    let deepest: Double
    /// The number of views whose center is outside the bounds.
    let outside: Int
    /// The distance of the farthest corner from the bounds, in points.
    let farthest: Double

    init?(_ words: [String]) {
        guard words.count == 9, let bodies = Int(words[3]), let steps = Int(words[4]),
            let deepest = Double(words[6]), let outside = Int(words[7]), let farthest = Double(words[8])
        else { return nil }
        (engine, scene, self.bodies, self.steps) = (words[1], words[2], bodies, steps)
        (isAsleep, self.deepest, self.outside, self.farthest) = (
            words[5] == "asleep", deepest, outside, farthest
        )
    }

    /// The end in words.
    var end: String { isAsleep ? "asleep after \(steps) steps" : "not asleep after \(steps) steps" }

    /// True if all views sleep, overlap by at most 1 pt, and have their center inside.
    var meetsGoal: Bool { isAsleep && deepest <= 1 && outside == 0 }
}

/// A line `footprint ENGINE SCENE BODIES STEPS SECONDS MEGABYTES|unknown THREADS`.
struct FootprintFact {
    let engine: Outcome.Engine
    let bodies, steps: Int
    let seconds: Double
    /// The most memory of the process, in millions of bytes; nil where the system does not tell.
    let megabytes: Double?

    init?(_ words: [String]) {
        guard words.count == 8, let bodies = Int(words[3]), let steps = Int(words[4]),
            let seconds = Double(words[5]), let threads = Int(words[7])
        else { return nil }
        engine = Outcome.Engine(name: words[1], threads: threads)
        (self.bodies, self.steps, self.seconds) = (bodies, steps, seconds)
        megabytes = Double(words[6])
    }
}

/// A line `allocations ENGINE SCENE BODIES STATE STEPS COUNT THREADS`.
struct AllocationFact {
    let engine: Outcome.Engine
    let bodies: Int
    let state: String
    /// Calls for memory in a step; nil where they cannot be counted.
    let each: Double?

    init?(_ words: [String]) {
        guard words.count == 8, let bodies = Int(words[3]), let steps = Int(words[5]), steps > 0,
            let count = Int(words[6]), let threads = Int(words[7])
        else { return nil }
        engine = Outcome.Engine(name: words[1], threads: threads)
        (self.bodies, state) = (bodies, words[4])
        each = count < 0 ? nil : Double(count) / Double(steps)
    }
}
