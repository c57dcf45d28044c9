/// The result of a comparison of films.
public struct FilmReport: Sendable {
    /// The first difference, or nil when there is none.
    public let difference: FilmDifference?
    /// The number of frames found equal.
    public let equalFrames: Int
    /// A clause about what counts as equal although it differs, such as frame rates within the rounding of a
    /// file's times; nil when there is nothing of the kind.
    public let remark: String?
}
