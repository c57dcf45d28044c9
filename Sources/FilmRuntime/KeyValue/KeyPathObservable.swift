/// An object whose properties can be observed by key paths; every object conforms. Flipbook's own.
@preconcurrency @MainActor public protocol KeyPathObservable: NSObject {}

extension NSObject: KeyPathObservable {}

extension KeyPathObservable {
    /// Calls a handler after each change of a property, such as `\.center`, until the result is released or
    /// invalidated.
    ///
    /// Views notice changes of center, bounds, transform, frame, alpha, hidden state, background color, and
    /// the content's size, offset and insets at once, and so do setters of `@objc dynamic` properties.
    /// Changes of other properties whose values can be compared are noticed at the end of the tick.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let name = MethodTable.name(of: keyPath)
        func change(_ old: Value?, _ new: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
                isPrior: isPrior)
        }
        let observation = NSKeyValueObservation(of: self) { [weak self] key in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            if name == nil || name != key, KeyValueObservations.isEqual(old, new) { return }
            last = new
            if options.contains(.prior) { changeHandler(self, change(old, nil, isPrior: true)) }
            changeHandler(self, change(old, new))
        }
        changeObservations { $0.checks.append(KeyValueObservations.Check(observation: observation)) }
        if options.contains(.initial) { changeHandler(self, change(nil, last)) }
        return observation
    }

    /// Announces that a property is about to change: `didChangeValue(for:)` notifies its observers.
    ///
    /// - Parameter keyPath: The property.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Notifies the observers of a property that has changed.
    ///
    /// - Parameter keyPath: The property.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = MethodTable.name(of: keyPath) { return didChangeValue(forKey: name) }
        observationList?.notifyOfChanges(of: self)
        (self as? Operation)?.noticeEnd()
    }
}
