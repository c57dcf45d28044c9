// A transform without its shift is a turn after a triangular map:
//
//     | a  c |   | cos -sin |   | scaleX  shear  |
//     | b  d | = | sin  cos | * |   0     scaleY |
//
// The x axis goes to (a, b) = scaleX (cos, sin), so the turn is that vector's angle and scaleX its length.
// The y axis, turned back,
// is (shear, scaleY). A mirrored transform (negative determinant) gets a negative scaleY. The angle is the
// same atan2(b, a)
// that an animator reads from a view.

/// A transform taken apart: a turn, two scales, a shear and a shift, which can be changed and animated one by
/// one.
struct TransformParts: Sendable, Hashable {
    /// The turn in radians, from -pi to pi when read from a transform.
    var rotation: CGFloat = 0
    /// How much longer the x axis becomes; 0 or more when read from a transform.
    var scaleX: CGFloat = 1
    /// How much longer the y axis becomes, across the x axis; negative in a mirrored transform.
    var scaleY: CGFloat = 1
    /// How far the tip of the y axis moves along the x axis.
    var shear: CGFloat = 0
    /// The shift in points.
    var translation = CGVector.zero

    /// The identity's parts.
    init() {}

    /// A transform's parts. Turns without scale give scales of exactly 1 and a shear of exactly 0.
    init(_ transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        translation = CGVector(dx: transform.tx, dy: transform.ty)
        scaleX = TransformParts.length(a, b)
        guard scaleX > 0 else {
            rotation = arcTangent(y: -c, x: d)
            scaleY = TransformParts.length(c, d)
            return
        }
        rotation = arcTangent(y: b, x: a)
        if a == d && b == -c {
            scaleY = scaleX
        } else if a == -d && b == c {
            scaleY = -scaleX
        } else {
            scaleY = transform.determinant / scaleX
            shear = (a * c + b * d) / scaleX
        }
    }

    /// The transform that the parts make.
    var transform: CGAffineTransform {
        var result = CGAffineTransform(rotationAngle: rotation)
        if scaleX != 1 || scaleY != 1 || shear != 0 {
            let (cosine, sine) = (result.a, result.b)
            (result.a, result.b) = (cosine * scaleX, sine * scaleX)
            (result.c, result.d) = (cosine * shear - sine * scaleY, sine * shear + cosine * scaleY)
        }
        (result.tx, result.ty) = (translation.dx, translation.dy)
        return result
    }

    /// Whether the transform swaps left and right.
    var isMirrored: Bool { scaleX * scaleY < 0 }

    /// Other parts of the same transform: half a turn more, and both axes backwards.
    var turnedByHalf: TransformParts {
        var other = self
        other.rotation = shortestTurn(rotation + .pi)
        (other.scaleX, other.scaleY, other.shear) = (-scaleX, -scaleY, -shear)
        return other
    }

    /// The length of a vector; exactly 1 where it differs from 1 by no more than the rounding of a sine and
    /// cosine.
    private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        let length = (x * x + y * y).squareRoot()
        return abs(length - 1) < 1e-14 ? 1 : length
    }
}

/// The same turn in radians the short way round, above -pi up to pi.
func shortestTurn(_ angle: CGFloat) -> CGFloat {
    let turn = angle.remainder(dividingBy: 2 * .pi)
    return turn <= -.pi ? turn + 2 * .pi : turn
}
