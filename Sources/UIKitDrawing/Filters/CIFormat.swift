/// The form of pixels. None has an effect.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the form.
    public let rawValue: Int32
    /// Creates a form of a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Red, green, blue and alpha in bytes.
    public static let RGBA8 = CIFormat(rawValue: 1)
    /// Blue, green, red and alpha in bytes.
    public static let BGRA8 = CIFormat(rawValue: 2)
    /// Alpha, red, green and blue in bytes.
    public static let ARGB8 = CIFormat(rawValue: 3)
    /// Red, green, blue and alpha in halves of floating-point numbers.
    public static let RGBAh = CIFormat(rawValue: 4)
    /// Red, green, blue and alpha in floating-point numbers.
    public static let RGBAf = CIFormat(rawValue: 5)
}
