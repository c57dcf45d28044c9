import Foundation

/// A goal of the engine beside the figure of a run.
struct Goal {
    let measure: String
    let goal: String
    let figure: String
    /// Nil where nothing was measured.
    let isMet: Bool?

    private init(_ measure: String, _ goal: String, _ figure: String?, _ isMet: Bool?) {
        (self.measure, self.goal, self.figure, self.isMet) = (measure, goal, figure ?? "not run", isMet)
    }

    /// A figure that should not be below a limit; both are written in a format, and compared as written.
    static func atLeast(_ measure: String, _ limit: Double, _ format: String, _ figure: Double?) -> Goal {
        let text = figure.map { String(format: format, $0) }
        return Goal(
            measure, ">= " + String(format: format, limit), text, written(figure, format).map { $0 >= limit })
    }

    /// A figure that should not be above a limit.
    static func atMost(_ measure: String, _ limit: Double, _ format: String, _ figure: Double?) -> Goal {
        let text = figure.map { String(format: format, $0) }
        return Goal(
            measure, "<= " + String(format: format, limit), text, written(figure, format).map { $0 <= limit })
    }

    /// A statement that should hold, with words for the run.
    static func holds(_ measure: String, _ goal: String, _ figure: String?, _ isMet: Bool?) -> Goal {
        Goal(measure, goal, figure, figure == nil ? nil : isMet)
    }

    private static func written(_ figure: Double?, _ format: String) -> Double? {
        figure.flatMap { Double(String(format: format, $0).prefix { "-.0123456789".contains($0) }) }
    }

    /// The cells of a row.
    var row: [String] { [measure, goal, figure, isMet.map { $0 ? "yes" : "no" } ?? ""] }
}
