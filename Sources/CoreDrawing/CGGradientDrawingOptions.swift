/// The extent of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
    /// The raw value, equal to Apple's.
    public let rawValue: UInt32

    /// Creates options from Apple's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The color of the start is drawn before it. It always is.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The color of the end is drawn after it. For gradients along a line it always is.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
