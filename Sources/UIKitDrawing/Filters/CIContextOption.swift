/// An option of a context of Core Image. None has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A Boolean value that lets the processor compute.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The color space in which filters compute.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The color space of what a context makes.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The form of pixels in which filters compute.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// A Boolean value that keeps what lies between filters.
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    /// A Boolean value that lets other work go first.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// A Boolean value that makes smaller images of larger ones in better quality.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}
