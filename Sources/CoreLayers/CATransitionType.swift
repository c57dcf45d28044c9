/// A kind of transition between two contents of a layer.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content away, fading in while the old content fades out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
