import Picture

// Properties that animations can change. Views store theirs in their own properties; a standalone layer
// stores them in its state.

extension CALayer {
    /// The rectangle in its own coordinates. It is the view's `bounds`. Animatable.
    public var bounds: CGRect {
        get { view?.bounds ?? own.seen.bounds }
        set { if let view { view.bounds = newValue } else { setOwn("bounds", LayerValue(newValue)) } }
    }

    /// The position of the anchor point in the superlayer's coordinates. It is the view's `center`.
    /// Animatable.
    public var position: CGPoint {
        get { view?.center ?? own.seen.center }
        set { if let view { view.center = newValue } else { setOwn("position", LayerValue(newValue)) } }
    }

    /// The point about which the transform acts and which lies at the position, in fractions of the bounds;
    /// default (0.5, 0.5), the center. Animatable in standalone layers.
    public var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? own.seen.anchorPoint }
        set {
            if let view { view.anchorPoint = newValue } else { setOwn("anchorPoint", LayerValue(newValue)) }
        }
    }

    /// The axis-aligned bounding rectangle in the superlayer's coordinates, derived from position, bounds,
    /// anchor point and transform.
    public var frame: CGRect {
        get { view?.frame ?? own.seen.frame }
        set {
            if let view { return view.frame = newValue }
            let (size, anchor) = (newValue.standardized.size, anchorPoint)
            bounds = CGRect(origin: bounds.origin, size: size)
            position = CGPoint(
                x: newValue.minX + anchor.x * size.width, y: newValue.minY + anchor.y * size.height)
        }
    }

    /// The transform about the anchor point; default the identity. Its part in the plane is drawn, without
    /// perspective; a view's `transform` is that part. Animatable.
    public var transform: CATransform3D {
        get {
            let plane = affineTransform()
            if let spatialTransform, CATransform3DGetAffineTransform(spatialTransform) == plane {
                return spatialTransform
            }
            return CATransform3DMakeAffineTransform(plane)
        }
        set {
            spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
        }
    }

    /// Returns the part of the transform in the plane, which is a view's `transform`.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? own.seen.transform }

    /// Sets the transform to one of the plane, which is a view's `transform`.
    public func setAffineTransform(_ m: CGAffineTransform) {
        if let view { return view.transform = m }
        setOwn("transform", LayerValue(CATransform3DMakeAffineTransform(m)))
    }

    /// The transform of the sublayers about the anchor point; default the identity. Its part in the plane is
    /// drawn, without perspective.
    public var sublayerTransform: CATransform3D {
        get { own.values["sublayerTransform"]?.transform ?? CATransform3DIdentity }
        set { setOwn("sublayerTransform", LayerValue(newValue)) }
    }

    /// The opacity, from 0 to 1; default 1. It is the view's `alpha`. Animatable.
    public var opacity: Float {
        get { Float(view?.alpha ?? own.seen.opacity) }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { setOwn("opacity", CGFloat(newValue)) }
        }
    }

    /// The background color; default nil, for none. It is the view's `backgroundColor`. Animatable.
    public var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? own.seen.backgroundColor.map { CGColor($0) } }
        set {
            if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
            setOwn("backgroundColor", LayerValue(newValue?.color))
        }
    }

    /// The radius of the rectangle's corners, in points; default 0. A radius above half the shorter side
    /// counts as that half. Animatable.
    public var cornerRadius: CGFloat {
        get { view?.cornerRadius ?? own.seen.cornerRadius }
        set { if let view { view.cornerRadius = newValue } else { setOwn("cornerRadius", newValue) } }
    }

    /// The width of the border, in points; default 0, for none. The border lies inside the rectangle,
    /// above the sublayers. Animatable.
    public var borderWidth: CGFloat {
        get { view?.borderWidth ?? own.seen.borderWidth }
        set { if let view { view.borderWidth = newValue } else { setOwn("borderWidth", newValue) } }
    }

    /// The color of the border; default opaque black, nil for no border. Animatable.
    public var borderColor: CGColor? {
        get { (view.map(\.borderColor) ?? own.seen.borderColor).map { CGColor($0) } }
        set {
            if let view { return view.borderColor = newValue?.color }
            setOwn("borderColor", LayerValue(newValue?.color))
        }
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
    /// Returns the model value of a property that views do not have; a number 0 for an unknown one.
    func value(_ key: String) -> LayerValue { own.values[key] ?? standard(key) ?? LayerValue(CGFloat(0)) }

    func setOwn(_ key: String, _ number: CGFloat) { setOwn(key, LayerValue(number)) }

    /// Sets a value of the layer's own state and adds an implicit animation where one applies. A value that
    /// is not finite is an error and is not set.
    func setOwn(_ key: String, _ newValue: LayerValue?) {
        if let newValue, !newValue.numbers.allSatisfy(\.isFinite) {
            return RunContext.current.fail(
                SceneFailure("\(type(of: self)).\(key) must be made of finite numbers, not NaN or infinity."))
        }
        let old = liveValue(key)
        own[key] = newValue
        if key == "bounds", old != newValue { boundsDidChange() }
        if let old, let newValue, old != newValue { animateChange(of: key, from: old) }
        if newValue != old, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private func liveValue(_ key: String) -> LayerValue? { own[key] ?? standard(key) }

    private func boundsDidChange() {
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        layoutSublayers()
    }

    /// The geometry and appearance of the model: the view's, or the layer's own.
    var modelPresentation: Presentation { view?.modelPresentation ?? own.seen }
}
