/// How much care, and how many bytes, go into a video.
///
/// Measured on the demo's three films (60, 120 and 120 frames of 640 x 1136 pixels, on one core, PSNR against
/// the PNG files):
///
///     format   draft                     standard                  high
///     .mp4     7 + 11 + 28 KB, 50.2 dB   9 + 12 + 39 KB, 51.8 dB   10 + 15 + 48 KB, 52.5 dB, 1/5 slower
///     .webm    half the time             see CHANGELOG             twice the time
///     .mov     0.7 + 1.4 + 2.4 MB, 64 dB 0.8 + 1.6 + 2.8 MB, 76 dB 0.8 + 1.8 + 3.1 MB, 91 dB
///     .gif     64 colors                 256 colors                256 colors, dithered
///     .apng    74 + 51 + 165 KB          26 + 27 + 77 KB           the same: it is lossless
///     .webp    lossless as well
public enum VideoQuality: String, Sendable, Hashable, CaseIterable {
    /// To look at and throw away.
    case draft
    /// To publish; the default.
    case standard
    /// To edit further, or to keep.
    case high
}
