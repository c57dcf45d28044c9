package import Picture

// A change is checked, stored, recorded for the animation block that is being performed, and reported: to the
// view, or to a standalone layer for its implicit animation.

extension LayerStorage {
    /// The position of the anchor point in the superlayer's coordinates, in points.
    package var position: CGPoint {
        get { model.position }
        set {
            guard accept(newValue.isFinite, "position") else { return }
            let old = model.position
            model.position = newValue
            if isRecording { record(.position, from: LayerValue(old), to: LayerValue(newValue)) }
            report(.position(old))
        }
    }

    /// The rectangle in the layer's own coordinates.
    package var bounds: CGRect {
        get { model.bounds }
        set {
            guard accept(newValue.isFinite, "bounds") else { return }
            if newValue != model.bounds { owner?.boundsWillChange(to: newValue) }
            let old = model.bounds
            model.bounds = newValue
            if isRecording, owner?.animatesBounds(from: old) == true {
                record(.bounds, from: LayerValue(old), to: LayerValue(newValue))
            }
            report(.bounds(old), always: old != newValue)
        }
    }

    /// The part of the transform in the plane.
    package var transform: CGAffineTransform {
        get { model.transform }
        set {
            guard acceptTransform(newValue.isFinite) else { return }
            let old = model.transform
            model.transform = newValue
            if !model.values.isEmpty { model.values[LayerState.spatialKey] = nil }
            if isRecording { recordTransform(from: old) }
            report(.transform(old))
        }
    }

    /// The point about which the transform acts, in fractions of the bounds.
    package var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set {
            guard accept(newValue.isFinite, "anchorPoint") else { return }
            let old = model.anchorPoint
            model.anchorPoint = newValue
            report(.anchorPoint(old))
        }
    }

    /// The opacity; values outside 0 to 1 are clamped.
    package var opacity: CGFloat {
        get { model.opacity }
        set {
            guard accept(!newValue.isNaN, "opacity") else { return }
            let old = model.opacity
            model.opacity = max(0, min(newValue, 1))
            if isRecording { record(.opacity, from: LayerValue(old), to: LayerValue(model.opacity)) }
            report(.opacity(old))
        }
    }

    /// The background color; nil for none.
    package var backgroundColor: Color? {
        get { model.backgroundColor }
        set {
            let old = model.backgroundColor
            if old != newValue, !isRecording { RunContext.current.shownLooks.noteBackground(of: self) }
            model.backgroundColor = newValue
            if isRecording { record(.backgroundColor, from: LayerValue(old), to: LayerValue(newValue)) }
            report(.backgroundColor(old))
        }
    }

    /// The radius of the corners in points.
    package var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set {
            guard accept(newValue.isFinite, "cornerRadius") else { return }
            let old = model.cornerRadius
            model.cornerRadius = newValue
            if isRecording { record(.cornerRadius, from: LayerValue(old), to: LayerValue(newValue)) }
            report(.cornerRadius(old))
        }
    }

    /// The width of the border in points.
    package var borderWidth: CGFloat {
        get { model.borderWidth }
        set {
            guard accept(newValue.isFinite, "borderWidth") else { return }
            let old = model.borderWidth
            model.borderWidth = newValue
            if isRecording { record(.borderWidth, from: LayerValue(old), to: LayerValue(newValue)) }
            report(.borderWidth(old))
        }
    }

    /// The color of the border; nil for none.
    package var borderColor: Color? {
        get { model.borderColor }
        set {
            let old = model.borderColor
            model.borderColor = newValue
            if isRecording { record(.borderColor, from: LayerValue(old), to: LayerValue(newValue)) }
            report(.borderColor(old))
        }
    }

    /// The filter of what lies behind the layer, drawn in its outline; nil for none.
    package var backdrop: Backdrop? {
        get { model.backdrop }
        set {
            let old = model.backdrop
            model.backdrop = newValue
            if isRecording { record(.backdrop, from: LayerValue(old), to: LayerValue(newValue)) }
        }
    }

    /// True when changes of this layer are recorded for an animation block: only a view's are.
    private var isRecording: Bool { RunContext.current.recorder != nil && owner != nil }

    private func report(_ change: @autoclosure () -> LayerChange, always: Bool = false) {
        // The flag first: an animator moves thousands of views in each step, and most respond to nothing.
        guard reportsChanges || always else { return }
        if let owner { owner.layerDidChange(change()) } else { layer?.didChange(change()) }
    }
}
