import Picture

/// The components of an animatable property, up to eight numbers that can be added, subtracted and scaled.
///
/// Colors are premultiplied by their opacity, so that a fade to clear keeps its hue; nil counts as clear.
struct AnimatedValue: Equatable {
    package var numbers: SIMD8<Double>

    init(numbers: SIMD8<Double> = .zero) {
        self.numbers = numbers
    }

    init(_ number: CGFloat) {
        self.init(numbers: SIMD8(number, 0, 0, 0, 0, 0, 0, 0))
    }

    init(_ point: CGPoint) {
        self.init(numbers: SIMD8(point.x, point.y, 0, 0, 0, 0, 0, 0))
    }

    init(_ rect: CGRect) {
        self.init(
            numbers: SIMD8(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0))
    }

    init(_ color: Color?) {
        let color = color ?? .clear
        let opacity = color.alpha
        self.init(
            numbers: SIMD8(
                color.red * opacity, color.green * opacity, color.blue * opacity, opacity, 0, 0, 0, 0))
    }

    init(_ parts: TransformParts) {
        self.init(
            numbers: SIMD8(
                parts.rotation, parts.scaleX, parts.scaleY, parts.shear, parts.translation.dx,
                parts.translation.dy, 0, 0))
    }

    package var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }

    package var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }

    package var color: Color {
        let opacity = numbers[3]
        guard opacity > 0 else { return .clear }
        return Color(
            red: numbers[0] / opacity, green: numbers[1] / opacity, blue: numbers[2] / opacity, alpha: opacity
        )
    }

    package var parts: TransformParts {
        var parts = TransformParts()
        (parts.rotation, parts.scaleX, parts.scaleY, parts.shear) = (
            numbers[0], numbers[1], numbers[2], numbers[3]
        )
        parts.translation = CGVector(dx: numbers[4], dy: numbers[5])
        return parts
    }
}
