// Threads take longer to start than many a step to run. A crowd keeps its own; they sleep between steps, and
// wait awake from the first stage of a step to its last.

/// One of the threads that share a stage of the step.
struct CrewMember {
    /// The most members that a crew has: 64.
    static let most = 64

    let index: Int
    let count: Int
    /// Where it meets the others; nil when there are none.
    let meetingPlace: (any MeetingPlace)?

    /// All members but this, a bit each.
    var others: UInt64 { (UInt64.max >> UInt64(CrewMember.most - count)) & ~(1 << UInt64(index)) }

    /// Waits until all of the crew have come so far.
    func wait() { meetingPlace?.wait() }
    /// Tells the others that it has come one further.
    func pass() { meetingPlace?.pass(index) }
    /// Waits until none of some others, a bit each, is behind it.
    func wait(for others: UInt64) { meetingPlace?.wait(index, for: others) }

    /// The part of a range that is this member's: each has one, in order.
    @inline(__always) func share(of range: Range<Int>) -> Range<Int> {
        Piece(index: index, count: count).share(of: range)
    }
}

/// Where the members of a crew wait for one another.
protocol MeetingPlace: AnyObject {
    func wait()
    func pass(_ member: Int)
    func wait(_ member: Int, for others: UInt64)
    /// The first piece of a member's part that nobody took, or the last; nil when there is none.
    func takePiece(of member: Int, isLast: Bool) -> Int?
}

/// Who does the stages of a step: the thread that steps the world, and others that it keeps.
protocol Crew: AnyObject, Sendable {
    /// Wakes the threads for a step; false when another world's step has them.
    func begin() -> Bool
    /// How many threads there are.
    var count: Int { get }
    /// Runs a stage on all threads at once, and returns when all are done.
    func run(_ stage: (CrewMember) -> Void)
    /// Lets the threads go to sleep.
    func end()
}

/// A crew, if there is one, for the time of a step.
struct Shift {
    let crew: (any Crew)?

    var count: Int { crew?.count ?? 1 }

    /// Runs a stage on each thread. What a member does must not depend on how far the others are, but by waiting.
    func run(_ stage: (CrewMember) -> Void) {
        guard let crew else { return stage(CrewMember(index: 0, count: 1, meetingPlace: nil)) }
        crew.run(stage)
    }
}

extension Crowd {
    /// Calls `step` with the threads that a step of so many bodies deserves. Copies of a world share theirs, and
    /// who finds them busy does without: the result is the same.
    mutating func withShift(_ rules: CrowdRules, _ step: (inout Crowd, Shift) -> Void) {
        guard rules.threads > 1, #available(macOS 15, *) else { return step(&self, Shift(crew: nil)) }
        if crewSize != rules.threads { (crew, crewSize) = (Threads(rules.threads), rules.threads) }
        guard let crew, crew.begin() else { return step(&self, Shift(crew: nil)) }
        step(&self, Shift(crew: crew))
        crew.end()
    }
}
