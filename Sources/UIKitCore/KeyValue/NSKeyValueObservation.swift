/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil unless the options include `new`.
    public let newValue: Value?
    /// The value before the change; nil unless the options include `old`.
    public let oldValue: Value?
    /// A Boolean value that indicates whether the change is still to come; always false.
    public let isPrior = false
}

/// A running observation of a property, which ends when it is released.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private weak var view: UIView?
    /// The closure that compares the property with its last value and reports a change.
    package let check: () -> Void

    package init(of view: UIView, check: @escaping () -> Void) {
        (self.view, self.check) = (view, check)
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        view?.observations?.checks.removeAll { $0.observation == nil || $0.observation === self }
        view?.dropObservationsIfEmpty()
    }
}

/// A view whose properties can be observed by key paths; every view conforms. Flipbook's own.
@preconcurrency @MainActor public protocol KeyPathObservable: UIView {}

extension UIView: KeyPathObservable {}

extension KeyPathObservable {
    /// Calls a handler after each change of a property, such as `\.center`, until the result is released or
    /// invalidated.
    ///
    /// Changes are noticed with those of center, bounds, transform, frame, alpha, hidden state, background
    /// color, and the content's size and offset.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
        }
        let observation = NSKeyValueObservation(of: self) { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            if let one = old as? AnyHashable, let other = new as? AnyHashable, one == other { return }
            last = new
            changeHandler(self, change(old, new))
        }
        observations = observations ?? Observations()
        observations?.checks.append(Observations.Check(observation: observation))
        if options.contains(.initial) { changeHandler(self, change(nil, last)) }
        return observation
    }
}
