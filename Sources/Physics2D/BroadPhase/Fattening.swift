// The margins of fat AABBs decide when a pair is found. For the sequential solver this is the order of
// contacts, so its margins are Box2D's. The graph-colored solver has no such order. Where most shapes move,
// longer AABBs reduce the number of searches; a limit avoids too many neighbors (measured on falling
// squares).

/// The rule by which fat AABBs are extended.
struct Fattening {
    private let margin, marginShare, lookahead, limit: Float

    init(for solver: SolverKind) {
        switch solver {
        case .sequential:
            (margin, marginShare) = (Tuning.aabbMargin, 0)
            (lookahead, limit) = (Tuning.aabbLookahead, .infinity)
        case .graphColored:
            // The extension is two sub-steps of displacement, 0.4 m at most; the margin is 0.05 m and a fifth
            // of the extension.
            (margin, marginShare) = (0.05, 0.2)
            (lookahead, limit) = (2, 0.4)
        }
    }

    /// Returns the fat AABB around a shape's sweep through a sub-step, for the displacement in it, in meters.
    @inline(__always) func fatten(_ box: AABB, _ displacement: Vector2) -> AABB {
        var path = lookahead * displacement
        let size = max(abs(path.x), abs(path.y))
        if size > limit { path = (limit / size) * path }
        return box.enlarged(by: margin + marginShare * min(size, limit), along: path)
    }
}
