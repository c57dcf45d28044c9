extension UIView {
    /// The effects that change how the view is seen as the device is tilted, in the order added.
    public var motionEffects: [UIMotionEffect] {
        get { interactions.motionEffects }
        set { interactions.motionEffects = newValue }
    }

    /// Lets an effect change how the view is seen as the device is tilted; adding it again changes nothing.
    ///
    /// Only what is seen changes; the properties stay. Key paths, alone or after "layer.": center.x, center.y,
    /// position.x, position.y, bounds.origin.x, bounds.origin.y, transform.translation.x,
    /// transform.translation.y, transform.rotation, transform.rotation.z, transform.scale, transform.scale.x,
    /// transform.scale.y, alpha and opacity. Others are an error that names them.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        interactions.motionEffects.append(effect)
    }

    /// Ends an effect; one that the view does not have changes nothing.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        interactions.motionEffects.removeAll { $0 === effect }
    }

    /// What is seen at a tilt of the device. Paths are taken in the order of their letters: a dictionary has a
    /// new order in every run, and so would have the last bits of a sum.
    func applyMotionEffects(to seen: inout Presentation, at tilt: UIOffset) {
        for effect in interactions.motionEffects {
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
        let stage = Stage.current
        stage.fail(
            SceneFailure(
                "\(stage.name(of: self)): a motion effect cannot add \(value) to “\(path)”; it adds finite "
                    + "numbers to center, bounds.origin, transform or alpha, such as “center.x”."))
    }
}

extension Presentation {
    /// Adds to a property; false for a key path that is not known.
    fileprivate mutating func add(_ value: CGFloat, to path: String) -> Bool {
        switch path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path {
        case "center.x", "position.x": center.x += value
        case "center.y", "position.y": center.y += value
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
