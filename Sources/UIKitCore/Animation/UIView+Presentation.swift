extension UIView {
    /// Returns the presentation of the view at a time on the film's clock: its properties, with the
    /// remainders of its animations and its motion effects.
    func presentation(at time: TimeInterval) -> Presentation {
        guard let viewLayer, !viewLayer.running.isEmpty else { return viewPresentation(at: time) }
        return viewLayer.presentedState(at: time).seen
    }

    /// The properties of the view without animations.
    var modelPresentation: Presentation {
        Presentation(
            center: center, bounds: bounds, transform: transform, opacity: opacity,
            backgroundColor: backgroundColor?.color, cornerRadius: cornerRadius, borderWidth: borderWidth,
            borderColor: borderColor, anchorPoint: anchorPoint)
    }

    /// Returns the presentation without the animations of the view's layer.
    func viewPresentation(at time: TimeInterval) -> Presentation {
        var seen = modelPresentation
        seen.transform = drivenTransform
        if let drivenShift { drivenShift.apply(to: &seen) }
        if !animations.isEmpty {
            for property in ViewAnimation.Property.allCases
            where animations.contains(where: { $0.property == property }) {
                show(property, in: &seen, at: time)
            }
        }
        if !interactions.motionEffects.isEmpty {
            applyMotionEffects(to: &seen, at: RunContext.current.attitude.tilt)
        }
        return seen
    }

    private func show(_ property: ViewAnimation.Property, in seen: inout Presentation, at time: TimeInterval)
    {
        func value(_ model: AnimatedValue) -> AnimatedValue {
            model.seen(through: animations, of: property, at: time)
        }
        switch property {
        case .center: seen.center = value(AnimatedValue(center)).point
        case .bounds: seen.bounds = value(AnimatedValue(bounds)).rect
        case .transform: seen.transform = value(AnimatedValue(drivenParts)).parts.transform
        case .alpha: seen.opacity = max(0, min(value(AnimatedValue(opacity)).numbers[0], 1))
        case .backgroundColor: seen.backgroundColor = value(AnimatedValue(seen.backgroundColor)).color
        case .cornerRadius: seen.cornerRadius = value(AnimatedValue(cornerRadius)).numbers[0]
        case .borderWidth: seen.borderWidth = value(AnimatedValue(borderWidth)).numbers[0]
        case .borderColor: seen.borderColor = value(AnimatedValue(borderColor)).color
        }
    }

    /// The transform, with the angle of the body that drives the view.
    private var drivenTransform: CGAffineTransform {
        guard let drivenTurn, drivenTurn != transform, isDrivenByAnimator else { return transform }
        let parts = drivenParts
        return parts == TransformParts(transform) ? transform : parts.transform
    }

    private var drivenParts: TransformParts {
        var parts = TransformParts(transform)
        if let drivenTurn, isDrivenByAnimator { parts.rotation = TransformParts(drivenTurn).rotation }
        return parts
    }
}
