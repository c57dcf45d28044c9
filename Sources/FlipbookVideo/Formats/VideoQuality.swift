import FlipbookCore

/// The encoding effort and file size of a video.
///
/// A draft is never larger than standard quality, and the highest quality takes at most five times as long.
/// H.264's standard quality uses x264's veryfast preset: on busy films it produces as many bytes as medium in
/// about half the time. `make bench` renders films with all three; `Benchmarks/results/films.md` has the
/// measurements.
///
/// An animated WebP is encoded twice, with loss and without, and the smaller file is kept; at the highest
/// quality it is always lossless. In a GIF the quality sets the number of colors and the dithering. An APNG,
/// which is lossless, is the same at all three.
public enum VideoQuality: String, Sendable, Hashable, CaseIterable {
    /// Quality for previews.
    case draft
    /// Quality for publishing; the default.
    case standard
    /// Quality for further editing or archiving.
    case high
}
