import Picture

// Properties that animations can change.

extension CALayer {
    func setFrame(_ frame: CGRect) {
        guard storage.accept(frame.isFinite, "frame") else { return }
        bounds = CGRect(origin: bounds.origin, size: storage.size(fitting: frame))
        position = storage.position(fitting: frame)
    }

    func setTransform(_ transform: CATransform3D) {
        let (key, old) = (LayerState.spatialKey, storage.model.wholeTransform)
        let isTilted = storage.model.spatialTransform != nil || !CATransform3DIsAffine(transform)
        if isTilted, !storage.acceptTransform(transform.isFinite) { return }
        setAffineTransform(CATransform3DGetAffineTransform(transform))
        guard isTilted else { return }
        storage.model.values[key] = LayerValue(old)
        setOwn(key, LayerValue(transform))
    }

    /// Returns the part of the transform in the plane, which is a view's `transform`.
    public func affineTransform() -> CGAffineTransform { storage.transform }

    /// Sets the transform to one of the plane, which is a view's `transform`.
    public func setAffineTransform(_ m: CGAffineTransform) { storage.transform = m }

    /// The transform of the sublayers about the anchor point; default the identity.
    public var sublayerTransform: CATransform3D {
        get { storage.model.values["sublayerTransform"]?.transform ?? CATransform3DIdentity }
        set {
            storage.hasFiniteSublayerTransform = newValue.isFinite
            guard newValue.isFinite else {
                return storage.warnOfInfinite("sublayerTransform", "the sublayers are not drawn")
            }
            setOwn("sublayerTransform", LayerValue(newValue))
        }
    }
}

extension CALayer {
    /// Returns the model value of a property that only some layers have; a number 0 for an unknown one.
    package func value(_ key: String) -> LayerValue {
        storage.model.values[key] ?? standard(key) ?? LayerValue(CGFloat(0))
    }

    package func setOwn(_ key: String, _ number: CGFloat) { setOwn(key, LayerValue(number)) }

    /// Sets a value that only some layers have and adds the animation of the change. A value that is not
    /// finite is an error and is not set.
    package func setOwn(_ key: String, _ newValue: LayerValue?) {
        if let newValue, !storage.accept(newValue.numbers.allSatisfy(\.isFinite), key) { return }
        let old = storage.model.values[key] ?? standard(key)
        storage.model.values[key] = newValue
        if let old, let newValue, old != newValue { animateChange(of: key, from: old) }
        if newValue != old, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// Responds to a change of a value of a standalone layer.
    package func didChange(_ change: LayerChange) {
        guard modelLayer == nil, let key = change.key else { return }
        let (old, new) = (change.old, storage.model[key])
        guard old != new else { return }
        if key == "bounds" {
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
            markForLayout()
        }
        animateChange(of: key, from: old)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}
