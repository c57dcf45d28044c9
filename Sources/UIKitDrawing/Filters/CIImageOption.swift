/// An option of an image of Core Image. None has an effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The color space.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// The properties.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// A Boolean value that turns the image as its file says.
    public static let applyOrientationProperty = CIImageOption(
        rawValue: "CIImageApplyOrientationProperty")
}
