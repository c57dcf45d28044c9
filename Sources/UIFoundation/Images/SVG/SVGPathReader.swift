import Picture

/// The reader of a path's data (SVG 1.1, 8.3). An error ends the path, as the standard has it: what stands
/// before it is drawn.
struct SVGPathReader {
    private var numbers: SVGNumbers
    private var path = PathBuilder()
    /// The last control point of a cubic or quadratic curve, which a smooth one mirrors; nil for none.
    private var cubicControl: CGPoint?
    private var quadraticControl: CGPoint?

    /// Returns the path of data.
    static func path(_ text: String) -> Path {
        var reader = SVGPathReader(numbers: SVGNumbers(text))
        reader.read()
        return reader.path.path
    }

    private init(numbers: SVGNumbers) { self.numbers = numbers }

    private mutating func read() {
        guard var command = numbers.letter(), command == "M" || command == "m" else { return }
        while true {
            guard perform(command) else { return }
            if let next = numbers.letter() {
                command = next
            } else if command == "M" || command == "m" {
                // Further points are those of lines.
                command = command == "M" ? "L" : "l"
            } else if command == "Z" || command == "z" {
                return
            }
        }
    }

    /// Reads the operands of a command and adds its element; false where they are missing.
    private mutating func perform(_ command: Character) -> Bool {
        let origin = command.isLowercase ? path.currentPoint : .zero
        let mirrored = (cubicControl, quadraticControl)
        (cubicControl, quadraticControl) = (nil, nil)
        switch command.uppercased() {
        case "Z": path.close()
        case "M":
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
        case "L":
            guard let point = point(from: origin) else { return false }
            path.addLine(to: point)
        case "H":
            guard let x = numbers.number() else { return false }
            path.addLine(to: CGPoint(x: origin.x + x, y: path.currentPoint.y))
        case "V":
            guard let y = numbers.number() else { return false }
            path.addLine(to: CGPoint(x: path.currentPoint.x, y: origin.y + y))
        case "C", "S": return addCubic(from: origin, isSmooth: command.uppercased() == "S", mirrored.0)
        case "Q", "T": return addQuadratic(from: origin, isSmooth: command.uppercased() == "T", mirrored.1)
        case "A": return addArc(from: origin)
        default: return false
        }
        return true
    }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        numbers.point().map { CGPoint(x: origin.x + $0.x, y: origin.y + $0.y) }
    }

    /// Returns the control point that mirrors the last one at the current point.
    private func mirror(_ control: CGPoint?) -> CGPoint {
        let center = path.currentPoint
        return control.map { CGPoint(x: 2 * center.x - $0.x, y: 2 * center.y - $0.y) } ?? center
    }

    private mutating func addCubic(from origin: CGPoint, isSmooth: Bool, _ last: CGPoint?) -> Bool {
        guard let first = isSmooth ? mirror(last) : point(from: origin), let second = point(from: origin),
            let end = point(from: origin)
        else { return false }
        path.addCurve(to: end, first, second)
        cubicControl = second
        return true
    }

    private mutating func addQuadratic(from origin: CGPoint, isSmooth: Bool, _ last: CGPoint?) -> Bool {
        guard let control = isSmooth ? mirror(last) : point(from: origin), let end = point(from: origin)
        else { return false }
        path.addQuadCurve(to: end, control)
        quadraticControl = control
        return true
    }

    // MARK: Arcs

    private mutating func addArc(from origin: CGPoint) -> Bool {
        guard let radii = numbers.point(), let angle = numbers.number(), let isLarge = numbers.flag(),
            let isClockwise = numbers.flag(), let end = point(from: origin)
        else { return false }
        let start = path.currentPoint
        guard start != end else { return true }
        guard radii.x != 0, radii.y != 0 else {
            path.addLine(to: end)
            return true
        }
        let turn = CGAffineTransform(rotationAngle: angle.truncatingRemainder(dividingBy: 360) * .pi / 180)
        let size = Self.radii(CGSize(width: abs(radii.x), height: abs(radii.y)), start, end, turn)
        // On the unit circle of the ellipse the arc is one of a circle.
        let ellipse = CGAffineTransform(scaleX: size.width, y: size.height).concatenating(turn)
        let (from, to) = (start.applying(ellipse.inverted()), end.applying(ellipse.inverted()))
        let curves = Self.curves(from: from, to: to, isLarge: isLarge, isClockwise: isClockwise)
        for (index, curve) in curves.enumerated() {
            guard case .curve(let point, let first, let second) = curve else { continue }
            // The last point is that of the data, without an error of rounding.
            let target = index == curves.count - 1 ? end : point.applying(ellipse)
            path.addCurve(to: target, first.applying(ellipse), second.applying(ellipse))
        }
        return true
    }

    /// Returns the radii of an ellipse, enlarged until it reaches both ends (SVG 1.1, F.6.6).
    private static func radii(
        _ size: CGSize, _ start: CGPoint, _ end: CGPoint, _ turn: CGAffineTransform
    ) -> CGSize {
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2).applying(turn.inverted())
        let (x, y) = (half.x / size.width, half.y / size.height)
        let factor = max(1, (x * x + y * y).squareRoot())
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the curves from one point to another on a circle of radius 1. Its center is on the line across
    /// the middle of both points, at the side that the flags choose.
    private static func curves(
        from: CGPoint, to: CGPoint, isLarge: Bool, isClockwise: Bool
    ) -> [Path.Element] {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let square = dx * dx + dy * dy
        guard square > 0, square.isFinite else { return [] }
        let height = (max(0, 1 - square / 4) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(
            x: (from.x + to.x) / 2 - dy * height, y: (from.y + to.y) / 2 + dx * height)
        let start = arcTangent(y: from.y - center.y, x: from.x - center.x)
        let end = arcTangent(y: to.y - center.y, x: to.x - center.x)
        return Arc(center: center, radius: 1, startAngle: start, endAngle: end, clockwise: isClockwise).curves
    }
}
