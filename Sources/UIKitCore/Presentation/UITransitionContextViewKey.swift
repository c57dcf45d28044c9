/// A role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is seen before.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is seen after.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
