import Picture

// Properties that animations can change.

extension CALayer {
    /// The rectangle in its own coordinates. It is the view's `bounds`. Animatable.
    public var bounds: CGRect {
        get { storage.bounds }
        set { storage.bounds = newValue }
    }

    /// The position of the anchor point in the superlayer's coordinates. It is the view's `center`.
    /// Animatable.
    public var position: CGPoint {
        get { storage.position }
        set { storage.position = newValue }
    }

    /// The point about which the transform acts and which lies at the position, in fractions of the bounds;
    /// default (0.5, 0.5), the center. Animatable in standalone layers.
    public var anchorPoint: CGPoint {
        get { storage.anchorPoint }
        set { storage.anchorPoint = newValue }
    }

    /// The axis-aligned bounding rectangle in the superlayer's coordinates, derived from position, bounds,
    /// anchor point and transform.
    public var frame: CGRect {
        get { storage.frame }
        set {
            guard storage.accept(newValue.isFinite, "frame") else { return }
            bounds = CGRect(origin: bounds.origin, size: storage.size(fitting: newValue))
            position = storage.position(fitting: newValue)
        }
    }

    /// The transform about the anchor point; default the identity. A view's `transform` is its part in the
    /// plane. Animatable.
    public var transform: CATransform3D {
        get { storage.model.wholeTransform }
        set {
            let (key, old) = (LayerState.spatialKey, storage.model.wholeTransform)
            let isTilted = storage.model.spatialTransform != nil || !CATransform3DIsAffine(newValue)
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
            guard isTilted else { return }
            storage.model.values[key] = LayerValue(old)
            setOwn(key, LayerValue(newValue))
        }
    }

    /// Returns the part of the transform in the plane, which is a view's `transform`.
    public func affineTransform() -> CGAffineTransform { storage.transform }

    /// Sets the transform to one of the plane, which is a view's `transform`.
    public func setAffineTransform(_ m: CGAffineTransform) { storage.transform = m }

    /// The transform of the sublayers about the anchor point; default the identity.
    public var sublayerTransform: CATransform3D {
        get { storage.model.values["sublayerTransform"]?.transform ?? CATransform3DIdentity }
        set { setOwn("sublayerTransform", LayerValue(newValue)) }
    }

    /// The opacity, from 0 to 1; default 1. It is the view's `alpha`. Animatable.
    public var opacity: Float {
        get { Float(storage.opacity) }
        set { storage.opacity = CGFloat(newValue) }
    }

    /// The background color; default nil, for none. It is the view's `backgroundColor`. Animatable.
    public var backgroundColor: CGColor? {
        get { storage.backgroundColor.map { CGColor($0) } }
        set { storage.backgroundColor = newValue?.color }
    }

    /// The radius of the rectangle's corners, in points; default 0. A radius above half the shorter side
    /// counts as that half. Animatable.
    public var cornerRadius: CGFloat {
        get { storage.cornerRadius }
        set { storage.cornerRadius = newValue }
    }

    /// The width of the border, in points; default 0, for none. The border lies inside the rectangle,
    /// above the sublayers. Animatable.
    public var borderWidth: CGFloat {
        get { storage.borderWidth }
        set { storage.borderWidth = newValue }
    }

    /// The color of the border; default opaque black, nil for no border. Animatable.
    public var borderColor: CGColor? {
        get { storage.borderColor.map { CGColor($0) } }
        set { storage.borderColor = newValue?.color }
    }

    /// The color of the shadow; default opaque black. Animatable.
    public var shadowColor: CGColor? {
        get { CGColor(value("shadowColor").color) }
        set { setOwn("shadowColor", LayerValue(newValue?.color)) }
    }

    /// The opacity of the shadow; default 0, for no shadow. Animatable.
    public var shadowOpacity: Float {
        get { Float(value("shadowOpacity").number) }
        set { setOwn("shadowOpacity", CGFloat(newValue)) }
    }

    /// The displacement of the shadow in points; default (0, -3), as documented by Apple. Animatable.
    public var shadowOffset: CGSize {
        get { value("shadowOffset").size }
        set { setOwn("shadowOffset", LayerValue(newValue)) }
    }

    /// The blur of the shadow in points, the standard deviation of a Gaussian; default 3. Animatable.
    public var shadowRadius: CGFloat {
        get { value("shadowRadius").number }
        set { setOwn("shadowRadius", newValue) }
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
        guard let key = change.key else { return }
        let (old, new) = (change.old, storage.model[key])
        guard old != new else { return }
        if key == "bounds" {
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
            layoutSublayers()
        }
        animateChange(of: key, from: old)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}
