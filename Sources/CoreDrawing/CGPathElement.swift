import Picture

/// An element of a path, valid during the call that shows it.
public struct CGPathElement {
    /// The kind.
    public var type: CGPathElementType
    /// The points, as many as the kind has.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element of a kind with points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

extension CGPath {
    /// Calls a block with each element, in drawing order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // The block gets a pointer even to the points of an element without any.
                var none = CGPoint.zero
                withUnsafeMutablePointer(to: &none) { empty in
                    let shown = CGPathElement(type: element.type, points: buffer.baseAddress ?? empty)
                    withUnsafePointer(to: shown, block)
                }
            }
        }
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
