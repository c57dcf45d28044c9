import CoreGeometry
import Picture

extension Shape {
    /// The shape as a path, whose elements do not depend on its coordinates.
    var path: Path {
        switch self {
        case .path(let path): return path
        case .rectangle(let box):
            let box = box.standardized
            return Path(polygon: [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
            ])
        case .roundedRectangle(let box, let radius):
            let box = box.standardized
            let corner = min(max(radius, 0), min(box.width, box.height) / 2)
            return Self.path(of: box, CGSize(width: corner, height: corner))
        case .ellipse(let box):
            let box = box.standardized
            return Self.path(of: box, CGSize(width: box.width / 2, height: box.height / 2))
        }
    }

    /// Returns the path of a rectangle whose corners are quarter ellipses, clockwise from the left end of the
    /// top side.
    private static func path(of box: CGRect, _ corner: CGSize) -> Path {
        let (left, right, top, bottom) = (box.minX, box.maxX, box.minY, box.maxY)
        let (wide, high) = (corner.width, corner.height)
        let (restX, restY) = (wide * (1 - Path.kappa), high * (1 - Path.kappa))
        func curve(_ one: (CGFloat, CGFloat), _ two: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat))
            -> Path.Element
        {
            .curve(
                to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: one.0, y: one.1),
                control2: CGPoint(x: two.0, y: two.1))
        }
        return Path([
            .move(CGPoint(x: left + wide, y: top)),
            .line(CGPoint(x: right - wide, y: top)),
            curve((right - restX, top), (right, top + restY), (right, top + high)),
            .line(CGPoint(x: right, y: bottom - high)),
            curve((right, bottom - restY), (right - restX, bottom), (right - wide, bottom)),
            .line(CGPoint(x: left + wide, y: bottom)),
            curve((left + restX, bottom), (left, bottom - restY), (left, bottom - high)),
            .line(CGPoint(x: left, y: top + high)),
            curve((left, top + restY), (left + restX, top), (left + wide, top)),
            .close,
        ])
    }
}
