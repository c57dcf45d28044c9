/// Frames in the grammar of `FrameRange`, whose last part may have an open end: `30-` or `0-9,30-:2`.
///
/// An open end stands for the film's last frame, which is known only when the film is.
public struct OpenFrameRange: Sendable, Hashable {
    /// The frames; an open end is about `unknownEnd`.
    private let range: FrameRange

    /// A number above all that a range can contain.
    private static let unknownEnd = 1 << 40

    /// Creates a range from a text.
    /// - Throws: `FilmError.invalid` with the part that is wrong and a correct example.
    public init(_ text: String) throws {
        range = try FrameRange(text, openEnd: Self.unknownEnd)
    }

    /// Creates a range without an open end.
    public init(_ range: FrameRange) {
        self.range = range
    }

    /// Returns the frames with the open end replaced by the film's last frame, 0 or more. An open part that
    /// starts after the last frame keeps its first frame, and a part with its own end keeps that.
    public func closed(at last: Int) -> FrameRange {
        FrameRange(
            runs: range.runs.map { run in
                guard run.last > FrameRange.highest else { return run }
                return FrameRange.Run(first: run.first, last: max(run.first, last), step: run.step)
            })
    }
}
