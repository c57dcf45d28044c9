/// A change of one property that is still being shown.
///
/// The property has its new value already; the animation holds the way back to the old one, and less and less
/// of it is added to what is seen. So animations of the same property add up, as UIKit's do since iOS 8, and a
/// property that something else sets at each step (an animator, say) is still seen changing smoothly.
struct ViewAnimation {
    /// What can be animated.
    enum Property: CaseIterable {
        case center, bounds, transform, alpha, backgroundColor, cornerRadius, borderWidth, borderColor

        /// Whether a later animation is added to an earlier one. Of colours it takes the place, as in UIKit:
        /// the sum of two flashes would be a third colour.
        var isAdditive: Bool { self != .backgroundColor && self != .borderColor }
    }

    let property: Property
    /// Old value less new value.
    var delta: SIMD8<Double>
    /// Whose block it was set in: gives the timing.
    let block: AnimationBlock
}

extension AnimatedValue {
    /// The value as it is seen at a time: with what the animations of the property still hold back.
    @MainActor func seen(
        through animations: [ViewAnimation], of property: ViewAnimation.Property, at time: TimeInterval
    )
        -> AnimatedValue
    {
        var sum = numbers
        for animation in animations where animation.property == property {
            sum += animation.delta * animation.block.timing.remainder(at: time)
        }
        return AnimatedValue(numbers: sum)
    }
}
