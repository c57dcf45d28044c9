/// How hard a PNG file is packed; the pixels are the same under all three. Default `small`.
///
/// Two encoders are at hand. Ours is made for flat pictures: it looks only at runs of equal pixels and at what
/// equals the row above, and uses a palette where there are at most 256 colours. libpng looks for repetitions of
/// any kind. What a file holds depends on its picture alone, never on those before it, so that films filmed in
/// parts or on several machines are the same, byte for byte.
///
/// Why `small` is the default: it makes files as small as libpng does at its usual level, in a small part of the
/// time, and a picture that is not flat, which `fast` would leave up to three times as large as it needs to be,
/// goes to libpng. `make bench` packs a frame of each scene of the catalog in all ways
/// (`Benchmarks/results/films.md`).
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
    /// The encoder for flat pictures, whatever comes.
    case fast
    /// The encoder for flat pictures; libpng as well where that needs more than 1/25 of the raw size, and the
    /// smaller of the two.
    case small
    /// All ways, libpng's highest level with and without filters among them; the smallest of all, and
    /// by far the slowest.
    case best
}
