/// A closure that changes a color of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure.
    public let transform: @Sendable (UIColor) -> UIColor

    private let token = Token()

    private final class Token: Sendable {}

    /// The identity, which copies share: closures cannot be compared.
    package var identity: ObjectIdentifier { ObjectIdentifier(token) }

    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the changed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer to gray of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // The weights of luma in ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
