/// Several effects as one: what they add to the same property adds up.
@MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; default none.
    open var motionEffects: [UIMotionEffect]?

    /// The effects' values; those for the same key path are added.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var sums: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
                let sum = sums[path].flatMap(CGFloat.init(relativeValue:)) ?? 0
                sums[path] = CGFloat(relativeValue: value).map { sum + $0 } ?? value
            }
        }
        return sums
    }
}
