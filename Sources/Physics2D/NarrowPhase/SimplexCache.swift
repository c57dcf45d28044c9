/// The simplex of the last call, from which the next call for the same hulls starts.
struct SimplexCache: Equatable {
    var count = 0
    /// The simplex's length or doubled area, which decides whether it is still of use after the hulls have
    /// moved.
    var size: Float = 0
    var first: (Int, Int, Int) = (0, 0, 0)
    var second: (Int, Int, Int) = (0, 0, 0)

    static func == (a: SimplexCache, b: SimplexCache) -> Bool {
        a.count == b.count && a.size == b.size && a.first == b.first && a.second == b.second
    }
}
