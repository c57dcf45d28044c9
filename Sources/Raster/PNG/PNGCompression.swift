/// The compression of a PNG file, which does not affect the pixels; default `small`.
///
/// There are two encoders. The flat encoder is made for flat pictures: it detects only runs of equal pixels
/// and pixels equal to those in the row above, and uses a palette for up to 256 colors. libpng finds
/// repetitions of any kind. A file depends on its picture alone, never on pictures before it, so that films
/// rendered in parts or on several machines are equal byte for byte.
///
/// `small` is the default because its files are as small as libpng's at its usual level, in a fraction of the
/// time, and because a picture that is not flat, whose file `fast` would leave up to three times as large,
/// goes to libpng. `make bench` compresses a frame of each scene of the catalog in all ways
/// (`Benchmarks/results/films.md`).
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
    /// The flat encoder for every picture.
    case fast
    /// The flat encoder, and libpng as well if that file has more than 1/25 of the raw size and more than 4
    /// KiB; the smaller file of the two. libpng compresses the indices of a palette where the flat encoder
    /// has one, which takes a third of the time that it takes for colors.
    case small
    /// The flat encoder, and libpng's highest level with and without filters; the smallest file of the three,
    /// and by far the slowest.
    case best
}
