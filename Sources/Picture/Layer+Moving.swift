package import CoreGeometry

extension Layer.Content {
    /// Returns the operation moved by a vector. The coordinates of shapes and frames are rounded to the given
    /// parts of a point, which removes rounding errors that would look like changes.
    package func moved(by vector: CGVector, partsOfPoint: CGFloat) -> Layer.Content {
        switch self {
        case .fill(let shape, let color):
            return .fill(shape.moved(by: vector, partsOfPoint: partsOfPoint), color)
        case .stroke(let shape, let color, let stroke):
            return .stroke(shape.moved(by: vector, partsOfPoint: partsOfPoint), color, stroke)
        case .text(var text):
            text.frame = text.frame.moved(by: vector, partsOfPoint)
            return .text(text)
        case .image(var image):
            image.frame = image.frame.moved(by: vector, partsOfPoint)
            return .image(image)
        case .gradient(let shape, let gradient):
            return .gradient(shape.moved(by: vector, partsOfPoint: partsOfPoint), gradient.moved(by: vector))
        case .backdrop(let shape, let backdrop):
            return .backdrop(shape.moved(by: vector, partsOfPoint: partsOfPoint), backdrop)
        }
    }
}

extension Shape {
    /// Returns the shape moved by a vector, with all its coordinates rounded to the given parts of a point.
    package func moved(by vector: CGVector, partsOfPoint: CGFloat) -> Shape {
        switch self {
        case .rectangle(let box): return .rectangle(box.moved(by: vector, partsOfPoint))
        case .roundedRectangle(let box, let radius):
            return .roundedRectangle(
                box.moved(by: vector, partsOfPoint), cornerRadius: radius.rounded(partsOfPoint))
        case .ellipse(let box): return .ellipse(in: box.moved(by: vector, partsOfPoint))
        case .path(var path):
            func moved(_ point: CGPoint) -> CGPoint { point.moved(by: vector, partsOfPoint) }
            path.elements = path.elements.map { element in
                switch element {
                case .move(let point): .move(moved(point))
                case .line(let point): .line(moved(point))
                case .curve(let end, let one, let two):
                    .curve(to: moved(end), control1: moved(one), control2: moved(two))
                case .close: .close
                }
            }
            return .path(path)
        }
    }
}

extension Gradient {
    /// Returns the gradient moved by a vector.
    fileprivate func moved(by vector: CGVector) -> Gradient {
        let shift = CGAffineTransform(translationX: vector.dx, y: vector.dy)
        return switch form {
        case .axial(let from, let to):
            Gradient(.axial(from: from.applying(shift), to: to.applying(shift)), stops)
        case .radial(let center, let radii):
            Gradient(.radial(center: center.applying(shift), radii: radii), stops, start: start)
        }
    }
}

extension CGRect {
    fileprivate func moved(by vector: CGVector, _ partsOfPoint: CGFloat) -> CGRect {
        let corner = CGPoint(x: minX, y: minY).moved(by: vector, partsOfPoint)
        return CGRect(
            x: corner.x, y: corner.y, width: width.rounded(partsOfPoint), height: height.rounded(partsOfPoint)
        )
    }
}

extension CGPoint {
    fileprivate func moved(by vector: CGVector, _ partsOfPoint: CGFloat) -> CGPoint {
        CGPoint(x: (x + vector.dx).rounded(partsOfPoint), y: (y + vector.dy).rounded(partsOfPoint))
    }
}

extension CGFloat {
    /// Returns the nearest multiple of a part of a point; never -0.
    fileprivate func rounded(_ partsOfPoint: CGFloat) -> CGFloat {
        (self * partsOfPoint).rounded() / partsOfPoint + 0
    }
}
