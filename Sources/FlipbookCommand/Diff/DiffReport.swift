import Flipbook

/// The output of `flipbook diff`.
struct DiffReport {
    /// The lines for people: the difference, then its cause.
    let lines: [String]
    /// The same result for programs.
    var json: DiffJSON

    init(_ a: String, _ b: String, _ difference: MotionDifference) {
        lines = [difference.sentence] + difference.causes.map { "  " + $0 }
        json = DiffJSON(a: a, b: b, difference)
    }

    init(_ a: String, _ b: String, _ difference: FilmDifference) {
        lines = [difference.sentence]
        json = DiffJSON(a: a, b: b, difference)
    }
}
