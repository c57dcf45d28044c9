// A transform without its translation is a rotation after a triangular map:
//
//     | a  c |   | cos -sin |   | scaleX  shear  |
//     | b  d | = | sin  cos | * |   0     scaleY |
//
// The x axis goes to (a, b) = scaleX (cos, sin), so the rotation is that vector's angle and scaleX its
// length. The y axis, rotated back, is (shear, scaleY). A mirrored transform (negative determinant) has a
// negative scaleY. The angle is the same atan2(b, a) that an animator reads from a view.

/// A decomposed transform: a rotation, two scales, a shear and a translation, which can be changed
/// and animated one by one.
package struct TransformParts: Sendable, Hashable {
    /// The rotation in radians, from -pi to pi when read from a transform.
    package var rotation: CGFloat = 0
    /// The scale along the x axis; 0 or more when read from a transform.
    package var scaleX: CGFloat = 1
    /// The scale of the y axis perpendicular to the x axis; negative in a mirrored transform.
    package var scaleY: CGFloat = 1
    /// The displacement of the y axis's tip along the x axis.
    package var shear: CGFloat = 0
    /// The translation in points.
    package var translation = CGVector.zero

    /// Creates the parts of the identity.
    package init() {}

    /// Creates the parts of a transform. Rotations without scale give scales of exactly 1 and a shear
    /// of exactly 0.
    package init(_ transform: CGAffineTransform) {
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

    /// The transform composed of the parts.
    package var transform: CGAffineTransform {
        var result = CGAffineTransform(rotationAngle: rotation)
        if scaleX != 1 || scaleY != 1 || shear != 0 {
            let (cosine, sine) = (result.a, result.b)
            (result.a, result.b) = (cosine * scaleX, sine * scaleX)
            (result.c, result.d) = (cosine * shear - sine * scaleY, sine * shear + cosine * scaleY)
        }
        (result.tx, result.ty) = (translation.dx, translation.dy)
        return result
    }

    /// True when the transform mirrors the plane.
    package var isMirrored: Bool { scaleX * scaleY < 0 }

    /// The other parts of the same transform: half a turn more, with both axes reversed.
    package var turnedByHalf: TransformParts {
        var other = self
        other.rotation = shortestTurn(rotation + .pi)
        (other.scaleX, other.scaleY, other.shear) = (-scaleX, -scaleY, -shear)
        return other
    }

    /// Returns the length of a vector; exactly 1 where it differs from 1 by no more than the rounding
    /// of a sine and cosine, 1e-14.
    private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        let length = (x * x + y * y).squareRoot()
        return abs(length - 1) < 1e-14 ? 1 : length
    }
}

/// Returns the angle of the same rotation above -pi up to pi, in radians.
package func shortestTurn(_ angle: CGFloat) -> CGFloat {
    let turn = angle.remainder(dividingBy: 2 * .pi)
    return turn <= -.pi ? turn + 2 * .pi : turn
}
