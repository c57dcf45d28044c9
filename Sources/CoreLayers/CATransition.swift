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

/// The key under which a layer keeps a transition, whatever key it is added for.
public let kCATransition = "transition"

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

/// A transition from the content of a layer at the time when it is added to the layer's later content.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The kind; default `fade`.
    open var type: CATransitionType = .fade
    /// The direction from which content slides; default nil, for from the left.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, from 0 to 1; default 0.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1; default 1.
    open var endProgress: Float = 1

    package override func makeEmptyCopy() -> CAAnimation { CATransition() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }
}
