import CoreGeometry
import Picture

extension Shape {
    /// The numbers that make the shape: origin and size of a rectangle, the corner radius, the points of a
    /// path.
    var coordinates: [Double] {
        switch self {
        case .rectangle(let box), .ellipse(let box): return box.coordinates
        case .roundedRectangle(let box, let radius): return box.coordinates + [Double(radius)]
        case .path(let path):
            return path.elements.flatMap { element -> [Double] in
                switch element {
                case .move(let point), .line(let point): [Double(point.x), Double(point.y)]
                case .curve(let end, let one, let two):
                    [one, two, end].flatMap { [Double($0.x), Double($0.y)] }
                case .close: []
                }
            }
        }
    }

    /// Returns a shape of the same kind with other coordinates, as many as its own.
    func with(_ numbers: [Double]) -> Shape {
        var rest = numbers[...]
        func next() -> CGFloat { CGFloat(rest.removeFirst()) }
        func point() -> CGPoint { CGPoint(x: next(), y: next()) }
        func box() -> CGRect { CGRect(x: next(), y: next(), width: next(), height: next()) }
        switch self {
        case .rectangle: return .rectangle(box())
        case .ellipse: return .ellipse(in: box())
        case .roundedRectangle: return .roundedRectangle(box(), cornerRadius: next())
        case .path(var path):
            path.elements = path.elements.map { element in
                switch element {
                case .move: return .move(point())
                case .line: return .line(point())
                case .curve:
                    let (one, two) = (point(), point())
                    return .curve(to: point(), control1: one, control2: two)
                case .close: return .close
                }
            }
            return .path(path)
        }
    }

    /// Returns a Boolean value that indicates whether another shape has the same kind and elements, so that
    /// one can turn into the other by its coordinates.
    func isLike(_ other: Shape) -> Bool {
        switch (self, other) {
        case (.rectangle, .rectangle), (.ellipse, .ellipse), (.roundedRectangle, .roundedRectangle): true
        case (.path(let one), .path(let two)):
            one.isEvenOdd == two.isEvenOdd && one.elements.map(\.kind) == two.elements.map(\.kind)
        default: false
        }
    }
}

extension Path.Element {
    fileprivate var kind: Int {
        switch self {
        case .move: 0
        case .line: 1
        case .curve: 2
        case .close: 3
        }
    }
}

extension CGRect {
    fileprivate var coordinates: [Double] {
        [Double(minX), Double(minY), Double(width), Double(height)]
    }
}
