@_spi(UIKitInternals) import CoreLayers

extension UIView {
    /// The motion effects of the view, in the order added.
    public var motionEffects: [UIMotionEffect] {
        get { touchSettings.motionEffects }
        set { touchSettings.motionEffects = newValue }
    }

    /// Adds an effect that changes the view's appearance with the tilt of the device.
    /// Adding it again has no effect.
    ///
    /// Only the presentation changes; the properties stay. Supported key paths, alone or after "layer.":
    /// center.x, center.y, position.x, position.y, bounds.origin.x, bounds.origin.y, transform.translation.x,
    /// transform.translation.y, transform.rotation, transform.rotation.z, transform.scale, transform.scale.x,
    /// transform.scale.y, alpha and opacity. Any other is an error that names it.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        touchSettings.motionEffects.append(effect)
        RunContext.current.attitude.isRead = true
    }

    /// Removes an effect. An effect that the view does not have has no effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        touchSettings.motionEffects.removeAll { $0 === effect }
    }

    /// Applies the motion effects at a tilt of the device to a presentation.
    func applyMotionEffects(to seen: inout LayerState, at tilt: UIOffset) {
        // Key paths are applied in sorted order: the order of a dictionary changes from run to run, and
        // with it the last bits of a sum.
        for effect in touchSettings.motionEffects {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: tilt) ?? [:]
            for (path, value) in values.sorted(by: { $0.key < $1.key }) {
                guard let number = CGFloat(relativeValue: value), seen.add(number, to: path) else {
                    fail(path, value)
                    continue
                }
            }
        }
    }

    private func fail(_ path: String, _ value: Any) {
        let context = RunContext.current
        context.fail(
            SceneFailure(
                "\(context.name(of: self)): a motion effect cannot add \(value) to “\(path)”; it adds finite "
                    + "numbers to center, bounds.origin, transform or alpha, such as “center.x”."))
    }
}

extension LayerState {
    /// Adds a number to the property at a key path; returns false for an unknown key path.
    fileprivate mutating func add(_ value: CGFloat, to path: String) -> Bool {
        switch path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path {
        case "center.x", "position.x": position.x += value
        case "center.y", "position.y": position.y += value
        case "bounds.origin.x": bounds.origin.x += value
        case "bounds.origin.y": bounds.origin.y += value
        case "alpha", "opacity": opacity = max(0, min(opacity + value, 1))
        case "transform.translation.x": change { $0.translation.dx += value }
        case "transform.translation.y": change { $0.translation.dy += value }
        case "transform.rotation", "transform.rotation.z": change { $0.rotation += value }
        case "transform.scale.x": change { $0.scaleX += value }
        case "transform.scale.y": change { $0.scaleY += value }
        case "transform.scale": change { ($0.scaleX, $0.scaleY) = ($0.scaleX + value, $0.scaleY + value) }
        default: return false
        }
        return true
    }

    private mutating func change(_ body: (inout TransformParts) -> Void) {
        var parts = TransformParts(transform)
        body(&parts)
        transform = parts.transform
    }
}
