/// Frames in the grammar of `FrameRange`, whose last part may leave its end open: `30-` or `0-9,30-:2`.
///
/// An open end stands for the film's last frame, which is known only once the film is.
public struct OpenFrameRange: Sendable, Hashable {
    /// The frames; what is open runs to about `unknownEnd`.
    private let range: FrameRange

    /// A number above all that can be typed.
    private static let unknownEnd = 1 << 40

    /// Reads a range.
    /// - Throws: `FilmError.invalid` with the part that is wrong and an example of a right one.
    public init(_ text: String) throws {
        range = try FrameRange(text, openEnd: Self.unknownEnd)
    }

    /// A range that is not open.
    public init(_ range: FrameRange) {
        self.range = range
    }

    /// The frames, where the last one there is has a number of at least 0. What begins after it keeps its first
    /// frame, and what names its own end keeps that.
    public func closed(at last: Int) -> FrameRange {
        FrameRange(
            runs: range.runs.map { run in
                guard run.last > FrameRange.highest else { return run }
                return FrameRange.Run(first: run.first, last: max(run.first, last), step: run.step)
            })
    }
}
