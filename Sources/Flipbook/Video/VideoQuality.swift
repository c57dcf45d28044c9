/// How much care, and how many bytes, go into a video.
///
/// H.264's standard is x264's veryfast: on busy films it makes as many bytes as medium in about half of the
/// time, while ultrafast makes almost four times as many. `make bench` films with all three; what it measured
/// is in `Benchmarks/results/films.md`.
///
/// In the formats that lose nothing (APNG, WebP) the quality is the encoder's effort, and in a GIF the number
/// of colors and whether they are dithered.
public enum VideoQuality: String, Sendable, Hashable, CaseIterable {
    /// To look at and throw away.
    case draft
    /// To publish; the default.
    case standard
    /// To edit further, or to keep.
    case high
}
