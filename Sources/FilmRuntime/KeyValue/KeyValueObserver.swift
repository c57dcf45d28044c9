/// An object that implements `observeValue(forKeyPath:of:change:context:)`. Flipbook's own: source adaptation
/// lets classes that inherit from `NSObject` alone conform.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
    /// Notifies the observer that an observed property has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Does nothing: source adaptation calls it in place of `super.observeValue` in a class that inherits
    /// from `NSObject`.
    @preconcurrency @MainActor public class func ignoreObservedValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
