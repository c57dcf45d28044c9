/// A contact solver and a number of threads, as the benchmark's arguments name them: `sequential`,
/// `graph-colored` for one thread, `graph-colored:2` for two.
public struct SolverSetup: Hashable, Sendable {
    /// The contact solvers, by the names that results use.
    public enum Solver: String, Sendable {
        case sequential
        case graphColored = "graph-colored"
    }

    /// The contact solver.
    public let solver: Solver
    /// The number of threads; 1 or more, 1 for the sequential solver.
    public let threads: Int

    /// Parses a solver's name, with a colon and a number of threads behind it for more than one; nil for
    /// anything else, and for a sequential solver on several threads.
    public init?(_ text: String) {
        let words = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(words.count), let solver = Solver(rawValue: String(words[0])),
            let threads = words.count == 1 ? 1 : Int(words[1]), threads > 0,
            threads == 1 || solver == .graphColored
        else { return nil }
        (self.solver, self.threads) = (solver, threads)
    }

    /// Returns the name of an engine with this solver, as in `Physics2D-sequential`.
    public func engine(_ base: String) -> String { "\(base)-\(solver.rawValue)" }

    /// The sentence for an argument that names no solver.
    public static func objection(to text: String) -> String {
        "A solver is sequential, graph-colored or graph-colored:THREADS, not '\(text)'."
    }
}
