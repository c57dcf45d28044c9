/// The result of a comparison of films.
public struct FilmReport: Sendable {
    /// The first difference, or nil when there is none.
    public let difference: FilmDifference?
    /// The number of frames found equal.
    public let equalFrames: Int
}
