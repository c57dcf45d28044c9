package import Picture

/// A value of a layer's property as a list of numbers, so that animations can mix and add values of any kind.
///
/// Colors are premultiplied by their opacity, so that a fade to clear keeps its hue; nil counts as clear.
package struct LayerValue: Equatable {
    /// The meaning of the numbers.
    package enum Kind: Equatable {
        case number, point, size, rect, color, transform, colors, numbers
        /// The rotation, scales, shear and translation of a planar transform, which are mixed each for
        /// itself.
        case transformParts
        /// A path, whose elements give the order of the points.
        case path(Path)
    }

    package let kind: Kind
    package var numbers: LayerNumbers

    init(_ kind: Kind, _ numbers: LayerNumbers) {
        (self.kind, self.numbers) = (kind, numbers)
    }

    package init(_ kind: Kind, _ numbers: some Collection<Double>) {
        self.init(kind, LayerNumbers(numbers))
    }

    package init(_ number: CGFloat) {
        self.init(.number, LayerNumbers(count: 1, SIMD8(number, 0, 0, 0, 0, 0, 0, 0)))
    }

    package init(_ point: CGPoint) {
        self.init(.point, LayerNumbers(count: 2, SIMD8(point.x, point.y, 0, 0, 0, 0, 0, 0)))
    }

    package init(_ size: CGSize) { self.init(.size, [size.width, size.height]) }

    package init(_ rect: CGRect) {
        let (origin, size) = (rect.origin, rect.size)
        self.init(
            .rect, LayerNumbers(count: 4, SIMD8(origin.x, origin.y, size.width, size.height, 0, 0, 0, 0)))
    }

    package init(_ color: Color?) {
        let color = color ?? .clear
        let opacity = color.alpha
        self.init(
            .color,
            LayerNumbers(
                count: 4,
                SIMD8(
                    color.red * opacity, color.green * opacity, color.blue * opacity, opacity, 0, 0, 0, 0)))
    }

    init(_ parts: TransformParts) {
        self.init(
            .transformParts,
            LayerNumbers(
                count: 6,
                SIMD8(
                    parts.rotation, parts.scaleX, parts.scaleY, parts.shear, parts.translation.dx,
                    parts.translation.dy, 0, 0)))
    }

    package init(_ colors: [Color]) { self.init(.colors, colors.flatMap { LayerValue($0).numbers }) }

    package init(_ transform: CATransform3D) {
        self.init(.transform, transform.rows.flatMap { $0.map(Double.init) })
    }

    package init(_ path: Path) {
        self.init(.path(path), path.elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] })
    }
}

extension LayerValue {
    package var number: Double { numbers.first ?? 0 }

    package var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }

    package var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }

    package var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }

    package var color: Color { Self.color(numbers[0..<4]) }

    package var colors: [Color] {
        (0..<(numbers.count / 4)).map { Self.color(numbers[(4 * $0)..<(4 * $0 + 4)]) }
    }

    package var transform: CATransform3D {
        CATransform3D(
            rows: (0..<4).map { row in numbers[(row * 4)..<(row * 4 + 4)].map { CGFloat($0) } })
    }

    /// The path with its points; empty for a value of another kind.
    package var path: Path {
        guard case .path(let form) = kind else { return Path() }
        let points = (0..<(numbers.count / 2)).map { index in
            CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
        }
        var rest = points[...]
        return Path(form.elements.map { $0.taking(from: &rest) })
    }

    /// The parts of a planar transform, of a value of that kind.
    var parts: TransformParts {
        var parts = TransformParts()
        (parts.rotation, parts.scaleX, parts.scaleY, parts.shear) = (
            numbers[0], numbers[1], numbers[2], numbers[3]
        )
        parts.translation = CGVector(dx: numbers[4], dy: numbers[5])
        return parts
    }

    private static func color(_ part: LayerNumbers.SubSequence) -> Color {
        let start = part.startIndex
        let opacity = part[start + 3]
        guard opacity > 0 else { return .clear }
        return Color(
            red: part[start] / opacity, green: part[start + 1] / opacity, blue: part[start + 2] / opacity,
            alpha: opacity)
    }
}

extension LayerValue {
    /// Returns the value a fraction of the way to another one. Values that do not correspond change at the
    /// end of the way. Planar transforms are mixed by their parts, so that they turn instead of shrinking.
    package func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
        guard corresponds(to: other) else { return fraction < 1 ? self : other }
        if kind == .transform, CATransform3DIsAffine(transform), CATransform3DIsAffine(other.transform) {
            return mixedByParts(with: other, fraction)
        }
        if kind == .transform, let start = SpatialParts(transform), let end = SpatialParts(other.transform) {
            return LayerValue(start.mixed(with: end, fraction).transform)
        }
        return LayerValue(kind, numbers + (other.numbers - numbers) * fraction)
    }

    /// Returns the sum with another value; for transforms, the one after the other.
    package func adding(_ other: LayerValue) -> LayerValue {
        guard corresponds(to: other) else { return other }
        if kind == .transform { return LayerValue(CATransform3DConcat(other.transform, transform)) }
        return LayerValue(kind, numbers + other.numbers)
    }

    /// Returns the difference from another value; the value itself where there is none.
    package func subtracting(_ other: LayerValue) -> LayerValue {
        guard corresponds(to: other), kind != .transform else { return self }
        return LayerValue(kind, numbers - other.numbers)
    }

    /// Returns the value with its numbers multiplied by a factor.
    func scaled(by factor: Double) -> LayerValue { LayerValue(kind, numbers * factor) }

    private func corresponds(to other: LayerValue) -> Bool {
        guard numbers.count == other.numbers.count else { return false }
        if case .path(let form) = kind, case .path(let otherForm) = other.kind {
            return zip(form.elements, otherForm.elements).allSatisfy { $0.points.count == $1.points.count }
                && form.elements.count == otherForm.elements.count
        }
        return kind == other.kind
    }

    private func mixedByParts(with other: LayerValue, _ fraction: Double) -> LayerValue {
        var start = TransformParts(CATransform3DGetAffineTransform(transform))
        let end = TransformParts(CATransform3DGetAffineTransform(other.transform))
        if start.isMirrored != end.isMirrored { start = start.turnedByHalf }
        let turn = shortestTurn(end.rotation - start.rotation)
        var parts = LayerValue(start).mixed(with: LayerValue(end), fraction).parts
        parts.rotation = start.rotation + turn * fraction
        return LayerValue(CATransform3DMakeAffineTransform(parts.transform))
    }
}

extension Path.Element {
    /// Returns the element with its points replaced by the first of a list, which it removes there.
    fileprivate func taking(from rest: inout ArraySlice<CGPoint>) -> Path.Element {
        func next() -> CGPoint { rest.popFirst() ?? .zero }
        switch self {
        case .move: return .move(next())
        case .line: return .line(next())
        case .curve:
            let (one, two, end) = (next(), next(), next())
            return .curve(to: end, control1: one, control2: two)
        case .close: return .close
        }
    }
}
