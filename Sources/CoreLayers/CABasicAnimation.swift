/// An animation of a property from one value to another.
///
/// A value that is nil is the property's current one. With `byValue` alone, the change is by that amount.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; default nil.
    open var fromValue: Any?
    /// The last value; default nil.
    open var toValue: Any?
    /// The amount of the change; default nil.
    open var byValue: Any?

    package override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// Returns the part of the way at a fraction of the time; 1 is the last value.
    package func progress(at fraction: Double) -> Double { fraction }

    package override func value(at fraction: Double, from present: LayerValue) -> LayerValue? {
        let (from, to) = (
            LayerValue(any: fromValue, for: present.kind), LayerValue(any: toValue, for: present.kind)
        )
        let by = LayerValue(any: byValue, for: present.kind)
        let rest = isAdditive ? LayerValue(present.kind, present.numbers.map { _ in 0 }) : present
        let start: LayerValue
        switch (from, to, by) {
        case (let from?, _, _): start = from
        case (nil, let to?, let by?): start = to.subtracting(by)
        default: start = rest
        }
        let end = to ?? by.map { start.adding($0) } ?? rest
        return start.mixed(with: end, progress(at: fraction))
    }
}
