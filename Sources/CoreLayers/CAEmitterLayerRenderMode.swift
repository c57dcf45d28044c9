/// The orders in which particles are drawn; without effect.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an order from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Added to what is behind.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
