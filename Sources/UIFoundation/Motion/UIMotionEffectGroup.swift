/// A motion effect that combines several effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; default nil, for none.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the numbers of all effects by key path; those of the same key path are added.
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
