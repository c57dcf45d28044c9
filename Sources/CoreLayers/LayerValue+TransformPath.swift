// A transform in the plane is divided into the parts that animation blocks mix, too. One of space, or a part
// that only space has, is divided into scales, turns, a translation and a perspective, so that setting one
// part keeps the others.

extension LayerValue {
    /// The parts of a transform by their key paths that only one of space has.
    private static let spatialParts: Set = ["rotation.x", "rotation.y", "scale.z", "translation.z"]

    /// Returns the part of a transform at the end of a key path; nil for an unknown one.
    func transformPart(_ path: String) -> LayerValue? {
        if !CATransform3DIsAffine(transform), let parts = SpatialParts(transform) { return parts[path] }
        let parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch path {
        case "rotation", "rotation.z": return LayerValue(parts.rotation)
        case "rotation.x", "rotation.y", "translation.z": return LayerValue(CGFloat(0))
        case "scale", "scale.xy": return LayerValue((parts.scaleX + parts.scaleY) / 2)
        case "scale.x": return LayerValue(parts.scaleX)
        case "scale.y": return LayerValue(parts.scaleY)
        case "scale.z": return LayerValue(CGFloat(1))
        case "translation", "translation.xy":
            return LayerValue(CGSize(width: parts.translation.dx, height: parts.translation.dy))
        case "translation.x": return LayerValue(parts.translation.dx)
        case "translation.y": return LayerValue(parts.translation.dy)
        default: return nil
        }
    }

    /// Replaces the part of a transform at the end of a key path; an unknown path has no effect.
    mutating func setTransformPart(_ path: String, to value: LayerValue) {
        let isSpatial = Self.spatialParts.contains(path) || !CATransform3DIsAffine(transform)
        if isSpatial, var parts = SpatialParts(transform) {
            parts[path] = value
            self = LayerValue(parts.transform)
        } else if path == "rotation.x" || path == "rotation.y" {
            let axis: (CGFloat, CGFloat) = path == "rotation.x" ? (1, 0) : (0, 1)
            self = LayerValue(CATransform3DRotate(transform, value.number, axis.0, axis.1, 0))
        } else {
            setPlanarPart(path, to: value)
        }
    }

    private mutating func setPlanarPart(_ path: String, to value: LayerValue) {
        var parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch path {
        case "rotation", "rotation.z": parts.rotation = value.number
        case "scale", "scale.xy": (parts.scaleX, parts.scaleY) = (value.number, value.number)
        case "scale.x": parts.scaleX = value.number
        case "scale.y": parts.scaleY = value.number
        case "translation" where value.numbers.count == 2, "translation.xy" where value.numbers.count == 2:
            parts.translation = CGVector(dx: value.numbers[0], dy: value.numbers[1])
        case "translation.x": parts.translation.dx = value.number
        case "translation.y": parts.translation.dy = value.number
        default: return
        }
        self = LayerValue(CATransform3DMakeAffineTransform(parts.transform))
    }
}

extension SpatialParts {
    /// Accesses the part at the end of a key path of a transform; nil for an unknown one, which has no
    /// effect.
    fileprivate subscript(path: String) -> LayerValue? {
        get {
            switch path {
            case "rotation", "rotation.z": LayerValue(turns.z)
            case "rotation.x": LayerValue(turns.x)
            case "rotation.y": LayerValue(turns.y)
            case "scale": LayerValue((scales[0] + scales[1] + scales[2]) / 3)
            case "scale.xy": LayerValue((scales[0] + scales[1]) / 2)
            case "scale.x": LayerValue(scales[0])
            case "scale.y": LayerValue(scales[1])
            case "scale.z": LayerValue(scales[2])
            case "translation", "translation.xy":
                LayerValue(CGSize(width: translation[0], height: translation[1]))
            case "translation.x": LayerValue(translation[0])
            case "translation.y": LayerValue(translation[1])
            case "translation.z": LayerValue(translation[2])
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            let number = CGFloat(newValue.number)
            switch path {
            case "rotation", "rotation.z": turns.z = number
            case "rotation.x": turns.x = number
            case "rotation.y": turns.y = number
            case "scale": scales = [number, number, number]
            case "scale.xy": (scales[0], scales[1]) = (number, number)
            case "scale.x": scales[0] = number
            case "scale.y": scales[1] = number
            case "scale.z": scales[2] = number
            case "translation" where newValue.numbers.count == 2,
                "translation.xy" where newValue.numbers.count == 2:
                (translation[0], translation[1]) = (newValue.numbers[0], newValue.numbers[1])
            case "translation.x": translation[0] = number
            case "translation.y": translation[1] = number
            case "translation.z": translation[2] = number
            default: break
            }
        }
    }
}
