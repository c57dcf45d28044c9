/// How much care, and how many bytes, go into a video.
///
/// A draft is never larger than standard quality, and the highest takes at most five times as long. H.264's standard is
/// x264's veryfast: on busy films it makes as many bytes as medium in about half of the time. `make bench` films with
/// all three; what it measured is in `Benchmarks/results/films.md`.
///
/// An animated WebP is made twice, with loss and without, and the smaller one is kept: flat art loses nothing; with the
/// highest quality nothing does. In a GIF the quality is the number of colors and whether they are dithered, and an
/// APNG, which loses nothing, is the same with all three.
public enum VideoQuality: String, Sendable, Hashable, CaseIterable {
    /// To look at and throw away.
    case draft
    /// To publish; the default.
    case standard
    /// To edit further, or to keep.
    case high
}
