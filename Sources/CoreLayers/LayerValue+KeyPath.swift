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
}
