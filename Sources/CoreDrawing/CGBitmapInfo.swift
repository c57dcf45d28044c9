/// The layout of the pixels of an image: the place of opacity and the order of bytes. It has an effect on the
/// pixels that code gives to a context; drawings are recorded, not painted.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits as a number.
    public let rawValue: UInt32
    /// Creates a layout of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bit of components that are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order in two bytes from the lowest up.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// The order in four bytes from the lowest up.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// The order in two bytes from the highest down.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// The order in four bytes from the highest down.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
