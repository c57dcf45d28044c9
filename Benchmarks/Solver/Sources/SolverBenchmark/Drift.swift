import Arenas

/// How far a pile has come from where it began, measured alike for every engine.
struct Drift {
    /// The farthest that a square has moved to a side, in metres.
    let farthest: Double
    /// The most that one has turned, in radians.
    let turn: Double

    /// Between an arena's start and the places of its squares later.
    init(of squares: [Arena.Square], since start: [Arena.Square]) {
        farthest = zip(start, squares).map { abs($1.x - $0.x) }.max() ?? 0
        turn = zip(start, squares).map { abs($1.angle - $0.angle) }.max() ?? 0
    }
}
