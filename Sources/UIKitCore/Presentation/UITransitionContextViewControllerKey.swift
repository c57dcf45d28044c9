/// A role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is seen before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is seen after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
