@_spi(UIKitInternals) import CoreLayers

/// The place at which a text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
    /// The name of the place.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not cut.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
