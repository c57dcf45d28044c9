/// How much care, and how many bytes, go into a video.
///
/// Why H.264's standard is veryfast: on the benchmark's film of fifty squares at crf 16 it makes as many bytes as
/// medium (4.0 MB; 47.4 and 48.9 dB) in six tenths of the processor time. ultrafast takes a quarter of its time
/// and makes almost four times its bytes.
///
/// Measured on the demo's three films together (60, 120 and 210 frames of 640 x 1136 pixels; ffmpeg 5.1; the
/// seconds are processor time, with 4 s for reading the frames):
///
///     format  draft           standard        high
///     .mp4      98 KB         61 KB         72 KB         ultrafast, veryfast and slower
///     .webm     56 KB  6.7 s    64 KB  7.1 s    86 KB 10.4 s
///     .mov    4510 KB  6.9 s  5156 KB  7.1 s  5716 KB  6.9 s  64, 76 and 91 dB
///     .gif     133 KB  4.5 s   141 KB  4.5 s   144 KB  4.8 s  64 colors; 256; 256, dithered
///     .apng    290 KB  6.7 s   130 KB  7.0 s   130 KB  7.5 s  all without loss
///     .webp     37 KB  4.5 s    37 KB  4.5 s    33 KB 11.0 s  all without loss
public enum VideoQuality: String, Sendable, Hashable, CaseIterable {
    /// To look at and throw away.
    case draft
    /// To publish; the default.
    case standard
    /// To edit further, or to keep.
    case high
}
