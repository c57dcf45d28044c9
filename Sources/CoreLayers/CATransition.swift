/// A kind of transition between two contents of a layer.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old content; drawn as a fade.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content away; drawn as a fade.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away; drawn as a fade.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

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
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from the content of a layer at the time when it is added to the layer's later content.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The kind; default `fade`. All kinds are drawn as a fade.
    open var type: CATransitionType = .fade
    /// The direction; default nil. It has no effect.
    open var subtype: CATransitionSubtype? {
        didSet { warnOfNoEffect("CATransition.subtype", oldValue, subtype) }
    }
    /// The progress at which the transition begins; it has no effect.
    open var startProgress: Float = 0 {
        didSet { warnOfNoEffect("CATransition.startProgress", oldValue, startProgress) }
    }
    /// The progress at which the transition ends; it has no effect.
    open var endProgress: Float = 1 {
        didSet { warnOfNoEffect("CATransition.endProgress", oldValue, endProgress) }
    }

    package override func makeEmptyCopy() -> CAAnimation { CATransition() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
    }
}
