/// The key under which a layer keeps a transition, whatever key it is added for.
public let kCATransition = "transition"

/// A transition from the content of a layer in the last frame before it is added to the layer's later
/// content, whether that changes before or after the addition.
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
