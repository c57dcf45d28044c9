extension LayerValue {
    /// Returns the part at the end of a key path, such as `x` of a position or `rotation.z` of a transform;
    /// nil for a part that the value does not have.
    package func part(_ path: String) -> LayerValue? {
        if kind == .transform { return transformPart(path) }
        return index(of: path).map { LayerValue(numbers[$0]) } ?? ranges(of: path)
    }

    /// Replaces the part at the end of a key path; an unknown path has no effect.
    package mutating func setPart(_ path: String, to value: LayerValue) {
        if kind == .transform { return setTransformPart(path, to: value) }
        if let index = index(of: path) {
            numbers[index] = value.number
        } else if kind == .rect, value.numbers.count == 2 {
            let start = path == "size" ? 2 : 0
            (numbers[start], numbers[start + 1]) = (value.numbers[0], value.numbers[1])
        }
    }

    private func index(of path: String) -> Int? {
        switch (kind, path) {
        case (.point, "x"), (.size, "width"), (.rect, "origin.x"): 0
        case (.point, "y"), (.size, "height"), (.rect, "origin.y"): 1
        case (.rect, "size.width"): 2
        case (.rect, "size.height"): 3
        default: nil
        }
    }

    private func ranges(of path: String) -> LayerValue? {
        switch (kind, path) {
        case (.rect, "origin"): LayerValue(.point, numbers[0..<2])
        case (.rect, "size"): LayerValue(.size, numbers[2..<4])
        default: nil
        }
    }

    // MARK: Transforms

    private func transformPart(_ path: String) -> LayerValue? {
        let parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch path {
        case "rotation", "rotation.z": return LayerValue(parts.rotation)
        case "rotation.x", "rotation.y", "translation.z": return LayerValue(CGFloat(0))
        case "scale": return LayerValue((parts.scaleX + parts.scaleY) / 2)
        case "scale.x": return LayerValue(parts.scaleX)
        case "scale.y": return LayerValue(parts.scaleY)
        case "scale.z": return LayerValue(CGFloat(1))
        case "translation": return LayerValue(CGPoint(x: parts.translation.dx, y: parts.translation.dy))
        case "translation.x": return LayerValue(parts.translation.dx)
        case "translation.y": return LayerValue(parts.translation.dy)
        default: return nil
        }
    }

    private mutating func setTransformPart(_ path: String, to value: LayerValue) {
        if path == "rotation.x" || path == "rotation.y" {
            let axis: (CGFloat, CGFloat) = path == "rotation.x" ? (1, 0) : (0, 1)
            self = LayerValue(CATransform3DRotate(transform, value.number, axis.0, axis.1, 0))
            return
        }
        var parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch path {
        case "rotation", "rotation.z": parts.rotation = value.number
        case "scale": (parts.scaleX, parts.scaleY) = (value.number, value.number)
        case "scale.x": parts.scaleX = value.number
        case "scale.y": parts.scaleY = value.number
        case "translation" where value.numbers.count == 2:
            parts.translation = CGVector(dx: value.numbers[0], dy: value.numbers[1])
        case "translation.x": parts.translation.dx = value.number
        case "translation.y": parts.translation.dy = value.number
        default: return
        }
        self = LayerValue(CATransform3DMakeAffineTransform(parts.transform))
    }
}
