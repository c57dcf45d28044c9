/// A direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
    /// The name of the direction.
    public let rawValue: String

    /// Creates a direction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upward: UIKit's layers have their origin at the top, where Core Animation has the bottom.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downward.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
