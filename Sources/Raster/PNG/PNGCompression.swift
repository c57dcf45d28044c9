/// How hard a PNG file is packed; the pixels are the same under all three. Default `small`.
///
/// Two encoders are at hand. Ours is made for flat pictures: it looks only at runs of equal pixels and at what
/// equals the row above, and uses a palette where there are at most 256 colours. libpng looks for repetitions of
/// any kind. What a file holds depends on its picture alone, never on those before it, so that films filmed in
/// parts or on several machines are the same, byte for byte.
///
/// Why `small` is the default: measured on a frame of each of the catalog's 39 scenes at scale 1, our files are 0.85
/// times as large as libpng's at level 1, which take ten times as long to pack, and 1.18 times as large as those at
/// level 6, which take twenty times as long; level 9 would save another eighth and take sixty times as long. Only
/// pictures that are not flat are much larger than they need to be, up to three times, and for these libpng is tried
/// as well.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
    /// The encoder for flat pictures, whatever comes.
    case fast
    /// The encoder for flat pictures; libpng as well where that needs more than 1/25 of the raw size, and the
    /// smaller of the two.
    case small
    /// All ways, libpng's highest level with and without filters among them; the smallest of all. More than a
    /// hundred times as slow as `fast`.
    case best
}
