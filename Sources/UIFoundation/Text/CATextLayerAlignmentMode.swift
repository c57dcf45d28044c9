@_spi(UIKitInternals) import CoreLayers

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
    /// The name of the alignment.
    public let rawValue: String

    /// Creates an alignment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual in the language: left.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges; drawn at the left.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
