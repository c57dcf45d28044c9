// The switch of UIKit's own debug drawing. It has no name in UIKit's headers: code sets it by key, by
// selector, or as a property that it declares itself.
extension UIDynamicAnimator {
    /// A Boolean value that indicates whether the debug overlay of this animator is drawn over the views;
    /// default false. Code that reads it as a property declares it in a bridging header.
    public var debugEnabled: Bool {
        get { isDebugEnabled }
        set { isDebugEnabled = newValue }
    }

    /// Sets `debugEnabled`, which draws the debug overlay of this animator over the views; any other key is
    /// an error.
    public func setValue(_ value: Any?, forKey key: String) {
        guard key == "debugEnabled" else {
            return RunContext.current.fail(
                SceneFailure("UIDynamicAnimator: there is no value '\(key)' to set; there is 'debugEnabled'.")
            )
        }
        isDebugEnabled = value as? Bool ?? false
    }

    /// Sets `debugEnabled` for the selector `setDebugEnabled:`; any other selector is an error.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Any? {
        if aSelector.name == Selector.debugSetter {
            setValue(object, forKey: "debugEnabled")
        } else {
            aSelector.perform(on: self, with: object ?? NSNull())
        }
        return nil
    }
}
