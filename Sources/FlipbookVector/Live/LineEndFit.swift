import CoreGeometry

/// The constant c and the turning offset o of points c + R(angle) o: least squares.
struct LineEndFit {
    struct Sample {
        let point: CGPoint
        let angle: CGFloat
    }

    private(set) var constant = CGPoint.zero
    private(set) var offset = CGPoint.zero
    /// The largest distance of a point from the fit.
    private(set) var error: CGFloat = 0

    init(_ samples: [Sample]) {
        // As complex numbers, with w = e^(i angle): the sum of |z - c - w o|^2 is least for these c and o.
        let count = CGFloat(samples.count)
        var (sumZ, sumW, sumWZ) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
        for sample in samples {
            sumZ = sumZ + sample.point
            sumW = sumW + CGPoint(x: 1, y: 0).turned(sample.angle)
            sumWZ = sumWZ + sample.point.turned(-sample.angle)
        }
        let spread = count - (sumW.x * sumW.x + sumW.y * sumW.y) / count
        if spread > 1e-4 * count {
            let product = CGPoint(
                x: sumW.x * sumZ.x + sumW.y * sumZ.y, y: sumW.x * sumZ.y - sumW.y * sumZ.x)
            offset = CGPoint(
                x: (sumWZ.x - product.x / count) / spread, y: (sumWZ.y - product.y / count) / spread)
        }
        let turned = CGPoint(
            x: sumW.x * offset.x - sumW.y * offset.y, y: sumW.x * offset.y + sumW.y * offset.x)
        constant = CGPoint(x: (sumZ.x - turned.x) / count, y: (sumZ.y - turned.y) / count)
        for sample in samples {
            let rest = sample.point - constant - offset.turned(sample.angle)
            error = max(error, rest.length)
        }
    }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    var length: CGFloat { (x * x + y * y).squareRoot() }
    func turned(_ angle: CGFloat) -> CGPoint { applying(CGAffineTransform(rotationAngle: angle)) }
}
